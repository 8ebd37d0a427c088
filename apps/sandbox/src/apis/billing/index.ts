import type { Operation } from '../../core/operation.ts';
import { confirmOtp } from './confirm-otp.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createPayment } from './create-payment.ts';
import { deleteEntity } from './delete-entity.ts';
import { findPaymentOperation } from './find-payment.ts';
import { generateLink } from './generate-link.ts';
import { getPayment } from './get-payment.ts';
import { listAvailableSystems } from './list-available-systems.ts';
import { listEntities } from './list-entities.ts';
import { resendOtp } from './resend-otp.ts';
import { sendOtp } from './send-otp.ts';
import { setDefaultEntity } from './set-default-entity.ts';

export const operations: readonly Operation[] = [
  listAvailableSystems,
  listEntities,
  createPayment,
  findPaymentOperation,
  getPayment,
  confirmPayment,
  resendOtp,
  generateLink,
  sendOtp,
  confirmOtp,
  deleteEntity,
  setDefaultEntity,
];
