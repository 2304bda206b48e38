import type { Exhibit as Content } from '../../../content/schemas/exhibit.ts';
import { services } from '../../load/services.ts';
import { Exhibit } from '../../screens/service/exhibits/Exhibit.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import { Specimen } from './Specimen.tsx';

/** Every service's drawing, and again with words that no line of it holds. */
export function ExhibitParts() {
  return (
    <Group heading="Exhibits" note="The drawing at the end of a service's introduction.">
      {services.map(
        ({ slug, name, family, exhibit }) =>
          exhibit && (
            <div key={slug} data-family={family}>
              <Specimen name={`Exhibit, ${name}`} note={`Its kind: ${exhibit.kind}.`}>
                <Exhibit {...exhibit} />
              </Specimen>
              <Specimen name={`Exhibit, ${name}, long words`} note="They break inside the drawing.">
                <Exhibit {...withLongWords(exhibit)} />
              </Specimen>
            </div>
          ),
      )}
    </Group>
  );
}

/** What is no text that the firm writes freely: codes, amounts and days as they are printed. */
const GIVEN = ['kind', 'printed'];

function withLongWords(exhibit: Content): Content {
  const lengthen = (key: string, value: unknown) =>
    typeof value === 'string' && !GIVEN.includes(key) ? `${value} ${LONG_WORD}` : value;
  return JSON.parse(JSON.stringify(exhibit, lengthen));
}
