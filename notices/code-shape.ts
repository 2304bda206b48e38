/**
 * Whether a text in capitals has the shape of a paper's code: a quick look for the browser, by which no address is
 * made. What it takes, code-like.ts takes too.
 */
export const CODE_SHAPE = /^(?=.*\d)(?!(.*\d){6}|.*[A-Z]{5}|.*[ ./-]{2})[A-Z\d][A-Z\d ./-]{0,11}$/;

/** As many digits in a row as a taxpayer's number has, whatever stands between them. */
export const TAXPAYER_SHAPE = /(\d[-–. ]*){9}/;
