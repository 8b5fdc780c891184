import { readFile } from 'node:fs/promises';
import type { Library } from '../mcp/library';

/** A question and the sections that answer it, as `/docs/components/button#styling`. Any of them counts. */
export type Question = { question: string; sections: string[] };

/** Quality of the answers. `recall` has the share of questions that one of the first 1, 3, or 5 sections answers. */
export type QuestionResult = {
  recall: Record<(typeof depths)[number], number>;
  misses: (Question & { found: string[] })[];
};

/** Numbers of results that are looked at. */
export const depths = [1, 3, 5] as const;

/**
 * Reads questions. Each line has a question and its sections, separated by a tab.
 * @throws Error with the line number of an invalid line
 */
export async function readQuestions(file: string): Promise<Question[]> {
  return (await readFile(file, 'utf8')).split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [question, sections, ...rest] = line.split('\t');
    if (!question || !sections || rest.length > 0)
      throw new Error(`${file}:${index + 1}: expected a question and its sections with a tab between them`);
    return [{ question, sections: sections.split(' ') }];
  });
}

/** Asks all questions as an assistant does. A miss is a question that none of the first five sections answers. */
export async function measureQuestions(questions: Question[], library: Pick<Library, 'search'>): Promise<QuestionResult> {
  const recall = { 1: 0, 3: 0, 5: 0 };
  const misses: QuestionResult['misses'] = [];
  for (const { question, sections } of questions) {
    const found = (await library.search(question, 'en', depths.at(-1))).map(({ url }) => url);
    const position = found.findIndex((url) => sections.some((section) => url.endsWith(section)));
    if (position < 0) misses.push({ question, sections, found });
    for (const depth of depths) if (position >= 0 && position < depth) recall[depth] += 1 / questions.length;
  }
  return { recall, misses };
}
