import { stat } from 'node:fs/promises';
import path from 'node:path';
import { measureKeystrokes } from '../lib/bench/keystrokes';
import { measureSearch, searchTable } from '../lib/bench/search';
import { served } from '../lib/bench/served';
import { indexFolder } from '../lib/shared/search/locations';
import { runScript } from './run';
import { ensureChromium } from './setup.mjs';

/** Minimum share of the expected pages among the first five results. */
const leastRecall = 0.97;
/** Minimum share of right answers among those given, and of questions that have one. */
const leastRight = 0.85;
const leastAnswered = 0.5;
/** Maximum number of bytes that the first English query loads. */
const mostEnglishBytes = 120_000;

/**
 * Measures the search of the export over HTTP, with the code that runs in the browser: relevance by the golden sets,
 * answers, bytes of the first query, and time of a query. With `--browser`, also measures the time from a key press to the
 * painted results in headless Chromium. Fails if relevance, answers, or bytes miss their targets.
 */
runScript(async () => {
  const folder = process.env.OUT_DIR || 'out';
  if (!(await stat(path.join(folder, indexFolder)).catch(() => undefined)))
    throw new Error(`There is no search index in ${folder}/. Build the site first: npm run build`);
  const measures = await measureSearch(folder);
  const failures: string[] = [];
  for (const [locale, { measured, recall, mostBytes, misses, answers }] of measures) {
    for (const { query, missing, found } of misses)
      console.log(`${locale}: "${query}" does not find ${missing.join(' ')}, but ${found.join(' ')}`);
    if (measured > 0 && recall < leastRecall)
      failures.push(`${locale}: recall@5 is ${recall.toFixed(3)}, expected at least ${leastRecall}`);
    if (answers) {
      const { asked, answered, precision, wrong } = answers;
      for (const { question, answer } of wrong) console.log(`${locale}: "${question}" is answered by ${answer}`);
      console.log(`${locale}: ${answered} of ${asked} questions are answered, ${(precision * 100).toFixed(0)} % of them rightly.`);
      if (precision < leastRight || answered < asked * leastAnswered)
        failures.push(`${locale}: expected at least ${leastAnswered * 100} % answers, and ${leastRight * 100} % of them right`);
    }
    if (locale === 'en' && mostBytes > mostEnglishBytes)
      failures.push(`en: a first query loads ${mostBytes} bytes, expected at most ${mostEnglishBytes}`);
  }
  console.table(searchTable(measures));
  console.log('Queries whose page does not exist yet, or is not translated, are skipped.');
  if (process.argv.includes('--browser')) {
    process.env.CHROMIUM_PATH = await ensureChromium();
    console.log('\nMilliseconds from a key to its painted answer:');
    console.table(await served(folder, (url) => measureKeystrokes(url)));
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
});
