import './edit.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { filesLeftUnsent, openFile } from './open-files.ts';
import { startSession } from './session.ts';

/** A file dropped beside its field would take the place of the page. */
for (const kind of ['dragover', 'drop'] as const) {
  addEventListener(kind, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}
const root = createRoot(document.getElementById('root') ?? document.body);
try {
  await startSession();
  const recovered = await filesLeftUnsent();
  await Promise.allSettled(recovered.map(openFile));
  root.render(<App recovered={recovered} />);
} catch (error) {
  root.render(<p role="alert">{String(error)}</p>);
}
