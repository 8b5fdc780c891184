import { ProblemError } from '../problems/problem';

/** What a step may do besides its work: stop when another step fails, and report a result to show with its time. */
export type StepContext = { signal: AbortSignal; report: (result: string) => void };

/** A step as the scheduler sees it. `reads` and `writes` name values and files. */
export type Step = {
  name: string;
  reads: readonly string[];
  writes: readonly string[];
  run: (things: never, context: StepContext) => Promise<unknown>;
};

/** What a step returns. Files are optional in `Things`: for a step that only writes files, the result doesn't matter. */
type Written<Part> = Record<never, never> extends Part ? unknown : Part;

/**
 * Returns a function that declares steps over `Things`. With it, a step can use only what it reads, and must return all
 * values that it writes. Files are optional things: they order the steps, but have no value.
 */
export function stepsOver<Things>() {
  type Name = keyof Things & string;
  return <Read extends Name = never, Write extends Name = never>(step: {
    name: string;
    reads: readonly Read[];
    writes: readonly Write[];
    run: (things: Pick<Things, Read>, context: StepContext) => Promise<Written<Pick<Things, Write>>>;
  }): Step => step;
}

/** A step and the steps that must be done before it starts. */
export type Planned = { step: Step; after: Step[] };

/**
 * Sorts steps so that each one comes after the writers of what it reads, otherwise in the order of the list.
 * @param given things that exist from the start
 * @throws Error that names the steps when two write the same thing, when one reads what none writes, or for a circle
 */
export function planSteps(steps: readonly Step[], given: readonly string[]): Planned[] {
  const writers = new Map<string, Step>();
  for (const step of steps)
    for (const thing of step.writes) {
      const other = given.includes(thing) ? 'the caller' : writers.has(thing) && `"${writers.get(thing)?.name}"`;
      if (other) throw new Error(`Both ${other} and "${step.name}" write "${thing}".`);
      writers.set(thing, step);
    }
  const waiting = steps.map((step) => {
    const needed = step.reads.filter((thing) => !given.includes(thing));
    const missing = needed.find((thing) => !writers.has(thing));
    if (missing !== undefined) throw new Error(`"${step.name}" reads "${missing}", which no step writes.`);
    return { step, after: [...new Set(needed.flatMap((thing) => writers.get(thing) ?? []))] };
  });
  const plan: Planned[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after }) => after.every((step) => plan.some((done) => done.step === step)));
    if (next < 0) throw new Error(`These steps wait for each other: ${waiting.map(({ step }) => `"${step.name}"`).join(', ')}.`);
    plan.push(...waiting.splice(next, 1));
  }
  return plan;
}

/**
 * Runs steps, each as soon as the writers of what it reads are done. If one fails, no other starts, and those that run
 * are told to stop.
 * @param given values that exist from the start
 * @param onDone called after each step with its time in milliseconds
 * @throws the error of the first step that failed, when no step runs anymore; an error that an author can fix has
 * priority, because it may be the cause of the others
 */
export async function runSteps(
  steps: readonly Step[],
  given: object,
  onDone: (step: Step, milliseconds: number, result: string) => void,
): Promise<void> {
  const things = { ...given };
  const stop = new AbortController();
  const errors: unknown[] = [];
  const running = new Map<Step, Promise<void>>();
  const run = async ({ step, after }: Planned) => {
    await Promise.all(after.map((other) => running.get(other)));
    if (stop.signal.aborted) return;
    const start = performance.now();
    let result = '';
    try {
      Object.assign(things, await step.run(things as never, { signal: stop.signal, report: (text) => (result = text) }));
      onDone(step, performance.now() - start, result);
    } catch (error) {
      errors.push(error);
      stop.abort();
    }
  };
  for (const planned of planSteps(steps, Object.keys(given))) running.set(planned.step, run(planned));
  await Promise.all(running.values());
  if (errors.length > 0) throw errors.find((error) => error instanceof ProblemError) ?? errors[0];
}
