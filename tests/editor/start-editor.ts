import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** An editor, as `npm run edit` starts it. */
export interface StartedEditor {
  /** What opens it, once. */
  address: string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the editor of a project, without a browser.
 *
 * @param project the project's folder
 */
export async function startEditor(project: string): Promise<StartedEditor> {
  const child: ChildProcess = spawn(process.execPath, ['edit/main.ts', '--no-open'], {
    cwd: project,
    // Astro serves no page where it takes itself for tested.
    env: { ...process.env, ENV_FILE: '', NODE_ENV: undefined, VITEST: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the editor says nothing');
  const [line] = await once(createInterface(child.stdout), 'line');
  return {
    address: /http:\S+/.exec(String(line))?.[0] ?? '',
    end: async (signal) => {
      const ended = once(child, 'exit');
      if (child.kill(signal)) await ended;
    },
  };
}
