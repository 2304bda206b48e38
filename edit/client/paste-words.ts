import type { ClipboardEvent } from 'react';

/** What Word and mails leave between words: soft hyphens, signs without width, the bullets of symbol fonts. */
const LEFTOVERS =
  /\u00AD|[\u200B-\u200F]|[\u202A-\u202E]|[\u2060-\u2064]|\uFEFF|\uFFFC|[\uF000-\uF0FF]/g;

/** The sign before an entry of a list. */
const BULLETS = /^\s*(?:[•·▪◦]\s*|[o§-]\t\s*)/gm;

/** A pasted text as words of one paragraph. */
export function plainWords(text: string): string {
  return text
    .replace(LEFTOVERS, '')
    .replace(BULLETS, '')
    .replace(/^\s*[\r\n]+|[\r\n]+\s*$/g, '')
    .replace(/\s+/g, ' ');
}

/** Pastes words alone, in a way that the browser's own undo takes back. */
export function pasteWords(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const words = plainWords(pasted);
  if (words === pasted) return;
  event.preventDefault();
  const field = event.currentTarget;
  if (document.execCommand('insertText', false, words)) return;
  field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
