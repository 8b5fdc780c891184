import { diskFault } from '../lib/problems/disk-fault';
import { ProblemError } from '../lib/problems/problem';

/**
 * Runs a command. Prints errors that an author can fix without a stack trace, and other errors with it. Both exit with
 * code 1.
 * @param ending last sentence of an error, for example what stays as it was
 */
export async function runScript(main: () => Promise<void>, ending = ''): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof ProblemError)
      console.error(`\n${error.message}\n\n${error.problems.length} error${error.problems.length === 1 ? '' : 's'}. ${ending}`.trimEnd());
    else if (error instanceof Error && error.message.startsWith('The site configuration')) console.error(error.message);
    else {
      const fault = diskFault(error);
      console.error(fault === undefined ? error : `\n${fault}\n\n${ending}`.trimEnd());
    }
    process.exitCode = 1;
  }
}
