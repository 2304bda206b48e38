import { run } from '../run.ts';

/** `node serve.ts DIST`: the real program over another build, for tests to start and to kill. */
await run(process.env, process.argv[2] ?? '');
