import source from '../../../../content/pages/blog.yaml';
import { filledIn } from '../../load/fill-in.ts';
import { noteArt } from '../../load/note-art.ts';
import { blog as schema } from './schema.ts';

const words = filledIn(schema, source);

/** The words of the blog list, and the address of its rosette. */
export const blog = { ...words, rosette: noteArt(words.hero.denomination).url };

export type BlogContent = typeof blog;
