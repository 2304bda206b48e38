/** Full stops that end no sentence. */
const ABBREVIATIONS = /\b(?:U\.S|art|No|vs)\.(?=\s)/g;

/** The sentences of a text; `U.S.` comes back without its stops. */
export function sentences(text: string): string[] {
  return text
    .replace(ABBREVIATIONS, (word) => word.replaceAll('.', ''))
    .split(/(?<=[.!?][’”'")]*)\s+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
