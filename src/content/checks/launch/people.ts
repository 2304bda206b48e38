import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent, type YamlFile } from '../../reader/yaml-file.ts';
import { pastDay, text } from '../../schemas/text.ts';

const card = z.looseObject({
  name: z.string(),
  title: z.string().default(''),
  languages: z.array(z.string()).default([]),
  license: text.optional(),
  approved: pastDay.optional(),
});

/**
 * The fields of content/people/ that the launch check reads, by file.
 *
 * @param project the project's folder
 * @throws ContentError for a card that cannot be read or does not fit
 */
export function peopleCards(project: string): YamlFile<z.infer<typeof card>>[] {
  const files = globSync('content/people/*.yaml', { cwd: project }).sort();
  return files.map((file) => readContent(project, file, card));
}
