import { NOWHERE, ROUTES as SPECIFIED } from '../../routes.ts';

/** Every route of the specification, an unlisted service path, and paths that lead nowhere. */
export const ROUTES = [...SPECIFIED, '/services/unheard-of', '/blog/no-such-post', NOWHERE];
