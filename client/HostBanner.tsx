import { useEffect, useState } from 'react';
import { call } from './net/api.ts';

const EVERY_MS = 60_000;

/** What the host of the server has to say to everybody, wherever they are. */
export function HostBanner() {
  const [text, setText] = useState('');
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const answer = await call<{ readonly text: string }>({ method: 'GET', path: '/api/banner' });
      if (answer.ok && typeof answer.value.text === 'string') setText(answer.value.text);
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status" className={text === '' ? 'hidden-text' : 'host-banner'}>
      {text}
    </div>
  );
}
