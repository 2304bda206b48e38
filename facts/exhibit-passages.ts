import { join } from 'node:path';
import { z } from 'zod';
import { agendaMinutes } from '../content/drawn/agenda.ts';
import { ageStages } from '../content/drawn/ages.ts';
import { axisStations } from '../content/drawn/axis.ts';
import { doublingRule, doublingTurns } from '../content/drawn/doubling.ts';
import type { Label } from '../content/drawn/label.ts';
import { receiptPrices, receiptRates, receiptTotals } from '../content/drawn/receipt.ts';
import { windowLabels } from '../content/drawn/window.ts';
import { contentFiles } from '../content/reading/content-texts.ts';
import { parseYaml } from '../content/reading/yaml-file.ts';
import { type Exhibit, exhibit } from '../content/schemas/exhibit.ts';
import { text } from '../content/schemas/text.ts';
import type { Passage } from './passage.ts';

const PROJECT = join(import.meta.dirname, '..');

const withExhibit = z.object({ name: text, exhibit });

/**
 * What the services' exhibits print of their numbers, as sentences; their words are among those of the content.
 *
 * @throws ContentError for a file that is no YAML
 */
export function exhibitPassages(project: string = PROJECT): Passage[] {
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

/** The figures that a drawing makes of its numbers, each with its words. */
function workedOut(drawn: Exhibit): Label[] {
  switch (drawn.kind) {
    case 'agenda':
      return agendaMinutes(drawn);
    case 'ages':
      return ageStages(drawn);
    case 'axis':
      return axisStations(drawn);
    case 'doubling':
      return [doublingRule(drawn), ...doublingTurns(drawn)];
    case 'receipt':
      return [
        ...receiptPrices(drawn),
        ...receiptTotals(drawn),
        ...receiptRates(drawn).map(({ label, percent, beside }) => ({
          label,
          beside: `${percent} ${beside}`,
        })),
      ];
    case 'window':
      return windowLabels(drawn);
    default:
      return [];
  }
}
