/** Load generator: sends one request to a site again and again, on several connections; with a body, as a form. */
import { argv } from 'node:process';

const [address = '', body = '', count = '', connections = ''] = argv.slice(2);
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
let sent = 0;

async function sendAll(): Promise<void> {
  while (sent < Number(count)) {
    sent += 1;
    const form = body === '' ? {} : { method: 'POST', headers, body };
    const answer = await fetch(address.replace('#', `${sent}`), { redirect: 'manual', ...form });
    await answer.arrayBuffer();
  }
}

await Promise.all(Array.from({ length: Number(connections) }, sendAll));
