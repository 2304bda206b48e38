/** The most octets of a line, without its end (RFC 5545, section 3.1). */
const LONGEST = 75;

/**
 * A line of a calendar file with its CRLF, folded where it is longer than 75 octets, and never
 * within a character (RFC 5545, section 3.1).
 *
 * @param name with parameters, if any: `DTSTART;VALUE=DATE`
 * @param value as its type has it: a text comes from `escaped`
 */
export function contentLine(name: string, value: string): string {
  let line = '';
  let length = 0;
  for (const character of `${name}:${value}`) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LONGEST) {
      line += '\r\n ';
      length = 1;
    }
    line += character;
    length += octets;
  }
  return `${line}\r\n`;
}

/** A text as a value; a line feed begins a line of it (RFC 5545, section 3.3.11). */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}
