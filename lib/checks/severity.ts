import type { Problem } from '../problems/problem';
import type { Site } from '../site/schema';

/** Gives problems the severity that the configuration sets for their kind; what is to be ignored is left out. */
export function applySeverity(problems: Problem[], checks: Site['checks']): Problem[] {
  return problems.flatMap((problem) => {
    const severity = problem.kind && checks[problem.kind];
    if (severity === 'ignore') return [];
    return severity === undefined
      ? [problem]
      : [{ ...problem, severity: severity === 'throw' ? ('error' as const) : ('warning' as const) }];
  });
}
