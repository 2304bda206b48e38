import { useEffect, useState } from 'react';

/** Whether another window of this browser has the editor open, or had since this one was opened. */
export function useOtherWindow(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const windows = new BroadcastChannel('editor');
    windows.onmessage = ({ data }) => {
      setIsOpen(true);
      if (data === 'opened') windows.postMessage('here');
    };
    windows.postMessage('opened');
    return () => windows.close();
  }, []);
  return isOpen;
}
