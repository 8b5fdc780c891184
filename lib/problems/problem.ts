import { editDistance } from '../shared/text/edit-distance';
import type { ProblemKind } from './kinds';

/** A problem in the author's input, with its position and what to write instead. */
export type Problem = {
  severity: 'error' | 'warning';
  /** The configuration sets the severity by kind. Problems without a kind have a fixed severity. */
  kind?: ProblemKind;
  /** Path from the project's root. */
  file: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  message: string;
};

/** Contains all problems of a run, so that authors can fix them together. */
export class ProblemError extends Error {
  /** @param problems at least one */
  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemError';
  }
}

/** Formats a problem as `file:line:column: message`. */
export function formatProblem({ severity, file, line, column, message }: Problem): string {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
  return `${place}: ${severity === 'warning' ? 'warning: ' : ''}${message}`;
}

/** Maximum number of printed problems per file. */
const shownOfFile = 50;

/** Formats problems, one per line, ordered by file and line, without duplicates. Prints the first 50 of each file. */
export function formatProblems(problems: Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  const files = new Map<string, Set<string>>();
  for (const problem of sorted) {
    const lines = files.get(problem.file) ?? new Set();
    files.set(problem.file, lines.add(formatProblem(problem)));
  }
  return [...files].flatMap(([file, lines]) => firstOf(file, [...lines])).join('\n');
}

function firstOf(file: string, lines: string[]): string[] {
  const others = lines.length - shownOfFile;
  if (others <= 0) return lines;
  return [...lines.slice(0, shownOfFile), `${file}: ${others} more problem${others === 1 ? '' : 's'}; they show when these are fixed`];
}

/** @throws ProblemError when one of the problems is an error */
export function throwOnErrors(problems: Problem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new ProblemError(errors);
}

/** Returns the known name that is most similar to a mistyped one, or undefined if none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
