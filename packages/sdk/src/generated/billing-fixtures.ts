// Generated from contracts/billing.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import { type OperationFacts, open, type Problem } from '../fixtures/operation-facts.ts';
import type { BillingApi } from './billing.ts';

/** The examples of what the operations of the billing API answer. */
export const billingFixtures = {
  listAvailableSystems: {
    get systems(): Awaited<ReturnType<BillingApi['listAvailableSystems']>> {
      return open({"data":[{"system":"uzcard","type":"bank_card","name":"Uzcard","min_amount":1000,"max_amount":10000000},{"system":"payme","type":"payment_app","name":"Payme","min_amount":1000,"max_amount":10000000}]});
    },
  },
  listEntities: {
    get cards(): Awaited<ReturnType<BillingApi['listEntities']>> {
      return open({"data":[{"entity_id":"card_1","system":"uzcard","bank":"Kapitalbank","last4":"1234","expiry":"2812","owner":"DILNOZA KARIMOVA","is_default":true,"masked_phone":"99890*****01"}]});
    },
    get balance(): Awaited<ReturnType<BillingApi['listEntities']>> {
      return open({"data":[{"entity_id":"balance_cus_0001","amount":250000,"available":250000,"withdraw_min":1000,"withdraw_max":250000}]});
    },
  },
  findPayment: {
    get succeeded(): Awaited<ReturnType<BillingApi['findPayment']>> {
      return open({"payment_id":"pay_1","status":"succeeded","purpose":"instalment","order_id":"100001","quote_id":null,"amount":520000,"excess_amount":0,"refunded_amount":0,"sources":[{"type":"bank_card","entity_id":"card_1","system":"uzcard","last4":"1234","amount":520000}],"reason":null,"created_at":"2026-11-21T08:00:00.000Z","updated_at":"2026-11-21T08:00:12.000Z","events":[{"type":"created","step":"sent","status":"created","at":"2026-11-21T08:00:00.000Z"},{"type":"code_sent","step":"code","status":"otp_required","at":"2026-11-21T08:00:00.000Z"},{"type":"code_accepted","step":"code","status":"processing","at":"2026-11-21T08:00:11.000Z"},{"type":"charged","step":"bank","status":"processing","at":"2026-11-21T08:00:12.000Z"},{"type":"settled","step":"ledger","status":"succeeded","at":"2026-11-21T08:00:12.000Z"}]});
    },
  },
  createPayment: {
    get codeSent(): Awaited<ReturnType<BillingApi['createPayment']>> {
      return open({"payment_id":"pay_1","status":"otp_required","purpose":"instalment","order_id":"100001","quote_id":null,"amount":520000,"excess_amount":0,"refunded_amount":0,"sources":[{"type":"bank_card","entity_id":"card_1","system":"uzcard","last4":"1234","amount":520000}],"reason":null,"otp":{"length":6,"resend_after":60,"expires_in":300,"tries_left":5,"masked_phone":"99890*****01"},"created_at":"2026-11-21T08:00:00.000Z","updated_at":"2026-11-21T08:00:00.000Z","events":[{"type":"created","step":"sent","status":"created","at":"2026-11-21T08:00:00.000Z"},{"type":"code_sent","step":"code","status":"otp_required","at":"2026-11-21T08:00:00.000Z"}]});
    },
  },
  getPayment: {
    get succeeded(): Awaited<ReturnType<BillingApi['getPayment']>> {
      return open({"payment_id":"pay_1","status":"succeeded","purpose":"instalment","order_id":"100001","quote_id":null,"amount":520000,"excess_amount":0,"refunded_amount":0,"sources":[{"type":"bank_card","entity_id":"card_1","system":"uzcard","last4":"1234","amount":520000}],"reason":null,"created_at":"2026-11-21T08:00:00.000Z","updated_at":"2026-11-21T08:00:12.000Z","events":[{"type":"created","step":"sent","status":"created","at":"2026-11-21T08:00:00.000Z"},{"type":"code_sent","step":"code","status":"otp_required","at":"2026-11-21T08:00:00.000Z"},{"type":"code_accepted","step":"code","status":"processing","at":"2026-11-21T08:00:11.000Z"},{"type":"charged","step":"bank","status":"processing","at":"2026-11-21T08:00:12.000Z"},{"type":"settled","step":"ledger","status":"succeeded","at":"2026-11-21T08:00:12.000Z"}]});
    },
  },
  confirmPayment: {
    get succeeded(): Awaited<ReturnType<BillingApi['confirmPayment']>> {
      return open({"payment_id":"pay_1","status":"succeeded","purpose":"instalment","order_id":"100001","quote_id":null,"amount":520000,"excess_amount":0,"refunded_amount":0,"sources":[{"type":"bank_card","entity_id":"card_1","system":"uzcard","last4":"1234","amount":520000}],"reason":null,"created_at":"2026-11-21T08:00:00.000Z","updated_at":"2026-11-21T08:00:12.000Z","events":[{"type":"created","step":"sent","status":"created","at":"2026-11-21T08:00:00.000Z"},{"type":"code_sent","step":"code","status":"otp_required","at":"2026-11-21T08:00:00.000Z"},{"type":"code_accepted","step":"code","status":"processing","at":"2026-11-21T08:00:11.000Z"},{"type":"charged","step":"bank","status":"processing","at":"2026-11-21T08:00:12.000Z"},{"type":"settled","step":"ledger","status":"succeeded","at":"2026-11-21T08:00:12.000Z"}]});
    },
  },
  resendOtp: {
    get sent(): Awaited<ReturnType<BillingApi['resendOtp']>> {
      return open({"length":6,"resend_after":60,"expires_in":300,"tries_left":4,"masked_phone":"99890*****01"});
    },
  },
  listPayments: {
    get none(): Awaited<ReturnType<BillingApi['listPayments']>> {
      return open({"data":[]});
    },
  },
  listBalanceEntries: {
    get entries(): Awaited<ReturnType<BillingApi['listBalanceEntries']>> {
      return open({"data":[{"id":"pay_2:settle","kind":"withdrawal","amount":-50000,"at":"2026-11-21T09:00:00.000Z","payment_id":"pay_2","order_id":null,"system":"uzcard","last4":"1234"},{"id":"pay_1:settle","kind":"top_up","amount":100000,"at":"2026-11-21T08:00:00.000Z","payment_id":"pay_1","order_id":null,"system":"payme","last4":null}]});
    },
  },
  createWithdrawal: {
    get codeSent(): Awaited<ReturnType<BillingApi['createWithdrawal']>> {
      return open({"payment_id":"pay_2","status":"otp_required","purpose":"withdrawal","order_id":null,"quote_id":null,"amount":50000,"excess_amount":0,"refunded_amount":0,"sources":[{"type":"balance","entity_id":null,"system":null,"last4":null,"amount":50000}],"destination":{"type":"bank_card","entity_id":"card_1","system":"uzcard","last4":"1234","amount":50000},"reason":null,"otp":{"length":6,"resend_after":60,"expires_in":300,"tries_left":5,"masked_phone":"99890*****01"},"created_at":"2026-11-21T08:59:00.000Z","updated_at":"2026-11-21T08:59:00.000Z","events":[{"type":"created","step":"sent","status":"created","at":"2026-11-21T08:59:00.000Z"},{"type":"code_sent","step":"code","status":"otp_required","at":"2026-11-21T08:59:00.000Z"}]});
    },
  },
  cancelWithdrawal: {
    get succeeded(): Awaited<ReturnType<BillingApi['cancelWithdrawal']>> {
      return open({"payment_id":"pay_1","status":"succeeded","purpose":"instalment","order_id":"100001","quote_id":null,"amount":520000,"excess_amount":0,"refunded_amount":0,"sources":[{"type":"bank_card","entity_id":"card_1","system":"uzcard","last4":"1234","amount":520000}],"reason":null,"created_at":"2026-11-21T08:00:00.000Z","updated_at":"2026-11-21T08:00:12.000Z","events":[{"type":"created","step":"sent","status":"created","at":"2026-11-21T08:00:00.000Z"},{"type":"code_sent","step":"code","status":"otp_required","at":"2026-11-21T08:00:00.000Z"},{"type":"code_accepted","step":"code","status":"processing","at":"2026-11-21T08:00:11.000Z"},{"type":"charged","step":"bank","status":"processing","at":"2026-11-21T08:00:12.000Z"},{"type":"settled","step":"ledger","status":"succeeded","at":"2026-11-21T08:00:12.000Z"}]});
    },
  },
  generateLink: {
    get link(): Awaited<ReturnType<BillingApi['generateLink']>> {
      return open({"payment_id":"pay_1","status":"processing","amount":520000,"url":"http://127.0.0.1:8090/sandbox/payment-app/pay_1"});
    },
  },
  sendOtp: {
    get sent(): Awaited<ReturnType<BillingApi['sendOtp']>> {
      return open({"otp_id":"otp_1","length":6,"resend_after":60,"expires_in":300,"tries_left":5,"masked_phone":"99890*****01"});
    },
  },
  confirmOtp: {
    get card(): Awaited<ReturnType<BillingApi['confirmOtp']>> {
      return open({"entity_id":"card_1","system":"uzcard","bank":"Kapitalbank","last4":"1234","expiry":"2812","owner":"DILNOZA KARIMOVA","is_default":true,"masked_phone":"99890*****01"});
    },
  },
  deleteEntity: {
    get deleted(): Awaited<ReturnType<BillingApi['deleteEntity']>> {
      return open({"entity_id":"card_1","deleted":true});
    },
  },
  setDefaultEntity: {
    get card(): Awaited<ReturnType<BillingApi['setDefaultEntity']>> {
      return open({"entity_id":"card_1","system":"uzcard","bank":"Kapitalbank","last4":"1234","expiry":"2812","owner":"DILNOZA KARIMOVA","is_default":true,"masked_phone":"99890*****01"});
    },
  },
  listConsents: {
    get consents(): Awaited<ReturnType<BillingApi['listConsents']>> {
      return open({"data":[],"as_of":"2026-11-25"});
    },
  },
  saveConsent: {
    get active(): Awaited<ReturnType<BillingApi['saveConsent']>> {
      return open({"id":"con_1","order_id":"100001","order_number":"100001","store":"Texnomart","card_order":["card_1"],"use_balance":true,"balance_floor":50000,"notice_days":3,"status":"active","granted_at":"2026-11-25T08:00:00.000Z","changed_at":null,"withdrawn_at":null,"history":[{"type":"granted","at":"2026-11-25T08:00:00.000Z","cards":["1234"],"use_balance":true,"balance_floor":50000,"notice_days":3}],"next_debits":[{"order_id":"100001","order_number":"100001","store":"Texnomart","number":3,"date":"2026-12-05","notice_on":"2026-12-02","amount":467000,"sources":[{"type":"bank_card","entity_id":"card_1","last4":"1234","amount":467000}]}],"debits":[{"order_id":"100001","order_number":"100001","store":"Texnomart","number":2,"day":"2026-11-05","state":"succeeded","amount":467000,"left":0,"reason":null,"tries":[{"payment_id":"pay_7","at":"2026-11-04T19:00:01.000Z","state":"succeeded","sources":[{"type":"bank_card","entity_id":"card_1","last4":"1234","amount":467000}],"reason":null}]}]});
    },
  },
  withdrawConsent: {
    get active(): Awaited<ReturnType<BillingApi['withdrawConsent']>> {
      return open({"id":"con_1","order_id":"100001","order_number":"100001","store":"Texnomart","card_order":["card_1"],"use_balance":true,"balance_floor":50000,"notice_days":3,"status":"active","granted_at":"2026-11-25T08:00:00.000Z","changed_at":null,"withdrawn_at":null,"history":[{"type":"granted","at":"2026-11-25T08:00:00.000Z","cards":["1234"],"use_balance":true,"balance_floor":50000,"notice_days":3}],"next_debits":[{"order_id":"100001","order_number":"100001","store":"Texnomart","number":3,"date":"2026-12-05","notice_on":"2026-12-02","amount":467000,"sources":[{"type":"bank_card","entity_id":"card_1","last4":"1234","amount":467000}]}],"debits":[{"order_id":"100001","order_number":"100001","store":"Texnomart","number":2,"day":"2026-11-05","state":"succeeded","amount":467000,"left":0,"reason":null,"tries":[{"payment_id":"pay_7","at":"2026-11-04T19:00:01.000Z","state":"succeeded","sources":[{"type":"bank_card","entity_id":"card_1","last4":"1234","amount":467000}],"reason":null}]}]});
    },
  },
};

export const billingFacts: Record<keyof BillingApi, OperationFacts> = {
  listAvailableSystems: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  listEntities: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  findPayment: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  createPayment: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"payment_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"amount_below_min":422,"amount_above_max":422,"insufficient_balance":422,"quote_expired":422,"rate_limited":429,"resend_too_early":429,"too_many_codes_sent":429,"too_many_wrong_codes":429,"internal":500,"upstream_unavailable":502} },
  getPayment: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  getReceipt: { status: 200, file: { type: 'application/pdf', text: "bytes" }, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"receipt_unavailable":409,"rate_limited":429,"internal":500} },
  confirmPayment: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"payment_not_confirmable":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"rate_limited":429,"too_many_wrong_codes":429,"internal":500} },
  resendOtp: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"not_found":404,"payment_not_confirmable":409,"body_too_large":413,"unsupported_media_type":415,"otp_expired":422,"otp_locked":422,"rate_limited":429,"resend_too_early":429,"too_many_codes_sent":429,"too_many_wrong_codes":429,"internal":500,"upstream_unavailable":502} },
  listPayments: { status: 200, codes: {"validation_failed":422,"unauthorized":401,"rate_limited":429,"internal":500} },
  listBalanceEntries: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  createWithdrawal: { status: 201, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"claim_open":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"amount_below_min":422,"amount_above_max":422,"insufficient_balance":422,"rate_limited":429,"resend_too_early":429,"too_many_codes_sent":429,"too_many_wrong_codes":429,"internal":500,"upstream_unavailable":502} },
  cancelWithdrawal: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  generateLink: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"payment_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"amount_below_min":422,"amount_above_max":422,"quote_expired":422,"rate_limited":429,"internal":500} },
  sendOtp: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"idempotency_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"offer_not_accepted":422,"card_invalid":422,"rate_limited":429,"resend_too_early":429,"too_many_codes_sent":429,"too_many_wrong_codes":429,"internal":500,"upstream_unavailable":502} },
  confirmOtp: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"rate_limited":429,"too_many_wrong_codes":429,"internal":500} },
  deleteEntity: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"not_found":404,"idempotency_in_progress":409,"card_busy":409,"claim_open":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  setDefaultEntity: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  listConsents: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  saveConsent: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  withdrawConsent: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
};

/** An example of the problems by their codes, where the contract has one. */
export const billingProblems: Record<string, Partial<Problem>> = {
  "amount_above_max": {"code":"amount_above_max","min":1000,"max":520000},
  "amount_below_min": {"code":"amount_below_min","message":"Сумма платежа меньше допустимой","min":1000,"max":520000,"request_id":"req-1"},
  "claim_open": {"code":"claim_open","amount":150000},
  "fresh_proof_required": {"code":"fresh_proof_required","message":"Подтвердите, что это вы","methods":["code","password"],"request_id":"req-1"},
  "otp_locked": {"code":"otp_locked","tries_left":0},
  "otp_wrong": {"code":"otp_wrong","message":"Введен неправильный код","tries_left":4,"request_id":"req-1"},
  "rate_limited": {"code":"rate_limited","retry_after":60},
  "resend_too_early": {"code":"resend_too_early","message":"Код можно запросить позже","resend_after":42,"request_id":"req-1"},
  "too_many_codes_sent": {"code":"too_many_codes_sent","message":"Отправлено слишком много кодов. Новый код можно запросить через 6 часов","retry_after":20000,"request_id":"req-1"},
  "too_many_wrong_codes": {"code":"too_many_wrong_codes","message":"Слишком много неверных кодов. Продолжить можно через 4 минуты","retry_after":240,"request_id":"req-1"},
  "internal": {"code":"internal","message":"Что-то пошло не так, пожалуйста, повторите попытку","request_id":"req-1"},
  "not_found": {"code":"not_found","message":"Не найдено","request_id":"req-1"},
  "unauthorized": {"code":"unauthorized","message":"Вы не авторизованы","request_id":"req-1"},
  "idempotency_key_missing": {"code":"idempotency_key_missing","message":"Что-то пошло не так, пожалуйста, повторите попытку","request_id":"req-1"},
  "unsupported_media_type": {"code":"unsupported_media_type","message":"Неподдерживаемый тип данных","request_id":"req-1"},
  "body_too_large": {"code":"body_too_large","message":"Слишком большой запрос","request_id":"req-1"},
  "idempotency_in_progress": {"code":"idempotency_in_progress","message":"Запрос ещё выполняется","request_id":"req-1"},
  "upstream_unavailable": {"code":"upstream_unavailable","message":"Сервис не отвечает. Если вы платили, проверьте «Платежи», прежде чем платить снова","request_id":"req-1"},
};
