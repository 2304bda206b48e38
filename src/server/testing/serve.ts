import { run } from '../start.ts';

/** `node serve.ts DIST`: runs the real program on the build in DIST. */
await run(process.env, process.argv[2] ?? '');
