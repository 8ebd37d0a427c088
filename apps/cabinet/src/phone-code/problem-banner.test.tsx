import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderInCabinet } from '../testing/render-in-cabinet.tsx';
import { ProblemBanner } from './problem-banner.tsx';

afterEach(cleanup);

const show = (code: string, message: string, locale: 'uz' | 'uz-Cyrl') =>
  renderInCabinet(<ProblemBanner problem={{ code, message }} />, { api: fakeServer({}).api, locale });

test.each([
  ['uz', 'Kod notoʻgʻri kiritildi'],
  ['uz-Cyrl', 'Код нотўғри киритилди'],
] as const)('what the server refuses with is read in %s in the letters of the reader', async (locale, shown) => {
  await show('otp_wrong', 'Kod notoʻgʻri kiritildi', locale);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});

test('and what to do where it said nothing', async () => {
  await show('no-answer', '', 'uz-Cyrl');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Сервер билан алоқа йўқ/);
});
