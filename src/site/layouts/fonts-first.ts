/** Milliseconds of a round trip from which fonts come too late. Chromium reports 100 for an unknown round trip. */
const SLOW = 125;

/**
 * The script that enables the font preloads above it in the head, for which Chromium delays the first paint, unless
 * the connection is slow or the visitor saves data. The first paint then has the system's fonts, and the site's fonts
 * show from the next page on.
 */
export const FONTS_FIRST_SCRIPT =
  `{let c=navigator.connection||0;c.rtt>=${SLOW}||c.saveData||` +
  `document.querySelectorAll("[as=font]").forEach(l=>l.media="all")}`;
