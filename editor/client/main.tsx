import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeKey } from './api.ts';

/** A file dropped beside its field would replace the page. */
for (const kind of ['dragover', 'drop'] as const) {
  addEventListener(kind, (event) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  });
}
await takeKey();
// A new hash typed into the address bar.
addEventListener('hashchange', takeKey);
createRoot(document.getElementById('root') ?? document.body).render(<App />);
