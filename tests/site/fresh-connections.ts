/**
 * Lets `fetch` reuse a connection for only a second. The server closes idle connections after a minute; a
 * busy test would write to one that is closing. A browser would retry, `fetch` does not.
 */
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 }));
