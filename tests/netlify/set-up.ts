import setUpDataApi from '../data-api/set-up.ts';
import { buildForNetlify } from './serve-on-netlify.ts';

/** Builds the site for Netlify, and prints why no Data API can run, if so. */
export default function setUp(): void {
  setUpDataApi();
  buildForNetlify();
}
