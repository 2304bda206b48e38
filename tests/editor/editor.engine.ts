import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import type { Client } from '../engines/client.ts';
import { startFirefox } from '../engines/firefox.ts';
import { firefoxPrograms, webkitPrograms } from '../engines/installed.ts';
import { startWebkit } from '../engines/webkit.ts';
import { startEditor } from './start-editor.ts';

const NAME = "document.querySelector('label[for=root_name]')?.firstChild.textContent";
const BESIDE = "document.querySelector('iframe')?.contentDocument.body.textContent";

let project = '';
beforeAll(() => {
  project = copyProject();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Types the name of the firm, sees it in the page beside, and takes it back. */
async function tell<Element>(client: Client<Element>): Promise<void> {
  const { find, ask, type, click } = client;
  const editor = await startEditor(project);
  try {
    const file = () => readFileSync(join(project, 'content/firm.yaml'), 'utf8');
    const before = file();
    await client.open(editor.address, { width: 1440, height: 900 });
    await expect.poll(() => ask('location.hash')).toBe('#/firm');
    await ask("void (location.hash = '#/content/firm.yaml')");
    await expect.poll(() => ask(NAME)).toBeTruthy();
    await expect.poll(() => ask(BESIDE)).toContain('West Loop');
    const [field] = await find({ role: 'textbox', name: String(await ask(NAME)) });
    if (!field) throw new Error('the field has no name');
    await type(field, 'Three');
    await expect.poll(() => ask(BESIDE)).toContain('Three');
    expect(file()).toMatch(/^name: .*Three/m);
    const [undo] = await find({ text: 'Undo' });
    if (!undo) throw new Error('there is no Undo');
    await click(undo);
    await expect.poll(() => ask(BESIDE)).not.toContain('Three');
    expect(file()).toBe(before);
  } finally {
    await Promise.all([client.close(), editor.end()]);
  }
}

const { firefox = '' } = firefoxPrograms();
test.skipIf(firefox === '')('Firefox: what is typed stands beside, and is taken back', async () =>
  tell(await startFirefox(firefox)),
);

const { driver = '', browser = '', display = '' } = webkitPrograms();
test.skipIf(!(driver && browser && display))(
  'WebKit: what is typed stands beside, and is taken back',
  async () => tell(await startWebkit({ driver, browser, display })),
);
