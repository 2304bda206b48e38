import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArticle } from '../../blog/articles/article.ts';
import { ArticleError } from '../../blog/articles/article-error.ts';
import { ContentError } from '../../content/reading/content-error.ts';
import { checkContent } from '../../site/check-content.ts';

/** Everything wrong in a project's content and posts, in lines; in seconds, before anything is built. */
export async function checkBefore(project: string): Promise<string[]> {
  const problems = await checkContent(project);
  const content = problems.length > 0 ? new ContentError(problems).message.split('\n') : [];
  return [...content, ...wrongPosts(join(project, 'content', 'posts'))];
}

function wrongPosts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      try {
        parseArticle(name, readFileSync(join(folder, name), 'utf8'));
        return [];
      } catch (error) {
        if (!(error instanceof ArticleError)) throw error;
        return error.message.split('\n').map((line) => `content/posts/${line}`);
      }
    });
}
