import { depths, measureQuestions, readQuestions } from '../lib/bench/questions';
import { Library } from '../lib/mcp/library';
import { runScript } from './run';

/** Asks the search of the assistants' server the questions in `tests/mcp`, over the export, and prints what it does not answer. */
runScript(async () => {
  const questions = await readQuestions('tests/mcp/questions.tsv');
  const { recall, misses } = await measureQuestions(questions, new Library(process.env.OUT_DIR || 'out'));
  for (const { question, sections, found } of misses)
    console.log(
      `"${question}"\n  expects ${sections.join(' or ')}\n  finds ${found.map((url) => url.replace(/^https?:\/\/[^/]+/, '')).join(' ')}`,
    );
  console.table({
    [`${questions.length} questions`]: Object.fromEntries(depths.map((depth) => [`recall@${depth}`, Number(recall[depth].toFixed(3))])),
  });
});
