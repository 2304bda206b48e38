/** Publishes or undoes in a folder, as a process that can be ended: `run-small.ts publish <folder> <address>`. */
import { publish } from '../publish.ts';
import { undo } from '../undo.ts';
import { smallWorkshop } from './small-workshop.ts';

const [what, project = '', publicUrl] = process.argv.slice(2);
const desk = {
  ...{ project, publicUrl, workshop: smallWorkshop() },
  patience: { everyMs: 50, forMs: 1_000 },
  say: (line: string) => void process.stdout.write(`${line}\n`),
  carryPosts: async () => [],
  ask: async () => true,
};
await (what === 'undo' ? undo(desk, '', true) : publish(desk, { yes: true }));
