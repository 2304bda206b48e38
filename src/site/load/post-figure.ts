import type { Post } from '../../blog/post.ts';

/** The number of a form, notice or letter, such as 941, W-2, LT11 or 1099-NEC; no year, amount or part of a date. */
const FORM =
  /(?<![\w$.,(-])(?:[A-Z]{1,4}-?\d{1,4}[A-Z]?|(?!(?:19|20)\d\d(?!-[A-Z]))\d{3,4}(?:-[A-Z]{1,4})?)(?=s?(?![\w%-]|[.,]\d))/;

/** The figure in a post's engraving: the post's own, else the first form in its title. */
export function postFigure({
  denomination,
  title,
}: Pick<Post, 'denomination' | 'title'>): string | undefined {
  return denomination ?? FORM.exec(title)?.[0];
}
