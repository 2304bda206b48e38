import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from '../../content/reader/text-slips.ts';
import type { Article } from '../post.ts';
import { parseArticle } from './article.ts';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import type { ArticleFolders } from './article-folders.ts';
import { missingPictures } from './pictures.ts';
import { decodeText } from './read-article.ts';

/** The last reading of each file, by its name: an editor checks all files at each change of one. */
const parsed = new Map<string, { bytes: Buffer; read: () => { article: Article; text: string } }>();

/** Everything for which an import would refuse the articles of a folder, but for a broken picture. */
export function articleProblems({ articles, ...places }: ArticleFolders): ArticleProblem[] {
  const names = existsSync(articles) ? readdirSync(articles).sort() : [];
  return names
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = join(articles, name);
      try {
        const { article, text } = readOnce(file, name);
        return missingPictures(article, file, places).map(({ field, address, expected }) => {
          const offset = text.indexOf(address);
          const line = offset < 0 ? undefined : lineAt(text, offset);
          return { file: name, line, field, expected };
        });
      } catch (error) {
        if (!(error instanceof ArticleError)) throw error;
        return error.problems;
      }
    });
}

function readOnce(file: string, name: string): { article: Article; text: string } {
  const bytes = readFileSync(file);
  const last = parsed.get(name);
  if (last?.bytes.equals(bytes)) return last.read();
  const read = reading(bytes, name);
  parsed.set(name, { bytes, read });
  return read();
}

function reading(bytes: Buffer, name: string): () => { article: Article; text: string } {
  try {
    const text = decodeText(bytes, name);
    const article = parseArticle(name, text);
    return () => ({ article, text });
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
