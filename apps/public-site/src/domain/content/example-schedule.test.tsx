import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { ExampleSchedule } from './example-schedule.tsx';

afterEach(cleanup);

const show = (example: { price: number; months: number }) =>
  renderInSite(
    <ExampleSchedule example={example} terms={[3, 12].map((months) => ({ months, markup_bp: 225 * months }))} today="2026-11-21" />,
  );
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');

test('the schedule of the example lists the first payments, how many more there are, and the last one', async () => {
  await show({ price: 4_800_000, months: 12 });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map(plain)).toEqual([
    '21 декабря 2026508 000 сум',
    '21 января 2027508 000 сум',
    '21 февраля 2027508 000 сум',
    'ещё 8 платежей',
    '21 ноября 2027508 000 сум',
  ]);
  expect(plain(screen.getByText('Всего к оплате').parentElement)).toBe('Всего к оплате6 096 000 сум');
  expect(plain(screen.getByText('из них наценка'))).toBe('из них наценка1 296 000 сум');
});

test('the schedule of a short example lists each payment once', async () => {
  await show({ price: 3_000_000, months: 3 });
  expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(3);
});

test('an example whose term is not offered has no schedule', async () => {
  await show({ price: 3_000_000, months: 24 });
  expect(screen.queryByRole('list')).toBeNull();
});
