import { run } from '../start.ts';

/** `node serve.ts DIST`: runs the real program on another build. */
await run(process.env, process.argv[2] ?? '');
