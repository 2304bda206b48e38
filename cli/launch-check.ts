import { unbacked } from '../gate/unbacked.ts';

/** `npm run launch-check`: what must be replaced, approved or proved before the site goes live. */
const findings = unbacked('content');
for (const { file, what } of findings) process.stdout.write(`content/${file}: ${what}\n`);
process.stdout.write(
  findings.length === 0
    ? 'Nothing stands in the way.\n'
    : `${findings.length} to replace, approve or prove before the site goes live.\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
