import type { Operation } from '../../core/operation.ts';
import { listConsents } from './consents/list-consents.ts';
import { saveConsent } from './consents/save-consent.ts';
import { withdrawConsent } from './consents/withdraw-consent.ts';
import { cancelWithdrawal } from './operations/cancel-withdrawal.ts';
import { confirmOtp } from './operations/confirm-otp.ts';
import { confirmPayment } from './operations/confirm-payment.ts';
import { createPayment } from './operations/create-payment.ts';
import { createWithdrawal } from './operations/create-withdrawal.ts';
import { deleteEntity } from './operations/delete-entity.ts';
import { findPaymentOperation } from './operations/find-payment.ts';
import { generateLink } from './operations/generate-link.ts';
import { getPayment } from './operations/get-payment.ts';
import { listAvailableSystems } from './operations/list-available-systems.ts';
import { listBalanceEntries } from './operations/list-balance-entries.ts';
import { listEntities } from './operations/list-entities.ts';
import { listPayments } from './operations/list-payments.ts';
import { resendOtp } from './operations/resend-otp.ts';
import { sendOtp } from './operations/send-otp.ts';
import { setDefaultEntity } from './operations/set-default-entity.ts';

export const operations: readonly Operation[] = [
  listAvailableSystems,
  listEntities,
  createPayment,
  findPaymentOperation,
  getPayment,
  confirmPayment,
  resendOtp,
  listPayments,
  listBalanceEntries,
  createWithdrawal,
  cancelWithdrawal,
  generateLink,
  sendOtp,
  confirmOtp,
  deleteEntity,
  setDefaultEntity,
  listConsents,
  saveConsent,
  withdrawConsent,
];
