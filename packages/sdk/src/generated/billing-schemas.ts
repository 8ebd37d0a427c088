// Generated from contracts/billing.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import * as v from 'valibot';
import * as parts from '../validation/schema-parts.ts';

const PaymentSystem: v.GenericSchema = parts.object({ "system": v.string(), "type": v.picklist(["bank_card","payment_app"]), "name": v.string(), "min_amount": parts.integer, "max_amount": parts.integer });

const SystemList: v.GenericSchema = parts.object({ "data": v.array(PaymentSystem) });

const BankCard: v.GenericSchema = parts.object({ "entity_id": v.string(), "system": v.picklist(["uzcard","humo"]), "network": v.optional(v.picklist(["unionpay","visa","mastercard"])), "bank": v.nullable(v.string()), "last4": v.string(), "expiry": v.string(), "owner": v.nullable(v.string()), "is_default": v.boolean(), "masked_phone": v.string() });

const BalanceClaim: v.GenericSchema = parts.object({ "amount": parts.integer, "opened_at": parts.dateTime, "payment_id": v.string(), "system": v.nullable(v.string()), "last4": v.nullable(v.string()) });

const Balance: v.GenericSchema = parts.object({ "entity_id": v.string(), "amount": parts.integer, "available": parts.integer, "withdraw_min": v.optional(parts.integer), "withdraw_max": v.optional(parts.integer), "claim": v.optional(BalanceClaim) });

const EntityList: v.GenericSchema = parts.object({ "data": v.array(parts.oneOf([BankCard, Balance])) });

const PaymentStatus: v.GenericSchema = v.picklist(["created","otp_required","processing","succeeded","failed","expired","canceled"]);

const PaymentPurpose: v.GenericSchema = v.picklist(["instalment","order","initial_fee","top_up","payoff","withdrawal"]);

const Amount: v.GenericSchema = parts.integer;

const Refund: v.GenericSchema = parts.object({ "refund_id": v.string(), "payment_id": v.string(), "kind": v.picklist(["refund","order_canceled","item_returned","chargeback"]), "amount": Amount, "to": v.picklist(["bank_card","payment_app","balance"]), "system": v.nullable(v.string()), "last4": v.nullable(v.string()), "status": v.picklist(["on_the_way","arrived"]), "at": parts.dateTime, "arrives_at": parts.dateTime });

const SourceType: v.GenericSchema = v.picklist(["bank_card","balance","payment_app"]);

const PaymentSource: v.GenericSchema = parts.object({ "type": SourceType, "entity_id": v.nullable(v.string()), "system": v.nullable(v.string()), "last4": v.nullable(v.string()), "amount": Amount });

const Otp: v.GenericSchema = parts.object({ "otp_id": v.optional(v.string()), "length": parts.integer, "resend_after": parts.integer, "expires_in": parts.integer, "tries_left": parts.integer, "masked_phone": v.string() });

const PaymentEvent: v.GenericSchema = parts.object({ "type": v.string(), "step": v.picklist(["sent","code","bank","store","ledger"]), "status": PaymentStatus, "at": parts.dateTime });

const Payment: v.GenericSchema = parts.object({ "payment_id": v.string(), "status": PaymentStatus, "purpose": PaymentPurpose, "order_id": v.nullable(v.string()), "orders": v.optional(v.array(parts.object({ "order_id": v.string(), "amount": Amount }))), "order_names": v.optional(v.array(parts.object({ "order_id": v.string(), "number": v.string(), "store": v.string() }))), "receipt_number": v.optional(v.string()), "quote_id": v.nullable(v.string()), "amount": Amount, "excess_amount": parts.integer, "refunded_amount": parts.integer, "refunds": v.optional(v.array(Refund)), "sources": v.array(PaymentSource), "destination": v.optional(PaymentSource), "reason": v.nullable(v.string()), "message": v.optional(v.string()), "otp": v.optional(Otp), "url": v.optional(v.string()), "created_at": parts.dateTime, "updated_at": parts.dateTime, "events": v.array(PaymentEvent) });

const PaymentList: v.GenericSchema = parts.object({ "data": v.array(Payment), "next_cursor": v.optional(v.string()) });

const BalanceEntry: v.GenericSchema = parts.object({ "id": v.string(), "kind": v.picklist(["top_up","payment","excess","late_charge","refund","withdrawal","refund_out","chargeback","other"]), "amount": parts.integer, "claim": v.optional(parts.integer), "at": parts.dateTime, "payment_id": v.string(), "order_id": v.nullable(v.string()), "system": v.nullable(v.string()), "last4": v.nullable(v.string()) });

const BalanceEntryList: v.GenericSchema = parts.object({ "data": v.array(BalanceEntry), "next_cursor": v.optional(v.string()) });

const PaymentLink: v.GenericSchema = parts.object({ "payment_id": v.string(), "status": PaymentStatus, "amount": Amount, "url": v.string() });

const CardOtp: v.GenericSchema = parts.object({ "otp_id": v.string(), "length": parts.integer, "resend_after": parts.integer, "expires_in": parts.integer, "tries_left": parts.integer, "masked_phone": v.string() });

const DeletedEntity: v.GenericSchema = parts.object({ "entity_id": v.string(), "deleted": v.boolean() });

const ConsentEvent: v.GenericSchema = parts.object({ "type": v.picklist(["granted","changed","withdrawn"]), "at": parts.dateTime, "cards": v.array(v.string()), "use_balance": v.boolean(), "balance_floor": parts.integer, "notice_days": parts.integer });

const DebitSource: v.GenericSchema = parts.object({ "type": v.picklist(["bank_card","balance"]), "entity_id": v.nullable(v.string()), "last4": v.nullable(v.string()), "amount": Amount });

const NextDebit: v.GenericSchema = parts.object({ "order_id": v.string(), "order_number": v.string(), "store": v.string(), "number": parts.integer, "date": parts.date, "notice_on": parts.date, "amount": Amount, "sources": v.array(DebitSource) });

const DebitTry: v.GenericSchema = parts.object({ "payment_id": v.string(), "at": parts.dateTime, "state": v.picklist(["running","succeeded","failed"]), "sources": v.array(DebitSource), "reason": v.nullable(v.string()), "message": v.optional(v.string()) });

const Debit: v.GenericSchema = parts.object({ "order_id": v.string(), "order_number": v.string(), "store": v.string(), "number": parts.integer, "day": parts.date, "state": v.picklist(["running","succeeded","failed"]), "amount": Amount, "left": parts.integer, "reason": v.nullable(v.string()), "message": v.optional(v.string()), "tries": v.array(DebitTry) });

const Consent: v.GenericSchema = parts.object({ "id": v.string(), "order_id": v.string(), "order_number": v.nullable(v.string()), "store": v.nullable(v.string()), "card_order": v.array(v.string()), "use_balance": v.boolean(), "balance_floor": Amount, "notice_days": parts.integer, "status": v.picklist(["active","withdrawn"]), "granted_at": parts.dateTime, "changed_at": v.nullable(parts.dateTime), "withdrawn_at": v.nullable(parts.dateTime), "history": v.array(ConsentEvent), "next_debits": v.array(NextDebit), "debits": v.array(Debit) });

const ConsentList: v.GenericSchema = parts.object({ "data": v.array(Consent), "as_of": parts.date });

const AmountAboveMaxData: v.GenericSchema = parts.object({ "min": parts.integer, "max": parts.integer, "order_id": v.optional(v.string()) });

const AmountBelowMinData: v.GenericSchema = parts.object({ "min": parts.integer, "max": parts.integer, "order_id": v.optional(v.string()) });

const ClaimOpenData: v.GenericSchema = parts.object({ "amount": parts.integer });

const FreshProofRequiredData: v.GenericSchema = parts.object({ "methods": v.array(v.picklist(["code","password","passkey"])) });

const OtpLockedData: v.GenericSchema = parts.object({ "tries_left": v.literal(0) });

const OtpWrongData: v.GenericSchema = parts.object({ "tries_left": parts.integer, "previous_code": v.optional(v.literal(true)) });

const RateLimitedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const ResendTooEarlyData: v.GenericSchema = parts.object({ "resend_after": parts.integer });

const TooManyCodesSentData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const TooManyWrongCodesData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

/** A valibot schema for the answer of each operation of the billing API that answers JSON. Further fields are accepted. */
export const billingSchemas = {
  listAvailableSystems: SystemList,
  listEntities: EntityList,
  findPayment: Payment,
  createPayment: Payment,
  getPayment: Payment,
  confirmPayment: Payment,
  resendOtp: Otp,
  listPayments: PaymentList,
  listBalanceEntries: BalanceEntryList,
  createWithdrawal: Payment,
  cancelWithdrawal: Payment,
  generateLink: PaymentLink,
  sendOtp: CardOtp,
  confirmOtp: BankCard,
  deleteEntity: DeletedEntity,
  setDefaultEntity: BankCard,
  listConsents: ConsentList,
  saveConsent: Consent,
  withdrawConsent: Consent,
} satisfies Record<string, v.GenericSchema>;

/** A valibot schema for what the problems of a code add to the body of a refusal; `operation.code` where one operation adds its own. */
export const billingProblemSchemas: Record<string, v.GenericSchema> = {
  "amount_above_max": AmountAboveMaxData,
  "amount_below_min": AmountBelowMinData,
  "claim_open": ClaimOpenData,
  "fresh_proof_required": FreshProofRequiredData,
  "otp_locked": OtpLockedData,
  "otp_wrong": OtpWrongData,
  "rate_limited": RateLimitedData,
  "resend_too_early": ResendTooEarlyData,
  "too_many_codes_sent": TooManyCodesSentData,
  "too_many_wrong_codes": TooManyWrongCodesData,
};
