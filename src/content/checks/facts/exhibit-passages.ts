import { z } from 'zod';
import { contentFiles } from '../../reader/content-texts.ts';
import { parseYaml } from '../../reader/yaml-file.ts';
import { exhibit, workedOut } from '../../schemas/exhibit.ts';
import { text } from '../../schemas/text.ts';
import type { Passage } from './passage.ts';

const withExhibit = z.object({ name: text, exhibit });

/**
 * Figures that the services' exhibits print, as sentences; their words are among the content's.
 *
 * @throws ContentError for a file that is no YAML
 */
export function exhibitPassages(project?: string): Passage[] {
  return contentFiles('services/*.yaml', project).flatMap(({ file, source }) => {
    const { data } = withExhibit.safeParse(parseYaml(`content/${file}`, source).content);
    if (!data) return [];
    return workedOut(data.exhibit).map(({ label, beside }) => {
      const sentence = `${label}: ${beside}`;
      const headings = [data.name, data.exhibit.title];
      return { file, text: sentence, paragraph: sentence, headings, isExample: true };
    });
  });
}
