import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';

/** A form that Netlify detects in a published page. */
export interface FoundForm {
  name: string;
  /** The names of its fields; Netlify drops others. */
  fields: readonly string[];
  /** The honeypot field, which marks a post as spam. */
  honeypot: string | undefined;
}

const MARK = 'form[data-netlify="true"], form[netlify]';

/** The forms that Netlify detects in a published folder (docs.netlify.com/manage/forms/setup). */
export function findForms(publish: string): FoundForm[] {
  return globSync('**/*.html', { cwd: publish }).flatMap((file) => {
    const html = readFileSync(join(publish, file), 'utf8');
    // Parsing every page takes seconds.
    if (!html.includes('netlify')) return [];
    const $ = load(html);
    return $(MARK)
      .toArray()
      .map((form) => ({
        name: $(form).attr('name') ?? '',
        fields: $(form)
          .find('[name]')
          .toArray()
          .map((field) => $(field).attr('name') ?? ''),
        honeypot: $(form).attr('netlify-honeypot'),
      }));
  });
}

/** A page as Netlify publishes it: without its forms' attributes. */
export function published(html: string): string {
  return html.replaceAll(/ (?:data-netlify|netlify-honeypot)="[^"]*"/g, '');
}

/** The submission that a form's post stores; undefined if it is spam. */
export function captured(form: FoundForm, posted: URLSearchParams): Record<string, string>[] {
  if (form.honeypot !== undefined && posted.get(form.honeypot)) return [];
  const stored = form.fields.filter((name) => name !== form.honeypot && name !== 'form-name');
  return [Object.fromEntries(stored.map((name) => [name, posted.get(name) ?? '']))];
}
