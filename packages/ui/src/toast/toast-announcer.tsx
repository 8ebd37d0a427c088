import { useEffect, useState } from 'react';
import { hidden } from '../text/text.css.ts';
import type { Toast } from './toast-queue.ts';

/**
 * How long a message stays in the live region: long enough for a screen reader to notice it. After that it is removed, so that a user who
 * reads the page from top to bottom does not hear it twice.
 */
const ANNOUNCEMENT_MS = 1_000;

/**
 * Announces new messages once. The live regions are always in the page, because screen readers often miss a region that is mounted with
 * its text. The visible messages are not live themselves. Messages with the tone `bad` interrupt, others wait. An open dialog does not
 * hide the regions, because they have `data-live-announcer`.
 */
export function ToastAnnouncer({ toasts }: { toasts: readonly Toast[] }) {
  const bad = toasts.filter(({ tone }) => tone === 'bad');
  const other = toasts.filter(({ tone }) => tone !== 'bad');
  return (
    <>
      <div role="status" aria-atomic="false" className={hidden} data-live-announcer="true">
        {other.map(({ id, text }) => (
          <AnnouncedText key={id} text={text} />
        ))}
      </div>
      <div role="alert" aria-atomic="false" className={hidden} data-live-announcer="true">
        {bad.map(({ id, text }) => (
          <AnnouncedText key={id} text={text} />
        ))}
      </div>
    </>
  );
}

function AnnouncedText({ text }: { text: string }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return over ? null : <p>{text}</p>;
}
