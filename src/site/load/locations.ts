import source from '../../../content/locations.yaml';
import { locationsSchema } from '../../content/schemas/location.ts';
import { texasMap } from './art.ts';
import { loadContent } from './load-content.ts';

/** The firm's Texas locations, main office first. */
export const locations = loadContent(locationsSchema, source);

export const locationsMap = texasMap(locations).url;
