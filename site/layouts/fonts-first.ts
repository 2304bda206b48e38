/** Round trips, in milliseconds, below which fonts are there nearly as soon as the page. */
const QUICK = 100;

/**
 * The script that has a quick line wait for the fonts. In Chromium a preload in the head holds the first paint back
 * until it is there, one in the body does not; Chromium alone says how long a round trip takes. A slow line, and one
 * whose visitor saves data, paints at once, in the system's own faces.
 *
 * @param files the addresses of the fonts
 */
export function fontsFirst(files: readonly string[]): string {
  return (
    '{const{rtt:a,saveData:b}=navigator.connection??{};' +
    `if(a<${QUICK}&&!b)for(const href of ${JSON.stringify(files)})` +
    'document.head.append(Object.assign(document.createElement("link"),' +
    '{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))}'
  );
}
