/** Exits with 0 if the server on this machine is alive, else with 1. */
const { PORT = '4321' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
