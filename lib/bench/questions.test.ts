import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureQuestions, readQuestions } from './questions';

test('every section that a question expects exists', async () => {
  const anchors: Record<string, string[]> = JSON.parse(readFileSync('content/anchors.json', 'utf8'));
  const questions = await readQuestions('tests/mcp/questions.tsv');
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const missing = questions
    .flatMap(({ sections }) => sections)
    .filter((section) => {
      const [page = '', anchor] = section.split('#');
      return !anchors[page] || (anchor !== undefined && !anchors[page].includes(anchor));
    });
  expect(missing).toEqual([]);
});

test('the share of answered questions grows with the number of results, and a miss names what was found', async () => {
  const answers: Record<string, string[]> = { first: ['/a#b'], fourth: ['/c', '/d', '/e', '/a'], none: ['/a#bc', '/sub/a#c'] };
  const search = async (question: string) =>
    (answers[question] ?? []).map((path) => ({ url: `https://docs.example.com${path}`, title: '', heading: '', text: '', excerpt: '' }));
  const questions = [
    { question: 'first', sections: ['/a#b'] },
    { question: 'fourth', sections: ['/x', '/a'] },
    { question: 'none', sections: ['/a#b'] },
    { question: 'unknown', sections: ['/a'] },
  ];
  const { recall, misses } = await measureQuestions(questions, { search });
  expect(recall).toEqual({ 1: 0.25, 3: 0.25, 5: 0.5 });
  expect(misses.map(({ question, found }) => [question, found.length])).toEqual([
    ['none', 2],
    ['unknown', 0],
  ]);
});
