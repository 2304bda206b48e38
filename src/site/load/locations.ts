import source from '../../../content/locations.yaml';
import { locations as schema } from '../../content/schemas/location.ts';
import { texasMap } from './art.ts';
import { filledIn } from './fill-in.ts';

/** The firm's Texas locations, main office first. */
export const locations = filledIn(schema, source);

/** The address of their map. */
export const locationsMap = texasMap(locations).url;
