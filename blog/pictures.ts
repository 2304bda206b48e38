import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleProblem } from './article-error.ts';
import type { Article } from './post.ts';
import { pictureAddresses } from './sanitize.ts';

/**
 * The pictures of an article, its own and those in its text, that the site would not have.
 *
 * @param served the folder whose files the site serves as they are
 */
export function missingPictures(
  { image_url, content }: Pick<Article, 'image_url' | 'content'>,
  served: string,
): Omit<ArticleProblem, 'file'>[] {
  const named = [
    ...(image_url === null ? [] : [{ field: 'image_url', address: image_url }]),
    ...pictureAddresses(content).map((address) => ({ field: 'body', address })),
  ];
  return named.flatMap(({ field, address }) => {
    const file = join(served, pathOf(address));
    if (existsSync(file) && statSync(file).isFile()) return [];
    return [{ field, expected: `expected the file ${file} for the picture ${address}` }];
  });
}

/** The path that a browser asks for, as a file's name has it: `/my%20desk.jpg?2` gives `/my desk.jpg`. */
function pathOf(address: string): string {
  const path = URL.parse(address, 'https://here.invalid')?.pathname ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
