import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const CONNECTIONS = 32;
const SCRIPT = join(import.meta.dirname, 'wrk.lua');

const figures = z.object({
  /** Answers a second. */
  perSecond: z.number(),
  /** How long half of them, and 99 in 100, took at most; in milliseconds. */
  p50: z.number(),
  p99: z.number(),
  /** Answers from 400 on, and connections that failed. */
  failed: z.number(),
});

export type Figures = z.infer<typeof figures>;

/**
 * Visits pages of a site in turn with wrk, on 32 connections from one thread.
 *
 * @throws where wrk fails
 */
export async function load(
  site: string,
  [first = '/', ...others]: readonly string[],
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Figures> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', `${CONNECTIONS}`, '--duration', `${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...['--script', SCRIPT, `${site}${first}`, '--'],
    // wrk asks for one page faster than for several.
    ...(others.length > 0 ? [first, ...others] : []),
  ]);
  return figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
