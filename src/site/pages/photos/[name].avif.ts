import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { faceDisc } from '../../engravings/face-disc.ts';
import '../../load/logo.ts';
import { type PhotoSize, photoSizes } from '../../load/photo.ts';
import '../../load/service-cards.ts';

// Pages register their pictures as they load; several pages show the cards of services.
import.meta.glob('../../screens/*/load.ts', { eager: true });

export const getStaticPaths = (() =>
  photoSizes().map(({ name, ...props }) => ({ params: { name }, props }))) satisfies GetStaticPaths;

/** Writes each photograph or logo in each of its sizes, upright and without camera metadata. */
export const GET: APIRoute<Omit<PhotoSize, 'name'>> = async ({
  props: { file, width, isFace },
}) => {
  const sized = isFace
    ? await faceDisc(file, width)
    : sharp(file)
        .rotate()
        .resize({ width, withoutEnlargement: !file.endsWith('.svg') });
  const avif = await sized.avif().toBuffer();
  return new Response(new Uint8Array(avif), { headers: { 'Content-Type': 'image/avif' } });
};
