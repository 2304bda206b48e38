import setUpDataApi from '../data-api/set-up.ts';
import { buildForNetlify } from './serve-on-netlify.ts';

/** Builds the site for Netlify, and installs what a Data API needs. */
export default function setUp(): void {
  setUpDataApi();
  buildForNetlify();
}
