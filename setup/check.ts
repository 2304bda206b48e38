/** `npm run check`: what the content says that is wrong, untrue or left over, in seconds. */
import { join } from 'node:path';
import { texasToday } from '../base/calendar/texas-time.ts';
import { plainLines } from '../base/terminal/plain.ts';
import { readLaunch, unsettledOn } from '../content/gate/standing.ts';
import { ContentError, inOneLine } from '../content/reading/content-error.ts';
import { readContent } from '../content/reading/yaml-file.ts';
import { firm } from '../content/schemas/firm.ts';
import { findDrift } from './find-drift.ts';

const PROJECT = join(import.meta.dirname, '..');

const { mend, look } = await findDrift(PROJECT);
const said = [
  ...(mend.length > 0
    ? [
        'Must be mended before it can be published:',
        ...mend.map((each) => `  ${inOneLine(each)}`),
        '',
      ]
    : []),
  ...(look.length > 0 ? ['Worth a look:', ...look.map((each) => `  ${inOneLine(each)}`), ''] : []),
  ...elsewhere(),
  `${mend.length} to mend, ${look.length} worth a look.`,
];
process.stdout.write(`${plainLines(said.join('\n'))}\n`);
if (mend.length > 0) process.exitCode = 1;

/** What other commands say. */
function elsewhere(): string[] {
  try {
    const { open } = unsettledOn(readLaunch(PROJECT), texasToday());
    const { asSpecified } = readContent(PROJECT, 'content/firm.yaml', firm).content;
    return [
      ...(open.length > 0
        ? [`A public site is a draft for ${open.length} points: npm run launch-check`]
        : []),
      ...(asSpecified
        ? ['What differs from the specification takes a build: npm run test:specification']
        : []),
    ];
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
