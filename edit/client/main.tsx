import './edit.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startSession } from './api.ts';
import { filesLeftUnsent, openFile } from './open-files.ts';

/** A file dropped beside its field would take the place of the page. */
for (const kind of ['dragover', 'drop'] as const) {
  addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}
const root = createRoot(document.getElementById('root') ?? document.body);
try {
  await startSession();
  await Promise.allSettled((await filesLeftUnsent()).map(openFile));
  root.render(<App />);
} catch (error) {
  root.render(<p role="alert">{String(error)}</p>);
}
