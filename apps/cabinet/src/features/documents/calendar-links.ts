export type CalendarLinks = {
  /** Opens the device's own calendar. */
  app: string;
  /** Google's page that subscribes; null where Google's servers cannot reach the address. */
  google: string | null;
};

/** Names that exist on this machine or network alone. */
const NOT_PUBLIC = /^(?:\[|\d+(?:\.\d+){3}$)|^[^.]+$|\.(?:local|internal|test|localhost)$/;

/** Where the secret address of a payment calendar is subscribed to. */
export function calendarLinks(url: string): CalendarLinks {
  const { protocol, hostname } = new URL(url);
  const app = url.replace(/^https?:/, 'webcal:');
  const isPublic = protocol === 'https:' && !NOT_PUBLIC.test(hostname);
  return { app, google: isPublic ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}` : null };
}
