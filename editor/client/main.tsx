import { createRoot } from 'react-dom/client';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { App } from './App.tsx';
import { call, startSession } from './api.ts';

/** A file dropped beside its field would take the place of the page. */
for (const kind of ['dragover', 'drop'] as const) {
  addEventListener(kind, (event) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  });
}
const root = createRoot(document.getElementById('root') ?? document.body);
try {
  await startSession();
  await call('files');
  root.render(<App />);
} catch (error) {
  root.render(<p role="alert">{messageOf(error)}</p>);
}
