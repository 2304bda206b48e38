/** Ground of the dark sections and of pictures that bring their own. */
export const INK = '#071c2c';
/** Ground of the pages. */
export const PAPER = '#fbfaf6';
/** The brand: lines on ink. */
export const CYAN = '#1bbcee';
/** Lines on paper. */
export const CYAN_DEEP = '#085972';
