import { useState } from 'react';
import type { OpenFile } from '../contract.ts';
import { call, stream } from './api.ts';

/** Shows a post to visitors now or from a day on, or hides it: in its file, and where this computer has the public site's posts, there too. */
export function PostShowing({ file }: { file: string }) {
  const [day, setDay] = useState('');
  const [said, setSaid] = useState('');
  const show = async (command: 'publish' | 'schedule' | 'unpublish') => {
    setSaid('');
    const { value } = await call<OpenFile>('GET', `file?${new URLSearchParams({ file })}`);
    const post: Record<string, unknown> = { ...Object(value) };
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
    const isLater = command === 'publish' && String(post['published_at']) > today;
    const fields = {
      is_published: command !== 'unpublish',
      ...(command === 'schedule' ? { published_at: day } : isLater && { published_at: today }),
    };
    for (const [field, after] of Object.entries(fields)) {
      await call('POST', 'save', { file, at: [field], before: post[field], after });
    }
    const slug = file.replace(/^.*\/|\.md$/g, '');
    const words = [command, slug, ...(command === 'schedule' ? [day] : [])];
    await stream('POST', 'run', { name: 'posts', words }, (part) =>
      setSaid((before) => before + part),
    );
  };
  const button = (words: string, command: Parameters<typeof show>[0], disabled = false) => (
    <button
      type="button"
      disabled={disabled}
      onClick={() => show(command).catch((error: Error) => setSaid(error.message))}
    >
      {words}
    </button>
  );
  return (
    <>
      {button('Publish now', 'publish')}
      {button('Make a draft', 'unpublish')}
      <label>
        From <input type="date" onChange={({ target }) => setDay(target.value)} />
      </label>
      {button('Schedule', 'schedule', day === '')}
      <p role="status">{said}</p>
    </>
  );
}
