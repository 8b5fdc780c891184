/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs, but takes no signals of this one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
