import { describe, expect, test } from 'vitest';
import { ProblemError } from '../problems/problem';
import { planSteps, runSteps, type Step, stepsOver } from './steps';

const step = (name: string, reads: string[], writes: string[], run: Step['run'] = async () => {}): Step => ({ name, reads, writes, run });
const noted = () => {};

describe('the plan', () => {
  test('puts each step after the writers of what it reads, and otherwise keeps the order of the list', () => {
    const steps = [step('publish', ['pages', 'feeds'], []), step('feeds', ['posts'], ['feeds']), step('render', ['posts'], ['pages'])];
    const plan = planSteps(steps, ['posts']).map(({ step: { name }, after }) => [name, after.map((other) => other.name)]);
    expect(plan).toEqual([
      ['feeds', []],
      ['render', []],
      ['publish', ['render', 'feeds']],
    ]);
  });

  test.each([
    ['an unknown name', [step('a', ['thing'], [])], '"a" reads "thing", which no step writes.'],
    ['two writers', [step('a', [], ['thing']), step('b', [], ['thing'])], 'Both "a" and "b" write "thing".'],
    ['a second writer of what is given', [step('a', [], ['site'])], 'Both the caller and "a" write "site".'],
    ['a circle', [step('a', ['c'], ['b']), step('free', [], ['d']), step('b', ['b'], ['c'])], 'These steps wait for each other: "a", "b".'],
  ])('is refused for %s', (_, steps, message) => {
    expect(() => planSteps(steps, ['site'])).toThrow(message);
  });
});

describe('a run', () => {
  test('gives each step what it reads, and runs at the same time what does not depend on each other', async () => {
    type Things = { text: string; length: number; file?: undefined };
    const declare = stepsOver<Things>();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const done: string[] = [];
    const steps = [
      // Ends only after the next one, which must therefore run beside it.
      declare({ name: 'write', reads: ['text'], writes: ['file'], run: () => held }),
      declare({
        name: 'count',
        reads: ['text'],
        writes: ['length'],
        run: async ({ text }, { report }) => {
          report(`${text.length} letters`);
          setTimeout(release, 5);
          return { length: text.length };
        },
      }),
      declare({ name: 'end', reads: ['file', 'length'], writes: [], run: async ({ length }) => void done.push(`end ${length}`) }),
    ];
    await runSteps(steps, { text: 'four' }, ({ name }, _, result) => done.push(`${name}: ${result}`));
    expect(done).toEqual(['count: 4 letters', 'write: ', 'end 4', 'end: ']);
  });

  test('after an error starts nothing, stops what runs, and ends only when that has stopped', async () => {
    const done: string[] = [];
    const steps = [
      step(
        'render',
        [],
        ['pages'],
        (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () =>
              setTimeout(() => {
                done.push('stopped');
                reject(new Error('killed'));
              }, 5),
            );
          }),
      ),
      step('check', [], ['model'], async () => Promise.reject(new Error('wrong'))),
      step('publish', ['pages', 'model'], [], async () => void done.push('published')),
    ];
    await expect(runSteps(steps, {}, noted)).rejects.toThrow('wrong');
    expect(done).toEqual(['stopped']);
  });

  test('reports what an author can fix rather than what broke earlier because of it', async () => {
    const problem = new ProblemError([{ severity: 'error', file: 'a.mdx', message: 'no title' }]);
    const steps = [
      step('render', [], [], async () => Promise.reject(new Error('next build failed'))),
      step('check', [], [], async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        throw problem;
      }),
    ];
    await expect(runSteps(steps, {}, noted)).rejects.toBe(problem);
  });
});
