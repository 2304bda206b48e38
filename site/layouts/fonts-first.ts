/** Milliseconds a round trip may take for fonts to be there nearly as soon as the page. */
const QUICK = 100;

/**
 * The script that turns on the preloads of the fonts above it in the head, which Chromium holds the first paint back
 * for, unless the line is known to be slow or the visitor saves data. The first paint is then in the system's own
 * faces, and the fonts come for the next page.
 */
export const FONTS_FIRST =
  `{let c=navigator.connection||0;if(!(c.rtt>=${QUICK}||c.saveData))` +
  `for(let l of document.querySelectorAll("[as=font]"))l.media="all"}`;
