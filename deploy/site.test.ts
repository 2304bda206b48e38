import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the unit starts Node.js as npm start does', () => {
  const [, flags = ''] = /^const flags = \[(.+)\];$/m.exec(textOf('../scripts/start.ts')) ?? [];
  const started = `/node ${flags.replaceAll(/[',]/g, '')} dist/server/entry.mjs\n`;
  expect(flags).not.toBe('');
  expect(textOf('site@.service')).toContain(started);
});

test('the follower has the restrictions of the site, but may also write its folder', () => {
  const wallsOf = (unit: string) => {
    const own = textOf(unit).split(/^UMask=/m)[1] ?? '';
    return own
      .split('\n')
      .filter((line) => /^[A-Z]\w+=/.test(line) && !/^(?:Memory|Tasks|Limit|Wanted)/.test(line));
  };
  expect(wallsOf('site@.service').length).toBeGreaterThan(20);
  expect(wallsOf('site-follow.service')).toEqual(wallsOf('site@.service'));
  const [, script] =
    /^ExecStart=\/usr\/bin\/env npm run --silent (\w+)$/m.exec(textOf('site-follow.service')) ?? [];
  expect(JSON.parse(textOf('../package.json')).scripts).toHaveProperty(script ?? '');
});

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

test.skipIf(analyze('--version').error)('systemd understands every unit', () => {
  const folder = temporaryFolder();
  const units = globSync('site*.{service,socket,timer}', { cwd: import.meta.dirname });
  for (const unit of units) copyFileSync(join(import.meta.dirname, unit), join(folder, unit));
  // The command that it starts is in a folder that does not exist here.
  const unit = textOf('site@.service').replace(/^ExecStart=\S+/m, 'ExecStart=/bin/sh');
  writeFileSync(join(folder, 'site@.service'), unit);
  const files = units.map((name) => join(folder, name.replace('@', '@4321')));
  for (const name of units.filter((each) => each.includes('@'))) {
    copyFileSync(join(folder, name), join(folder, name.replace('@', '@4321')));
  }
  expect(units).toHaveLength(4);
  expect(analyze('verify', ...files).stderr).toBe('');
});

test('the container has every folder that the commands import from', () => {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const reached = new Set(
    globSync('scripts/{archive,backup,facts,inbox,launch-check,posts,restore}.ts', {
      cwd: project,
    }),
  );
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
  expect(reached.size).toBeGreaterThan(100);
  expect([...folders].filter((folder) => !copied.has(folder))).toEqual([]);
});

test('each nginx server names a log without queries, else another file’s log would apply', () => {
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

test('Caddy logs no queries and no headers', () => {
  const [, fields = ''] = /^\t\t\tfields \{\n(.*?)^\t\t\t\}$/ms.exec(textOf('Caddyfile')) ?? [];
  expect(fields).toContain('request>uri regexp "(?:[?;#]|%3[bBfF]|%23).*" ""\n');
  expect(fields).toContain('request>headers delete\n');
});
