import { globSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** What pages are made of; not what is being written beside them. */
const FILES = 'content/**/*.{yaml,md,jpg,jpeg,png,webp,avif,svg}';

/**
 * Keeps a development server from rendering what the content's files said before.
 *
 * @returns looks for files that were written, added or removed since the last call: modules that
 *   read them are read again
 */
export function followFiles(server: ViteDevServer): () => void {
  let known = stamps();
  return () => {
    const current = stamps();
    const changed = [...current.keys(), ...known.keys()].filter(
      (file) => current.get(file) !== known.get(file),
    );
    const listed = changed.filter((file) => !(current.has(file) && known.has(file)));
    known = current;
    if (changed.length === 0) return;
    for (const environment of Object.values(server.environments)) {
      forget(environment, new Set(changed), new Set(listed.map((file) => dirname(file))));
    }
  };
}

/** @param folders those in which files appeared or went: what lists them is read again too */
function forget(
  environment: DevEnvironment,
  files: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): void {
  const { moduleGraph } = environment;
  const invalidated = new Set<Parameters<typeof moduleGraph.invalidateModule>[0]>();
  const now = Date.now();
  for (const [file, modules] of moduleGraph.fileToModulesMap) {
    const isListed = folders.has(dirname(file));
    if (!files.has(file) && !isListed) continue;
    for (const module of modules) {
      if (files.has(file)) moduleGraph.invalidateModule(module, invalidated, now, true);
      for (const importer of isListed ? module.importers : []) {
        moduleGraph.invalidateModule(importer, invalidated, now, true);
      }
    }
  }
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const { id } of invalidated) {
    const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
    if (evaluated) evaluatedModules.invalidateModule(evaluated);
  }
}

/** Of each file of the content, what tells it from itself at another moment. */
function stamps(): Map<string, string> {
  const files = globSync(FILES);
  return new Map(
    files.map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false, bigint: true });
      return [resolve(file).replaceAll('\\', '/'), `${stat?.mtimeNs} ${stat?.ino} ${stat?.size}`];
    }),
  );
}
