import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the unit starts Node.js as npm start does', () => {
  const [, flags = ''] = /^const flags = \[(.+)\];$/m.exec(textOf('../setup/start.ts')) ?? [];
  const started = `/node ${flags.replaceAll(/[',]/g, '')} dist/server/entry.mjs\n`;
  expect(flags).not.toBe('');
  expect(textOf('site@.service')).toContain(started);
});

test('the container has every folder that the commands import from', () => {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const reached = new Set(globSync('cli/!(*.test).ts', { cwd: project }));
  for (const file of reached) {
    const source = readFileSync(join(project, file), 'utf8').replaceAll(
      /^import type [^;]+;/gm,
      '',
    );
    for (const [, path = ''] of source.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)) {
      reached.add(normalize(join(file, '..', path)));
    }
  }
  const copied = new Set(textOf('Containerfile').match(/(?<=\/srv\/site\/)\w+(?= \w+$)/gm));
  const folders = new Set([...reached].map((file) => file.split('/')[0] ?? ''));
  expect(folders.size).toBeGreaterThan(5);
  expect([...folders].filter((folder) => !copied.has(folder))).toEqual([]);
});

test('each server of nginx names a log without queries, else another file’s would be in force', () => {
  const [before = '', ...servers] = textOf('nginx-site.conf').split(/^server \{$/m);
  expect(before).toMatch(/^log_format site /m);
  expect(before).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
  expect(servers.length).toBeGreaterThan(0);
  for (const server of servers) {
    expect(server.match(/^ *(?:access|error)_log .*;$/gm)).toEqual([
      '    access_log /var/log/nginx/access.log site;',
      '    error_log /dev/null;',
    ]);
  }
});
