import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { AddCardController } from '../domain/card/add-card/add-card.controller.tsx';
import type { BankCard } from '../domain/card/cards-query.ts';
import { type FakeHandlers, fakeApi, problemBody } from './fake-api.ts';
import { SAVED_CARD } from './orders.ts';
import { renderInCabinet } from './render-in-cabinet.tsx';

export const LIST_ENTITIES_OPERATION = 'billing.listEntities';
export const SEND_OTP_OPERATION = 'billing.sendOtp';
export const CONFIRM_OTP_OPERATION = 'billing.confirmOtp';
export const RESEND_OTP_OPERATION = 'billing.resendOtp';
export const CARD_NUMBER = '8600490000001234';
export const OTP_RESPONSE = { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****31' };
export const SEND_OTP_RESPONSE = { otp_id: 'otp_1', ...OTP_RESPONSE };

type AddCardOptions = { saved?: BankCard[]; locale?: 'ru' | 'uz'; bankPrefixes?: string[] };

export async function renderAddCard(handlers: FakeHandlers = {}, { saved = [], locale = 'ru', bankPrefixes = [] }: AddCardOptions = {}) {
  const onAdded = vi.fn<(card: BankCard) => void>();
  const onCancel = vi.fn<() => void>();
  const server = fakeApi({
    [LIST_ENTITIES_OPERATION]: () => ({ body: { data: saved } }),
    [SEND_OTP_OPERATION]: () => ({ body: SEND_OTP_RESPONSE }),
    [CONFIRM_OTP_OPERATION]: ({ body }) =>
      Object(body).code === '111111'
        ? { body: SAVED_CARD }
        : { status: 422, body: problemBody('otp_wrong', 'Введен неправильный код', { tries_left: 4 }) },
    [RESEND_OTP_OPERATION]: () => ({ body: OTP_RESPONSE }),
    ...handlers,
  });
  await renderInCabinet(<AddCardController onAdded={onAdded} onCancel={onCancel} bankPrefixes={bankPrefixes} />, {
    api: server.api,
    locale,
  });
  return { ...server, onAdded, onCancel };
}

export const findNumberField = () => screen.findByLabelText('Номер карты');
export const getExpiryField = () => screen.getByLabelText('Срок действия');
export const getOfferCheckbox = () => screen.getByRole('checkbox', { name: 'Принимаю условия публичной оферты' });
export const submitCard = () => userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
export const findCodeField = () => screen.findByLabelText('Код из СМС');
export const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export async function fillInCard(typed = CARD_NUMBER) {
  await userEvent.type(await findNumberField(), typed);
  await userEvent.type(getExpiryField(), '1229');
  await userEvent.click(getOfferCheckbox());
}
