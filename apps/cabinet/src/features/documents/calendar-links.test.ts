import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const PATH = '/api/installment/v3/calendar/3q2-7wN1/payments.ics';

test('[X-08] calendarLinks returns a webcal link for the device and a link to Google Calendar', () => {
  expect(calendarLinks(`https://muddat.uz${PATH}`)).toEqual({
    app: `webcal://muddat.uz${PATH}`,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://muddat.uz${PATH}`)}`,
  });
});

test.each([
  'http://muddat.uz',
  'http://127.0.0.1:8080',
  'https://127.0.0.1:8080',
  'https://[::1]:8080',
  'https://localhost',
  'https://muddat.local',
])('[X-08] calendarLinks has no Google link for %s, which Google cannot reach', (origin) => {
  const { app, google } = calendarLinks(`${origin}${PATH}`);
  expect([app, google]).toEqual([`webcal:${origin.replace(/^https?:/, '')}${PATH}`, null]);
});
