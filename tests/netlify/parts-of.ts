/** Parts of a page that are the same on both hosts: without form attributes, hashed names and the policy. */
export function partsOf(html: string): string[] {
  return html
    .replaceAll(/<meta http-equiv="content-security-policy"[^>]*>/g, '')
    .replaceAll(/\/_astro\/[\w.-]+/g, '/_astro/')
    .replaceAll(/ uid="\w+"/g, '')
    .replaceAll(/<form [^>]*>/g, '<form>')
    .split(/(?=<)/);
}
