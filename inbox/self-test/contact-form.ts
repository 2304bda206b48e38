import { load } from 'cheerio/slim';
import { FORM_NAME } from '../fields.ts';

/** A contact form as it stands in a page. */
export interface ContactForm {
  /** Where it is sent, in full. */
  action: string;
  /** What it sends as long as nothing is filled in. */
  fields: URLSearchParams;
}

/** The contact form of a page at this address, as a browser reads it; undefined where there is none. */
export function contactFormIn(html: string, address: string): ContactForm | undefined {
  const $ = load(html);
  const form = $(`form[name="${FORM_NAME}"]`).first();
  if (form.attr('method')?.toLowerCase() !== 'post') return undefined;
  const base = new URL($('base').attr('href') ?? '', address);
  const fields = form.serializeArray().map(({ name, value }) => [name, value]);
  return {
    action: new URL(form.attr('action') ?? '', base).href,
    fields: new URLSearchParams(fields),
  };
}
