import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Answers a second, and how long they took (ms). */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/**
 * Requests an address with wrk again and again, on 32 connections from one thread.
 *
 * @throws where wrk fails, a connection breaks, or an answer is 400 or above
 */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Figures> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--latency', '--threads', '1', '--connections', '32', '--duration', `${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    url,
  ]);
  const fault = /(?:Socket errors|Non-2xx or 3xx responses): .*/.exec(stdout);
  if (fault) throw new Error(`${url}: ${fault[0]}`);
  const latency = (percentile: number) => {
    const [, value, unit = ''] =
      new RegExp(`^ +${percentile}% +([\\d.]+)(us|ms|s)$`, 'm').exec(stdout) ?? [];
    return Number(value) * (MILLISECONDS[unit] ?? Number.NaN);
  };
  const [, perSecond] = /^Requests\/sec: +([\d.]+)$/m.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p50: latency(50), p99: latency(99) };
}
