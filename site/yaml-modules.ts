import { parse } from 'yaml';

/** A Vite plugin: `import words from './words.yaml'` gives what the file says. */
export function yamlModules() {
  return {
    name: 'yaml-modules',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (source: string) => `export default ${JSON.stringify(parse(source))}`,
    },
  };
}
