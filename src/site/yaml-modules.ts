import { parseYaml } from '../content/reader/yaml-file.ts';

/** A Vite plugin: `import words from './words.yaml'` returns the file's value. */
export function yamlModules() {
  return {
    name: 'yaml-modules',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (source: string, file: string) =>
        `export default ${JSON.stringify(parseYaml(file, source).content)}`,
    },
  };
}
