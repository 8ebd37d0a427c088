import { useEffect, useState } from 'react';
import { hidden } from '../text/text.css.ts';
import type { Toast } from './toast-queue.ts';

/** Long enough for a screen reader to notice; gone before anybody who reads on comes by and hears it twice. */
const SAID_FOR_MS = 1_000;

/**
 * Says new messages once. The live regions stand in the page from the start, as one that comes together with its text is often not heard;
 * the messages that are seen are not live themselves. Bad news interrupts, the rest waits its turn. An open dialog does not hide them.
 */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  const bad = toasts.filter(({ tone }) => tone === 'bad');
  const other = toasts.filter(({ tone }) => tone !== 'bad');
  return (
    <>
      <div role="status" aria-atomic="false" className={hidden} data-live-announcer="true">
        {other.map(({ id, text }) => (
          <Said key={id} text={text} />
        ))}
      </div>
      <div role="alert" aria-atomic="false" className={hidden} data-live-announcer="true">
        {bad.map(({ id, text }) => (
          <Said key={id} text={text} />
        ))}
      </div>
    </>
  );
}

function Said({ text }: { text: string }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return over ? null : <p>{text}</p>;
}
