import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { telling } from '../engines/answering.ts';
import type { Client } from '../engines/client.ts';
import { startFirefox } from '../engines/firefox.ts';
import { firefoxPrograms, webkitPrograms } from '../engines/installed.ts';
import { startWebkit } from '../engines/webkit.ts';
import { commitAll, type StartedEditor, startEditor } from './start-editor.ts';

const NAME = "document.querySelector('label[for=root_name]')?.firstChild.textContent";

let project = '';
let original = '';
let editor: StartedEditor;
beforeAll(async () => {
  project = copyProject();
  original = readFileSync(join(project, 'content/firm.yaml'), 'utf8');
  commitAll(project);
  editor = await startEditor(project);
});
afterAll(async () => {
  await editor.end();
  rmSync(project, { recursive: true, force: true });
});

/** Types the name of the firm, which is saved, and discards it. */
async function typeAndDiscard<Element>({ find, ask, type, click, open }: Client<Element>) {
  const file = () => readFileSync(join(project, 'content/firm.yaml'), 'utf8');
  await open(editor.address, { width: 1440, height: 900 });
  await expect.poll(() => ask(NAME)).toBeTruthy();
  await expect.poll(() => ask("document.querySelector('iframe')?.src")).toMatch(/\/contact$/);
  const [field] = await find({ role: 'textbox', name: String(await ask(NAME)) });
  if (!field) throw new Error('the field has no name');
  await type(field, 'Three');
  await expect.poll(file).toMatch(/^name: .*Three/m);
  await ask('void (window.confirm = () => true)');
  const [discard] = await find({ text: 'Discard my changes to this file' });
  if (!discard) throw new Error('there is no button to discard');
  await click(discard);
  await expect.poll(file).toBe(original);
  await expect.poll(() => ask("document.querySelector('#root_name')?.value")).not.toMatch(/Three/);
}

async function tell<Element>(start: () => Promise<Client<Element>>): Promise<void> {
  const engine = { client: await start(), start };
  try {
    await telling(engine, typeAndDiscard);
  } finally {
    await engine.client.close();
  }
}

const { firefox = '' } = firefoxPrograms();
test.skipIf(firefox === '')('Firefox: what is typed is saved, and discarded', async () =>
  tell(() => startFirefox(firefox)),
);

const { driver = '', browser = '', display = '' } = webkitPrograms();
test.skipIf(!(driver && browser && display))(
  'WebKit: what is typed is saved, and discarded',
  async () => tell(() => startWebkit({ driver, browser, display })),
);
