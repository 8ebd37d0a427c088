import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrderView } from './order-view.tsx';

afterEach(cleanup);

const PARCEL = {
  ...OVERDUE_ORDER,
  status: 'dpd_delivery',
  delivery: { kind: 'delivery', district_id: '1726266', address: 'Amir Temur koʻchasi 107', price: 30_000 },
  events: [
    { status: 'packed', at: '2026-11-20T10:00:00.000Z', actor: 'store' },
    { status: 'dpd_delivery', at: '2026-11-20T12:00:00.000Z', actor: 'delivery' },
  ],
  tracking: { number: 'UZ0000100008', expected_on: '2026-11-25', keep_until: null },
} as const;

async function stepsOf(heading: string, order: object, locale: 'ru' | 'uz' = 'ru') {
  const { api } = fakeApi({ 'installment.getOrder': () => ({ body: { data: order, as_of: '2026-11-21' } }) });
  await renderInCabinet(<OrderView id="100008" />, { api, locale });
  const card = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!card) throw new TypeError('no card');
  const steps = within(card).getAllByRole('listitem');
  return { card, steps: steps.map((step) => [step.textContent?.replaceAll('\u00a0', ' '), step.getAttribute('aria-current')]) };
}

test('[S2-14] a DPD parcel shows its number, its current step and the promised date', async () => {
  const { card, steps } = await stepsOf('Доставка', PARCEL);
  expect(steps).toEqual([
    ['Собран20.11.2026, 15:00', null],
    ['Передан в DPD20.11.2026, 17:00', null],
    ['Едет к вамсрок — до 25 ноября', 'step'],
    ['Получение', null],
  ]);
  expect(within(card).getByText('Номер отправления DPD: UZ0000100008')).toBeVisible();
  expect(within(card).getByText('Amir Temur koʻchasi 107')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S2-14] in Uzbek a late repair shows its start and the missed date', async () => {
  const events = [
    { status: 'delivered', at: '2026-10-01T10:00:00.000Z', actor: 'delivery' },
    { status: 'repair', at: '2026-10-30T10:00:00.000Z', actor: 'customer' },
  ];
  const tracking = { number: null, expected_on: '2026-11-19', keep_until: null };
  const { steps } = await stepsOf('Taʼmirlash', { ...OVERDUE_ORDER, status: 'repair', events, tracking }, 'uz');
  expect(steps).toEqual([
    ['Olindi01.10.2026, 15:00', null],
    ['Servisda30.10.2026, 15:00 · muddati 19-noyabrgacha edi, kechikmoqda', 'step'],
    ['Tuzatib qaytariladi', null],
  ]);
});
