import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** An editor, as `npm run edit` starts it. */
export interface StartedEditor {
  /** The address that opens it. */
  address: string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the editor of a project, without a browser.
 *
 * @param project the project's folder
 */
export async function startEditor(project: string): Promise<StartedEditor> {
  const child: ChildProcess = spawn(process.execPath, ['editor/main.ts', '--no-open'], {
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

/** Makes a copied project a repository with one version. */
export function commitAll(project: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const by = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  git(...by, 'commit', '--quiet', '--message', 'Begin');
}
