export type CalendarLinks = {
  /** The `webcal:` URL that opens the calendar app of the device. */
  app: string;
  /** Google's subscription page; null if Google's servers cannot reach the URL. */
  google: string | null;
};

/** IP addresses, and host names that exist only on this machine or in a local network. */
const NOT_PUBLIC = /^(?:\[|\d+(?:\.\d+){3}$)|^[^.]+$|\.(?:local|internal|test|localhost)$/;

/** The links that subscribe to the secret URL of a payment calendar. */
export function calendarLinks(url: string): CalendarLinks {
  const { protocol, hostname } = new URL(url);
  const app = url.replace(/^https?:/, 'webcal:');
  const isPublic = protocol === 'https:' && !NOT_PUBLIC.test(hostname);
  return { app, google: isPublic ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}` : null };
}
