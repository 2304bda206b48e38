import { hash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { rolldown } from 'rolldown';
import { freePort } from '../../scripts/release/free-port.ts';
import { guard } from './guard.ts';
import { registerApiRoutes } from './routes.ts';
import { watch } from './watch.ts';

/** The first port to try, and the number of ports. */
const [PORT, PORTS] = [4330, 500];
const HOST = '127.0.0.1';
/** Largest request body in bytes: a picture. */
const BODY_LIMIT = 50_000_000;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit.css">
<noscript>The editor needs JavaScript. Allow it for this address, or change the files as docs/content.md says.</noscript>
<div id="root"></div>
<script type="module" src="/edit.js"></script>
`;

/**
 * Serves the editor of a project, and from its first window on the development site for the page
 * beside its forms.
 *
 * @returns its address, which contains its key, and a function that stops both servers
 * @throws errors of Rolldown and the operating system
 */
export async function serveEditor(project: string) {
  const sitePort = await freePort();
  // Each folder has its own port, since browsers separate storage by origin.
  const ofFolder = Number.parseInt(hash('sha256', project).slice(0, 6), 16) % PORTS;
  const port = await freePort(PORT + ofFolder);
  const origin = `http://${HOST}:${port}`;
  const key = randomBytes(32).toString('base64url');
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    logger: { level: 'error' },
  });
  // Other sites may send this type without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  guard(app, key, origin, `http://${HOST}:${sitePort}`);
  await serveShell(app, project);
  let watching: ReturnType<typeof watch> | undefined;
  registerApiRoutes(app, project, () => {
    watching ??= watch(project, sitePort, origin);
    return watching.state();
  });
  await app.listen({ host: HOST, port });
  const close = async () => {
    watching?.close();
    await app.close();
  };
  return { address: `${origin}/#${key}`, close };
}

/**
 * Serves the editor's page, which holds no secret: its script reads the key from the address.
 *
 * @throws errors of Rolldown
 */
async function serveShell(app: FastifyInstance, project: string): Promise<void> {
  const styles = ['src/base/tokens/tokens.css', 'editor/client/edit.css'];
  const css = styles.map((file) => readFileSync(join(project, file), 'utf8')).join('\n');
  const parts = [
    ['/', 'text/html', PAGE],
    ['/edit.css', 'text/css', css],
    ['/edit.js', 'text/javascript', await bundledScript(project)],
  ] as const;
  for (const [path, type, text] of parts) {
    app.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
}

async function bundledScript(project: string): Promise<string> {
  const bundle = await rolldown({
    input: join(project, 'editor/client/main.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Modules of the form library say "use client", which has no meaning here.
    checks: { moduleLevelDirective: false },
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  return output[0].code;
}
