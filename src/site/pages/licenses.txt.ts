import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';

/** The packages that are distributed to visitors: typefaces, icons, browser code. */
const HANDED_OUT = [
  ...['@fontsource-variable/public-sans', '@fontsource-variable/source-serif-4'],
  ...['@astrojs/react', 'astro', 'lucide-react', 'react', 'react-dom', 'scheduler'],
];

const licenseOf = (name: string) => readFileSync(join('node_modules', name, 'LICENSE'), 'utf8');

/** Writes the licenses of distributed packages, as these require; each text once. */
export const GET: APIRoute = () => {
  const byText = Map.groupBy(HANDED_OUT, (name) => licenseOf(name).trim());
  const parts = [...byText].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  return new Response(parts.join(`\n${'='.repeat(60)}\n\n`));
};
