import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { sharePictureSvg } from '../../art/share-picture.ts';
import { headingTypesetter } from '../../fonts/typesetter.ts';
import { rosetteFor } from '../../load/art.ts';
import { firm } from '../../load/firm.ts';
import { type SharePicture, sharePictures } from '../../load/share-pictures.ts';
import { colours } from '../../styles/colours.ts';

const { name: firmName, subtitle } = firm;
const pictures = [...sharePictures.values()];

/** All are begun at once: they are drawn in other threads while this one writes pages. */
export const getStaticPaths = (() => {
  const letters = pictures.flatMap(({ title, denomination = '' }) => [title, denomination]);
  const typesetter = headingTypesetter([firmName, subtitle, ...letters].join(''));
  const draw = async ({ title, denomination, rosette }: SharePicture) => {
    const words = { title, denomination, firm: firmName, subtitle };
    const svg = sharePictureSvg(words, rosetteFor(rosette), colours, await typesetter);
    // Two colours and what is between them; with dithering they would weigh twice as much.
    return sharp(Buffer.from(svg)).png({ colours: 16, dither: 0, effort: 1 }).toBuffer();
  };
  return pictures.map((picture) => ({
    params: { name: picture.name },
    props: { png: draw(picture) },
  }));
}) satisfies GetStaticPaths;

/** Writes the picture of each page that is shown beside a link to it. */
export const GET: APIRoute<{ png: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.png), { headers: { 'Content-Type': 'image/png' } });
