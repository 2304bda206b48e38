import { z } from 'zod';

/** The documents of Ghost's editors: Lexical's blocks, Mobiledoc's sections. */
const document = z.union([
  z
    .object({ root: z.object({ children: z.array(z.unknown()) }) })
    .transform((it) => it.root.children),
  z.object({ sections: z.array(z.unknown()) }).transform((it) => it.sections),
]);
const textNode = z.object({ text: z.string() });
/** Of Mobiledoc: kind, markups opened, number closed, text. */
const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.string()]);

/**
 * The words of a document of Ghost's editors without their layout, a text for each block; undefined
 * for a block without words, such as a picture's card. Empty if the text is no such document.
 */
export function ghostWords(json: string): (string | undefined)[] {
  try {
    const blocks = document.safeParse(JSON.parse(json)).data ?? [];
    return blocks.map((block) => [...words(block)].join('').trim() || undefined);
  } catch {
    return [];
  }
}

function* words(value: unknown): Generator<string> {
  const text = textNode.safeParse(value).data?.text ?? marker.safeParse(value).data?.[3];
  if (text !== undefined) yield text;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* words(inner);
  }
}
