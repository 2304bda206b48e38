import { TITLE_MAX } from '../../content/schemas/text.ts';
import { fitting } from './fitting.ts';

/** A page's title as search engines show it: with the firm's name behind it, where there is room for both. */
export function pageTitle(title: string, firm: string): string {
  const whole = `${title} | ${firm}`;
  return whole.length <= TITLE_MAX ? whole : fitting(title, TITLE_MAX);
}
