/**
 * Lets `fetch` reuse a connection for a second only. The server closes idle ones after a minute; a busy
 * test notices too late and writes to one that is closing. A browser would ask again, `fetch` does not.
 */
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 }));
