import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { AddCardController } from '../domain/card/add-card/add-card.controller.tsx';
import type { BankCard } from '../domain/card/cards-query.ts';
import { type FakeHandlers, fakeApi, problem } from './fake-api.ts';
import { CARD } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const LIST = 'billing.listEntities';
export const SEND = 'billing.sendOtp';
export const CONFIRM = 'billing.confirmOtp';
export const RESEND = 'billing.resendOtp';
export const NUMBER = '8600490000001234';
export const OTP = { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****31' };
export const SENT = { otp_id: 'otp_1', ...OTP };

type Shown = { saved?: BankCard[]; locale?: 'ru' | 'uz'; bankPrefixes?: string[] };

export async function showAddCard(handlers: FakeHandlers = {}, { saved = [], locale = 'ru', bankPrefixes = [] }: Shown = {}) {
  const onAdded = vi.fn<(card: BankCard) => void>();
  const onCancel = vi.fn<() => void>();
  const server = fakeApi({
    [LIST]: () => ({ body: { data: saved } }),
    [SEND]: () => ({ body: SENT }),
    [CONFIRM]: ({ body }) =>
      Object(body).code === '111111'
        ? { body: CARD }
        : { status: 422, body: problem('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
    [RESEND]: () => ({ body: OTP }),
    ...handlers,
  });
  await renderInCabinet(<AddCardController onAdded={onAdded} onCancel={onCancel} bankPrefixes={bankPrefixes} />, {
    api: server.api,
    locale,
  });
  return { ...server, onAdded, onCancel };
}

export const number = () => screen.findByLabelText('Номер карты');
export const expiry = () => screen.getByLabelText('Срок действия');
export const offer = () => screen.getByRole('checkbox', { name: 'Принимаю условия публичной оферты' });
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
export const code = () => screen.findByLabelText('Код из СМС');
export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export async function fillIn(typed = NUMBER) {
  await userEvent.type(await number(), typed);
  await userEvent.type(expiry(), '1229');
  await userEvent.click(offer());
}
