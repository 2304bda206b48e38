import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// A small server has little memory; without this the heap keeps room that nothing fills.
setFlagsFromString('--optimize-for-size');
// Types are stripped and modules compiled once, not at every start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'));

const { run } = await import('./run.ts');
await run(process.env, join(import.meta.dirname, '..', 'dist'));
