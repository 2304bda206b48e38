/**
 * `npm run bench -- notes [rounds]`: what the drawing of a number costs, by kind of curve: processor time (ms), the median
 * and that of the dearest number, and bytes after Brotli, the median and the most.
 */
import { brotliCompressSync } from 'node:zlib';
import { drawNote } from '../site/art/notes/note.ts';
import { median } from './load/median.ts';
import { printRow } from './load/print-row.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
/** So many that nearly every figure of every kind is among them. */
const NUMBERS = Array.from({ length: 1_000 }, (_, number) => `CP${number}`);

function processorTime(number: string): number {
  const before = process.cpuUsage();
  drawNote(number);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Once unmeasured: the code is compiled as it runs.
for (const number of NUMBERS) drawNote(number);

const drawn = NUMBERS.map((number) => {
  const { kind, lines } = drawNote(number);
  const time = median(Array.from({ length: ROUNDS }, () => processorTime(number)));
  return { kind, time, bytes: brotliCompressSync(lines).byteLength };
});
printRow('Kind', 10, ['ms', 'most', 'bytes', 'most']);
for (const [kind, those = []] of Object.entries(Object.groupBy(drawn, (each) => each.kind))) {
  const times = those.map(({ time }) => time);
  const bytes = those.map((each) => each.bytes);
  printRow(kind, 10, [
    median(times).toFixed(2),
    Math.max(...times).toFixed(2),
    String(median(bytes)),
    String(Math.max(...bytes)),
  ]);
}
