import { parseYaml } from '../content/reader/yaml-file.ts';

/**
 * A Vite plugin: `import words from './words.yaml'` gives what the file says, and
 * `import { taxpayerNumber }` a single text. A text has a name of its own where that is of several
 * words, since one word may be reserved.
 */
export function yamlModules() {
  return {
    name: 'yaml-modules',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (source: string, file: string) => {
        const { content } = parseYaml(file, source);
        const texts = Object.entries(content ?? {}).filter(
          ([name, text]) => typeof text === 'string' && /^[a-z]+[A-Z]\w*$/.test(name),
        );
        const named = texts.map(
          ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
        );
        return `${named.join('')}export default ${JSON.stringify(content)}`;
      },
    },
  };
}
