/** Milliseconds of a round trip from which fonts come too late; what Chromium does not know yet it calls 100. */
const SLOW = 125;

/**
 * The script that turns on the preloads of the fonts above it in the head, which Chromium holds the first paint back
 * for, unless the line is known to be slow or the visitor saves data. The first paint is then in the system's own
 * faces, and the fonts come for the next page.
 */
export const FONTS_FIRST_SCRIPT =
  `{let c=navigator.connection||0;c.rtt>=${SLOW}||c.saveData||` +
  `document.querySelectorAll("[as=font]").forEach(l=>l.media="all")}`;
