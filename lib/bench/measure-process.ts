import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Resources that a command used. Memory and processor time are 0 on systems other than Linux. */
export type Usage = { seconds: number; cpuSeconds: number; peakMegabytes: number };

/**
 * Runs a Node.js command and waits for it.
 * @throws Error when it fails
 */
export async function measureProcess(args: string[], env: Record<string, string>): Promise<Usage> {
  const start = performance.now();
  const cpuStart = childrenCpu();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`);
  return {
    seconds: round((performance.now() - start) / 1000),
    cpuSeconds: round(childrenCpu() - cpuStart),
    peakMegabytes: Math.round(peak / 1024),
  };
}

/** Returns the processor time of all ended child processes and their children, in seconds. */
function childrenCpu(): number {
  try {
    // The name in the second field may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // cutime and cstime of proc(5), counted from the third field, in ticks of 10 ms.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

/** Returns the resident memory of a process and its children in KiB. */
function memoryOf(root: number): number {
  const processes = new Map<number, { parent: number; memory: number }>();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        processes.set(Number(name), { parent: read('PPid'), memory: read('VmRSS') });
      } catch {
        // The process has ended.
      }
    }
  } catch {
    return 0;
  }
  const isBelow = (id: number): boolean => id === root || (processes.has(id) && isBelow(processes.get(id)?.parent ?? -1));
  return [...processes].filter(([id]) => isBelow(id)).reduce((sum, [, { memory }]) => sum + memory, 0);
}

/** Rounds to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the quantile of a share, such as 0.95. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the median. */
export function median(values: number[]): number {
  return round(quantile(values, 0.5));
}
