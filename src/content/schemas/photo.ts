import { z } from 'zod';

/** The name of a file in content/photos/, shown instead of a drawn picture. */
export const photo = z
  .string()
  .regex(
    /^[\w-]+\.(jpg|jpeg|png|webp|avif)$/,
    'expected the name of a picture file in content/photos: letters, digits, - and _, then .jpg, .jpeg, .png, .webp or .avif in lower case',
  );
