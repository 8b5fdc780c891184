import type { Problem } from '../problems/problem';
import type { Site } from '../site/schema';

/** Sets the configured severity of problems. Leaves out ignored kinds. */
export function applySeverity(problems: Problem[], checks: Site['checks']): Problem[] {
  return problems.flatMap((problem) => {
    const severity = problem.kind && checks[problem.kind];
    if (severity === 'ignore') return [];
    return severity === undefined
      ? [problem]
      : [{ ...problem, severity: severity === 'throw' ? ('error' as const) : ('warning' as const) }];
  });
}
