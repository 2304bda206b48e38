/**
 * Whether a text in capitals has the shape of a paper's code: a quick look for the browser, by which no address is
 * made. What it takes, code-like.ts takes too.
 */
export const CODE_SHAPE = /^(?=.*\d)(?!(.*\d){6}|.*[A-Z]{5}|.*[ ./-]{2})[A-Z\d][A-Z\d ./-]{0,11}$/;

/** Digits grouped as those of a taxpayer or a card are; private-number.ts tells more of them. */
export const TAXPAYER_SHAPE =
  /(?:^|\D)(?:\d{3}[-–. ]?\d\d[-–. ]?\d{4}|\d\d[-–. ]\d{7}|\d[-–. ]\d\d[-–. ]\d{7}[-–. ]\d|(?:\d{4}[-–. ]?){3}\d{1,7})(?!\d)/;
