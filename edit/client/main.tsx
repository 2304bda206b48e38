import './edit.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startSession } from './api.ts';
import { filesLeftUnsent, openFile } from './open-files.ts';

const root = createRoot(document.getElementById('root') ?? document.body);
try {
  await startSession();
  const recovered = await filesLeftUnsent();
  await Promise.allSettled(recovered.map(openFile));
  root.render(<App recovered={recovered} />);
} catch (error) {
  root.render(<p role="alert">{String(error)}</p>);
}
