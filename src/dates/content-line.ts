/** The longest line in octets, without its line end (RFC 5545, section 3.1). */
const MAX_LENGTH = 75;

/**
 * A line of a calendar file with its CRLF. Folds after at most 75 octets, never within a character
 * (RFC 5545, section 3.1).
 *
 * @param name with parameters, if any: `DTSTART;VALUE=DATE`
 * @param value in the format of its type; text must come from `escaped`
 */
export function contentLine(name: string, value: string): string {
  let line = '';
  let length = 0;
  for (const character of `${name}:${value}`) {
    const octets = Buffer.byteLength(character);
    if (length + octets > MAX_LENGTH) {
      line += '\r\n ';
      length = 1;
    }
    line += character;
    length += octets;
  }
  return `${line}\r\n`;
}

/** Escapes text for use as a value; any line break becomes \n (RFC 5545, section 3.3.11). */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}
