/** A sixteenth service is one file under content/services/: the build finds it every other place. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attribute, parseHtml } from './html.ts';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');
const NAME = 'Grant Accounting';
const SLUG = 'grant-accounting';
const HREF = `/services/${SLUG}`;

/** What the build needs; the rest of the folder is left where it is. */
const SOURCES = [
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'adapter',
  'blog',
  'calendar',
  'content',
  'inbox',
  'server',
  'settings',
  'setup',
  'site',
  'sqlite',
];

const copy = mkdtempSync(join(tmpdir(), 'new-service-'));
const client = join(copy, 'dist/client');

beforeAll(async () => {
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  writeFileSync(join(copy, `content/services/${SLUG}.yaml`), sixteenth());
  const built = await run(process.execPath, ['setup/build.ts'], { cwd: copy });
  expect(built.stderr).toBe('');
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The new file: another service's under a new name, place and figure. */
function sixteenth(): string {
  return readFileSync(join(ROOT, 'content/services/payroll.yaml'), 'utf8')
    .replace(/^order: .*$/m, 'order: 16')
    .replace(/^name: .*$/m, `name: ${NAME}`)
    .replace(/^denomination: .*$/m, 'denomination: SF-425');
}

function page(file: string): HtmlElement {
  return parseHtml(readFileSync(join(client, file), 'utf8'));
}

/** Where the links within an element lead, in order. */
function hrefs(root: HtmlElement, selector: string): (string | undefined)[] {
  return root.querySelectorAll(`${selector} a`).map((link) => attribute(link, 'href'));
}

/** The services among links, each once. */
function services(links: readonly (string | undefined)[]): (string | undefined)[] {
  return [...new Set(links.filter((href) => href?.startsWith('/services/')))];
}

test.each(['index.html', 'contact.html'])(
  '%s lists it last of sixteen in its menus and footer',
  (file) => {
    const root = page(file);
    for (const place of ['#menu-services', '#menu', 'footer']) {
      const listed = services(hrefs(root, place));
      expect(listed, place).toHaveLength(16);
      expect(listed.at(-1), place).toBe(HREF);
    }
  },
);

test.each(['index.html', 'services.html'])('%s has its card in the grid', (file) => {
  const cards = page(file)
    .querySelectorAll('main li a')
    .filter((link) => link.textContent.startsWith('Learn More'));
  expect(cards).toHaveLength(16);
  expect(attribute(cards.at(-1) ?? null, 'href')).toBe(HREF);
  expect(cards.at(-1)?.textContent).toContain(NAME);
});

test('it has a page, with a rosette drawn for it alone', () => {
  const root = page(`services/${SLUG}.html`);
  expect(root.querySelector('h1')?.textContent).toBe(NAME);
  const picture = attribute(root.querySelector('main header img'), 'src') ?? '';
  expect(picture).toMatch(new RegExp(`^/art/${SLUG}\\.[0-9a-f]+\\.svg$`));
  const rosette = readFileSync(join(client, picture), 'utf8');
  const others = globSync('art/*.svg', { cwd: client }).filter((file) => `/${file}` !== picture);
  expect(others.length).toBeGreaterThan(15);
  for (const file of others) expect(readFileSync(join(client, file), 'utf8')).not.toBe(rosette);
});

test('search engines are told of it', () => {
  expect(readFileSync(join(client, 'sitemap.xml'), 'utf8')).toContain(`${HREF}</loc>`);
});
