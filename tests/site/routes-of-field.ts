import { PAPER_KINDS, PAPER_TOPICS, PAPERS } from '../content.ts';
import {
  ABOUT_UNKNOWN_PAPER,
  EMPTY_FIELD,
  NEAR_PAPER,
  NEAR_WORDS,
  NO_NUMBER,
  PRIVATE_NUMBERS,
  UNKNOWN_PAPER,
} from '../routes.ts';

/** A paper, and one with a recurring due date. */
const A_PAPER = PAPERS.slice(0, 1).map(({ href }) => href);
const A_DATED_PAPER = PAPERS.filter(({ dates }) => dates.length > 0)
  .slice(0, 1)
  .map(({ href }) => href);

/** The fields of a service that grids show on its card. */
const ON_CARDS = new Set(['name', 'denomination', 'summary']);

/** The routes that show a field of a content file; '*' is every page. */
export function routesOf(file: string, field: string): string[] {
  const [folder, name = ''] = file.replace('.yaml', '').split('/');
  if (file === 'firm.yaml' || name === 'shell') return ['*'];
  if (folder === 'testimonials') return ['/'];
  if (folder === 'people') return ['/meet-team'];
  if (folder === 'services') {
    return [`/services/${name}`, ...(ON_CARDS.has(field) ? ['/', '/services'] : [])];
  }
  if (file === 'papers.yaml') return [PAPERS[Number.parseInt(field, 10)]?.href ?? ''];
  if (name === 'paper') return /^(due|calendar|clock\.due)$/.test(field) ? A_DATED_PAPER : A_PAPER;
  if (file === 'paper-kinds.yaml') return [PAPER_KINDS[Number.parseInt(field, 10)]?.href ?? ''];
  if (file === 'paper-topics.yaml') return [PAPER_TOPICS[Number.parseInt(field, 10)]?.href ?? ''];
  if (name === 'find') return findRoutes(field);
  if (file === 'paper-field.yaml') return ['/services', '/find'];
  if (name === 'home') return ['/'];
  if (name === 'services-index') return ['/services'];
  if (name === 'contact') return contactRoutes(field);
  return [`/${name}`];
}

/** The answers of the page /find that show a field of its words. */
function findRoutes(field: string): string[] {
  if (field === 'empty') return [EMPTY_FIELD];
  if (field.startsWith('near.')) return [NEAR_WORDS];
  if (field.startsWith('private.')) {
    return PRIVATE_NUMBERS.filter((href) => href.endsWith(`=${field.split('.')[1]}`));
  }
  if (field.endsWith('.unnamed')) return [NO_NUMBER];
  if (/^unknown\.(?:near|kind)\./.test(field)) return [NEAR_PAPER];
  if (field.startsWith('unknown.words.')) return [NO_NUMBER];
  return [field.startsWith('unknown.') ? UNKNOWN_PAPER : '/find'];
}

/** The contact page's words also appear on the pages after sending without script. */
function contactRoutes(field: string): string[] {
  if (field.startsWith('about.')) return [ABOUT_UNKNOWN_PAPER];
  if (field.startsWith('sent.')) return ['/message-sent'];
  if (field.startsWith('form.thanks.')) return ['/contact', '/message-sent'];
  return field.startsWith('check.') ? ['/contact/check'] : ['/contact'];
}
