// Generated from contracts/billing.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall, FileAnswer, PagedCall } from '../client/answers.ts';
import type { CallOptions, NoArguments, RequestOptions } from '../client/call-options.ts';
import type { EntityId, OrderId, OtpId, PaymentId, QuoteId } from '../ids.ts';

/** The one source of a payment, which pays all of it. */
export type Source = SourceFields & (
  | { type: 'bank_card'; entity_id: NonNullable<SourceFields['entity_id']>; system?: never }
  | { type: 'balance'; entity_id?: never; system?: never }
  | { type: 'payment_app'; system: NonNullable<SourceFields['system']>; entity_id?: never }
);
/** One of the sources that share a payment. */
export type SplitSource = SplitSourceFields & (
  | { type: 'bank_card'; entity_id: NonNullable<SplitSourceFields['entity_id']> }
  | { type: 'balance'; entity_id?: never }
);
/** A payment to start: what it is for, how much, and what pays. */
export type PaymentRequest = PaymentRequestFields & (
  | { purpose: 'instalment' | 'order' | 'initial_fee'; order_id: NonNullable<PaymentRequestFields['order_id']>; orders?: never; quote_id?: never }
  | { purpose: 'instalment' | 'order' | 'initial_fee'; orders: PaymentOrders; order_id?: never; quote_id?: never }
  | { purpose: 'payoff'; order_id: NonNullable<PaymentRequestFields['order_id']>; quote_id: NonNullable<PaymentRequestFields['quote_id']>; orders?: never }
  | { purpose: 'top_up'; order_id?: never; orders?: never; quote_id?: never }
) & (
  | { source: Source; sources?: never }
  | { sources: SplitSource[]; source?: never }
);
/** The code to replace: exactly one of `payment_id` and `otp_id`. */
export type ResendOtpRequest = ResendOtpRequestFields & (
  | { payment_id: NonNullable<ResendOtpRequestFields['payment_id']>; otp_id?: never }
  | { otp_id: NonNullable<ResendOtpRequestFields['otp_id']>; payment_id?: never }
);
/** A payment to start by payment app. */
export type GenerateLinkRequest = GenerateLinkRequestFields & (
  | { purpose: 'instalment' | 'order' | 'initial_fee'; order_id: NonNullable<GenerateLinkRequestFields['order_id']>; orders?: never; quote_id?: never }
  | { purpose: 'instalment' | 'order' | 'initial_fee'; orders: PaymentOrders; order_id?: never; quote_id?: never }
  | { purpose: 'payoff'; order_id: NonNullable<GenerateLinkRequestFields['order_id']>; quote_id: NonNullable<GenerateLinkRequestFields['quote_id']>; orders?: never }
  | { purpose: 'top_up'; order_id?: never; orders?: never; quote_id?: never }
);
/** A card to save. */
export type SendOtpRequest = SendOtpRequestFields & (
  | { offer_accepted: true }
);
/** Whole so'm. */
export type Amount = number;
/**
 * What a payment is for: `instalment` pays an order's schedule, `order` a full purchase, `initial_fee` an order's initial fee, `top_up` the balance, `payoff` the rest of an order early, at the price of a quote. An instalment that is enough to pay the order off on the day when it is booked counts as that payoff; the rest of it goes to the balance.
 */
export type Purpose = "instalment" | "order" | "initial_fee" | "top_up" | "payoff";
/**
 * What a payment was for: as in `Purpose`, or `withdrawal`, which moves money from the balance to a saved card and is started by `createWithdrawal`.
 */
export type PaymentPurpose = "instalment" | "order" | "initial_fee" | "top_up" | "payoff" | "withdrawal";
/**
 * Where a payment stands. `created`: just made; `otp_required`: it waits for its code; `processing`: the bank or payment app has not decided yet. Final are `succeeded`, `failed`, `expired` (not confirmed or paid in time) and `canceled` (by the customer).
 */
export type PaymentStatus = "created" | "otp_required" | "processing" | "succeeded" | "failed" | "expired" | "canceled";
/**
 * What pays: a saved card, the balance, or a payment app.
 */
export type SourceType = "bank_card" | "balance" | "payment_app";
/** The one source of a payment, which pays all of it. */
export interface SourceFields {
    /** What pays; a `top_up` cannot come from the `balance`. */
    type: SourceType;
    /** The saved card; needed for `bank_card`. */
    entity_id?: EntityId;
    /** The payment app, such as `payme`; needed for `payment_app`. */
    system?: string;
}
/** One of the sources that share a payment. */
export interface SplitSourceFields {
    /**
     * What pays this share: each type at most once.
     */
    type: "bank_card" | "balance";
    /** The saved card; needed for `bank_card`. */
    entity_id?: EntityId;
    /** Whole so'm from this source, above 0. */
    amount: Amount;
}
/** A payment to start: what it is for, how much, and what pays. */
export interface PaymentRequestFields {
    /** What the payment is for; it decides which of the ids are needed. */
    purpose: Purpose;
    /** The order to pay; needed for every purpose but `top_up`, unless `orders` is sent. */
    order_id?: OrderId;
    /** Several orders to pay at once, in place of `order_id`. */
    orders?: PaymentOrders;
    /** Quote of the payoff, from `getPayoffQuote` of the installment API; needed for `payoff`, and for nothing else. */
    quote_id?: QuoteId;
    /** Whole so'm, from all sources and for all orders together. */
    amount: Amount;
    /** The source that pays all of it; in place of `sources`. */
    source?: SourceFields;
    /** A card and the balance together, in place of `source`; their amounts add up to the payment's. */
    sources?: SplitSourceFields[];
}
/** The code for a payment or withdrawal that waits for it. */
export interface ConfirmPaymentRequest {
    /** The payment to which the code belongs. */
    payment_id: PaymentId;
    /** Digits that came by SMS or call. */
    code: string;
}
/** The code to replace: exactly one of `payment_id` and `otp_id`. */
export interface ResendOtpRequestFields {
    /** The payment or withdrawal that waits for a code. */
    payment_id?: PaymentId;
    /** `otp_id` of a card being saved, of a checkout or of a payment. */
    otp_id?: OtpId;
    /**
     * `call`: a voice reads the code out, for a customer whom the SMS does not reach. `sms` if left out.
     * @default sms
     */
    channel?: "sms" | "call";
}
/** Money to move from the balance to a saved card. */
export interface WithdrawalRequest {
    /** Whole so'm; from `withdraw_min` to `withdraw_max` of the balance. */
    amount: Amount;
    /** The saved card to which the money goes. */
    entity_id: EntityId;
}
/** The withdrawal to cancel. */
export interface CancelWithdrawalRequest {
    /** `payment_id` of the withdrawal. */
    payment_id: PaymentId;
}
/** Several orders in one payment, for `initial_fee`, `order` and `instalment`, each once. Their amounts add up to the payment's. */
export type PaymentOrders = {
    /** An order that the payment pays. */
    order_id: OrderId;
    /** Whole so'm for this order, above 0. */
    amount: Amount;
}[];
/** A payment to start by payment app. */
export interface GenerateLinkRequestFields {
    /** The payment app, such as `payme`: a `system` of the type `payment_app` from `listAvailableSystems`. */
    system: string;
    /** What the payment is for; it decides which of the ids are needed. */
    purpose: Purpose;
    /** The order to pay; needed for every purpose but `top_up`, unless `orders` is sent. */
    order_id?: OrderId;
    /** Several orders to pay at once, in place of `order_id`. */
    orders?: PaymentOrders;
    /** Quote of the payoff, from `getPayoffQuote` of the installment API; needed for `payoff`, and for nothing else. */
    quote_id?: QuoteId;
    /** Whole so'm, for all orders together. */
    amount: Amount;
    /** Page to which the app sends the customer back: an absolute address of the portal's own origin. */
    return_url: string;
}
/** A card to save. */
export interface SendOtpRequestFields {
    /** The card number as typed: spaces and dashes are fine. It is never stored whole. */
    number: string;
    /** Year and month in which the card expires: YYMM. */
    expiry: string;
    /** Name on the card, if the customer gives it. */
    owner?: string;
    /** Must be true: saving a card requires that the customer accepts the public offer. */
    offer_accepted?: boolean;
}
/** The code for a card that is being saved. */
export interface ConfirmOtpRequest {
    /** `otp_id` from `sendOtp`. */
    otp_id: OtpId;
    /** Digits that came by SMS or call. */
    code: string;
}
/** The saved card to delete. */
export interface DeleteEntityRequest {
    /** `entity_id` of the card in `listEntities`. */
    entity_id: EntityId;
}
/** A saved card, and whether it is to be the main one. */
export interface SetDefaultRequest {
    /** `entity_id` of the card in `listEntities`. */
    entity_id: EntityId;
    /** True makes it the main card in place of any other; false makes it an ordinary one. */
    default: boolean;
}
/** A source of a payment with its share, or the card to which a withdrawal goes. */
export interface PaymentSource {
    /** What pays or is paid. */
    type: SourceType;
    /** The saved card; null for the balance and for a payment app. */
    entity_id: EntityId | null;
    /** Card system or payment app, such as `uzcard` or `payme`; null for the balance. */
    system: string | null;
    /** Last four digits of the card; null for the balance and for a payment app. */
    last4: string | null;
    /** Whole so'm of this source. */
    amount: Amount;
}
/** Facts of a code that was sent, for the form that takes it. */
export interface Otp {
    /** Names the code in `resendOtp`; if it is left out, send the `payment_id` there. */
    otp_id?: OtpId;
    /** Number of digits of the code. */
    length: number;
    /** Seconds until a new code can be requested. */
    resend_after: number;
    /** Seconds that the code is still valid for. */
    expires_in: number;
    /** Attempts that are left; a new code restores none. */
    tries_left: number;
    /** The phone that got the code, with its middle hidden: `99890*****01`. */
    masked_phone: string;
}
/** Facts of the code for a card that is being saved. */
export interface CardOtp {
    /** Names the code in `confirmOtp` and `resendOtp`. */
    otp_id: OtpId;
    /** Number of digits of the code. */
    length: number;
    /** Seconds until a new code can be requested. */
    resend_after: number;
    /** Seconds that the code is still valid for. */
    expires_in: number;
    /** Attempts that are left; a new code restores none. */
    tries_left: number;
    /** The phone that the bank knows for the card, with its middle hidden: `99890*****01`. */
    masked_phone: string;
}
/** One event in a payment's timeline. */
export interface PaymentEvent {
    /** What happened: created, code_sent, code_resent, code_accepted, charge_requested, charged, credited, declined, order_paid, settled, excess_to_balance, failed, expired, canceled, late_charge_to_balance, refund_sent, refund_to_balance, charged_back. */
    type: string;
    /**
     * At which stage it happened: `sent` (the request), `code`, `bank` (or payment app), `store` (the order), `ledger` (Muddat's books).
     */
    step: "sent" | "code" | "bank" | "store" | "ledger";
    /** Status of the payment after the event. */
    status: PaymentStatus;
    /**
     * Format: date-time
     * When it happened; ISO 8601 in UTC.
     */
    at: string;
}
/** A sum of a payment that came back to the customer, with where it is and when it arrives. */
export interface Refund {
    /** Tells the refunds of a payment apart. */
    refund_id: string;
    /** The payment whose money came back. */
    payment_id: PaymentId;
    /**
     * `refund`: given back by the store; `order_canceled`, `item_returned`: with an order or goods that were undone; `chargeback`: taken back by the customer's bank.
     */
    kind: "refund" | "order_canceled" | "item_returned" | "chargeback";
    /** Whole so'm that came back. */
    amount: Amount;
    /**
     * Where the money goes: to the card or app that had paid, or to the balance.
     */
    to: "bank_card" | "payment_app" | "balance";
    /** Card system or payment app that pays it out; null for the balance. */
    system: string | null;
    /** Last four digits of the card that gets it; null for the balance and for a payment app. */
    last4: string | null;
    /**
     * `on_the_way` until `arrives_at`, then `arrived`.
     */
    status: "on_the_way" | "arrived";
    /**
     * Format: date-time
     * When it was given or taken back; ISO 8601 in UTC.
     */
    at: string;
    /**
     * Format: date-time
     * When it arrives, or arrived; ISO 8601 in UTC. For the balance it equals `at`.
     */
    arrives_at: string;
}
/** A payment or withdrawal, with its result so far. */
export interface Payment {
    /** Names the payment in `confirmPayment`, `getPayment` and `getReceipt`. */
    payment_id: PaymentId;
    /** Where the payment stands. */
    status: PaymentStatus;
    /** What the payment is for. */
    purpose: PaymentPurpose;
    /** The order that it pays; null for a top-up, for a withdrawal, and where `orders` has several. */
    order_id: OrderId | null;
    /** What each order gets, if the payment is for several; otherwise left out. */
    orders?: {
        /** An order that the payment pays. */
        order_id: OrderId;
        /** Whole so'm for this order. */
        amount: Amount;
    }[];
    /** The orders that it pays, as the customer knows them; only where payments are listed or looked up. */
    order_names?: {
        /** The order, as in `order_id` or `orders`. */
        order_id: OrderId;
        /** Number by which the customer knows the order. */
        number: string;
        /** Name of the store that sold the order. */
        store: string;
    }[];
    /** Number on its receipt, such as 100008-3, the third payment of order 100008; only of a succeeded payment, and only where payments are listed or looked up. */
    receipt_number?: string;
    /** The quote of a payoff; null for other purposes. */
    quote_id: QuoteId | null;
    /** Whole so'm, from all sources together. */
    amount: Amount;
    /** Whole so'm that the orders did not need, and that went to the balance. */
    excess_amount: number;
    /** Whole so'm that came back to the customer by refunds and chargebacks; never above `amount`. */
    refunded_amount: number;
    /** Each sum that came back, oldest first; only where the payment is looked up. */
    refunds?: Refund[];
    /** What pays it; the amounts add up to `amount`. */
    sources: PaymentSource[];
    /** The card to which a withdrawal goes; left out for other purposes. */
    destination?: PaymentSource;
    /** Why it failed: card_declined, insufficient_funds, insufficient_balance, card_expired, card_deleted, provider_timeout, otp_locked, amount_above_remainder, order_closed, paid_meanwhile, quote_expired, declined_in_app, withdrawal_declined, withdrawal_unanswered, claim_open, consent_withdrawn. Why it expired: link_expired, code_not_entered. Null in other statuses. */
    reason: string | null;
    /** `reason` as a sentence in the language of Accept-Language; left out without a reason. */
    message?: string;
    /** Facts of its code; only while the status is `otp_required`. */
    otp?: Otp;
    /** Page of the payment app to open; only while the payment waits for it. */
    url?: string;
    /**
     * Format: date-time
     * When it was started; ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it last changed; ISO 8601 in UTC.
     */
    updated_at: string;
    /** The timeline, oldest first. */
    events: PaymentEvent[];
}
/** A page of payments. */
export interface PaymentList {
    /** The payments, newest first. */
    data: Payment[];
    /** `cursor` of the next page; left out on the last page. */
    next_cursor?: string;
}
/** One change of the customer's balance. */
export interface BalanceEntry {
    /** Tells entries apart; it never changes. */
    id: string;
    /**
     * `top_up`; `payment`: an order was paid from the balance; `excess`: what an order did not need of a payment; `late_charge`: a charge that came after its payment had failed; `refund`: what was paid on an undone order, or what a store gave back; `withdrawal`; `refund_out`: a top-up, or a charge that came late, was given back to its card or app; `chargeback`: the bank took a payment back, and with it what it had brought to the balance; `other`: among others, money that was set aside for a payment without success settled a debt.
     */
    kind: "top_up" | "payment" | "excess" | "late_charge" | "refund" | "withdrawal" | "refund_out" | "chargeback" | "other";
    /** Whole so'm: above 0 what came, below 0 what went; 0 where money that was set aside settled a debt. */
    amount: number;
    /** Whole so'm by which the entry changed the customer's debt to Muddat (`claim` of the balance): above 0 added, below 0 settled. Left out where it changed nothing of it. */
    claim?: number;
    /**
     * Format: date-time
     * When it was booked; ISO 8601 in UTC.
     */
    at: string;
    /** The payment to which it belongs. */
    payment_id: PaymentId;
    /** The order to which it belongs; null for none and for several. */
    order_id: OrderId | null;
    /** Card system or payment app by which the money came or went; null where it moved between balance and orders only. */
    system: string | null;
    /** Last four digits of the card that the money came from or went to; null for none. */
    last4: string | null;
}
/** A page of changes of the balance. */
export interface BalanceEntryList {
    /** The entries, newest first. */
    data: BalanceEntry[];
    /** `cursor` of the next page; left out on the last page. */
    next_cursor?: string;
}
/** A payment that waits for its payment app. */
export interface PaymentLink {
    /** The payment, to look up by `getPayment`. */
    payment_id: PaymentId;
    /** Where the payment stands: `processing`, until the app answers. */
    status: PaymentStatus;
    /** Whole so'm to pay in the app. */
    amount: Amount;
    /** Page of the payment app to which to send the customer. */
    url: string;
}
/** A saved card. */
export interface BankCard {
    /** Names the card in payments, withdrawals and consents. */
    entity_id: EntityId;
    /**
     * The Uzbek card system to which the card belongs.
     */
    system: "uzcard" | "humo";
    /**
     * Second brand of a co-badged card; left out for other cards.
     */
    network?: "unionpay" | "visa" | "mastercard";
    /** Bank that issued the card; null if not known. */
    bank: string | null;
    /** Last four digits of the number. */
    last4: string;
    /** Year and month in which the card expires: YYMM. */
    expiry: string;
    /** Name on the card; null if none was given. */
    owner: string | null;
    /** Whether it is the main card; a customer has at most one. */
    is_default: boolean;
    /** The phone to which the card's codes go, with its middle hidden: `99890*****01`. */
    masked_phone: string;
}
/** The customer's money with Muddat. */
export interface Balance {
    /** Names the balance in this list; a payment names it by the type `balance` alone. */
    entity_id: EntityId;
    /** Whole so'm on the balance, with what running payments hold. */
    amount: number;
    /** Whole so'm that can be spent now: `amount` without what running payments hold. */
    available: number;
    /** Whole so'm: the least that can be withdrawn at once. Left out with `withdraw_max` where withdrawals are not possible at all. */
    withdraw_min?: number;
    /** Whole so'm: the most that can be withdrawn at once; 0 where nothing can be now. */
    withdraw_max?: number;
    /** What the customer owes after a chargeback; left out where nothing is owed. */
    claim?: BalanceClaim;
}
/** Debt of the customer after a bank took back money that was spent already. Whatever comes to the balance settles it first. While it is open nothing is available, and withdrawals and orders are refused with `claim_open`. */
export interface BalanceClaim {
    /** Whole so'm that are still owed. */
    amount: number;
    /**
     * Format: date-time
     * When a bank last took such money back; ISO 8601 in UTC.
     */
    opened_at: string;
    /** The payment that was taken back then. */
    payment_id: PaymentId;
    /** Card system or payment app of that payment; null if not known. */
    system: string | null;
    /** Last four digits of its card; null for a payment app. */
    last4: string | null;
}
/** The saved cards, or the one balance. */
export interface EntityList {
    /** Cards with the main one first, or exactly one balance: as `collection_type` said. */
    data: (BankCard | Balance)[];
}
/** Automatic debits to agree to: for which orders, and on what terms. */
export interface ConsentRequest {
    /** An order that is paid in parts, or `all` for every order without a consent of its own. */
    order_id: OrderId;
    /** Saved cards (`entity_id`) in the order in which they are tried. It may be empty if `use_balance` is true. */
    card_order: string[];
    /**
     * Whether the balance pays first, and a card only the rest; false if left out.
     * @default false
     */
    use_balance?: boolean;
    /**
     * Whole so'm that always stay on the balance; 0 if left out.
     * @default 0
     */
    balance_floor?: number;
    /** Days before each debit on which the customer is told of it. */
    notice_days: number;
}
/** A step in a consent's history, with the terms from then on. */
export interface ConsentEvent {
    /**
     * `granted`: agreed for the first time; `changed`: new terms; `withdrawn`: ended.
     */
    type: "granted" | "changed" | "withdrawn";
    /**
     * Format: date-time
     * When it happened; ISO 8601 in UTC.
     */
    at: string;
    /** Last four digits of the cards agreed to then, in the order in which they are tried. */
    cards: string[];
    /** Whether the balance pays first, by these terms. */
    use_balance: boolean;
    /** Whole so'm that stay on the balance, by these terms. */
    balance_floor: number;
    /** Days between notice and debit, by these terms. */
    notice_days: number;
}
/** What pays an automatic debit, with its share. */
export interface DebitSource {
    /**
     * What pays: a saved card or the balance.
     */
    type: "bank_card" | "balance";
    /** The saved card; null for the balance. */
    entity_id: EntityId | null;
    /** Last four digits of the card; null for the balance. */
    last4: string | null;
    /** Whole so'm from this source. */
    amount: Amount;
}
/** An automatic debit to come, as it looks now. */
export interface NextDebit {
    /** The order whose instalment is debited. */
    order_id: OrderId;
    /** Number by which the customer knows the order. */
    order_number: string;
    /** Name of the store that sold the order. */
    store: string;
    /** Number of the instalment in the order's schedule. */
    number: number;
    /**
     * Format: date
     * Day of the debit: calendar date in Tashkent.
     */
    date: `${number}-${number}-${number}`;
    /**
     * Format: date
     * Day on which the customer is told of it, or was: calendar date in Tashkent.
     */
    notice_on: `${number}-${number}-${number}`;
    /** Whole so'm: what is not paid yet of the instalment. */
    amount: Amount;
    /** What will pay it, as cards and balance stand now; empty where nothing can. */
    sources: DebitSource[];
}
/** One attempt at an automatic debit, which is a payment. */
export interface DebitTry {
    /** The payment, to look up by `getPayment`. */
    payment_id: PaymentId;
    /**
     * Format: date-time
     * When it was started; ISO 8601 in UTC.
     */
    at: string;
    /**
     * `running` until it has `succeeded` or `failed`.
     */
    state: "running" | "succeeded" | "failed";
    /** What was to pay, with the shares. */
    sources: DebitSource[];
    /** Why it failed, as in a payment's `reason`; null if it did not. */
    reason: string | null;
    /** `reason` as a sentence in the language of Accept-Language; left out without a reason. */
    message?: string;
}
/** The automatic debit of one instalment on one day, with all its attempts. */
export interface Debit {
    /** The order whose instalment is debited. */
    order_id: OrderId;
    /** Number by which the customer knows the order. */
    order_number: string;
    /** Name of the store that sold the order. */
    store: string;
    /** Number of the instalment in the order's schedule. */
    number: number;
    /**
     * Format: date
     * Day of the debit: calendar date in Tashkent.
     */
    day: `${number}-${number}-${number}`;
    /**
     * `running` until an attempt has `succeeded` or all have `failed`.
     */
    state: "running" | "succeeded" | "failed";
    /** Whole so'm that were to be debited. */
    amount: Amount;
    /** Whole so'm that are not paid of the instalment now. */
    left: number;
    /** Why the last attempt failed, as in a payment's `reason`; `no_source` where neither a card nor the balance could be tried; null if it did not fail. */
    reason: string | null;
    /** Why it failed, as a sentence in the language of Accept-Language; left out if it did not fail. */
    message?: string;
    /** The attempts, in the order in which they were made: after a card that refuses, the next one is tried. */
    tries: DebitTry[];
}
/** The customer's agreement to automatic debits of one order, or of all. */
export interface Consent {
    /** Names the consent in `withdrawConsent`. */
    id: string;
    /** The order, or `all` for every order without a consent of its own. */
    order_id: OrderId;
    /** Number by which the customer knows the order; null for `all`. */
    order_number: string | null;
    /** Name of the store that sold the order; null for `all`. */
    store: string | null;
    /** Saved cards (`entity_id`) in the order in which they are tried, without those deleted in the meantime. */
    card_order: string[];
    /** Whether the balance pays first, and a card only the rest. */
    use_balance: boolean;
    /** Whole so'm that always stay on the balance. */
    balance_floor: Amount;
    /** Days before each debit on which the customer is told of it. */
    notice_days: number;
    /**
     * `withdrawn` is final: agreeing again makes a new consent.
     */
    status: "active" | "withdrawn";
    /**
     * Format: date-time
     * When the customer agreed for the first time; ISO 8601 in UTC.
     */
    granted_at: string;
    /**
     * Format: date-time
     * When the terms last changed; ISO 8601 in UTC, null if never.
     */
    changed_at: string | null;
    /**
     * Format: date-time
     * When it was withdrawn; ISO 8601 in UTC, null while it is active.
     */
    withdrawn_at: string | null;
    /** What happened to it, oldest first. */
    history: ConsentEvent[];
    /** The next 12 debits, soonest first; empty for a withdrawn consent. */
    next_debits: NextDebit[];
    /** What was debited under it, or was tried to be: the latest 50, newest first. */
    debits: Debit[];
}
/** All consents of the customer. */
export interface ConsentList {
    /** The consents, newest first. */
    data: Consent[];
    /**
     * Format: date
     * Today by the server's clock: calendar date in Tashkent, to which the forecasts refer.
     */
    as_of: `${number}-${number}-${number}`;
}
/** Confirms that a card is deleted. */
export interface DeletedEntity {
    /** The card that was deleted. */
    entity_id: EntityId;
    /** Always true. */
    deleted: boolean;
}
/** A card system or payment app on offer. */
export interface PaymentSystem {
    /** Name for requests, such as `uzcard` or `payme`. */
    system: string;
    /**
     * `bank_card`: pays from saved cards; `payment_app`: the customer pays in the app.
     */
    type: "bank_card" | "payment_app";
    /** Name to show, the same in every language. */
    name: string;
    /** Whole so'm: the least of one top-up. Payments of orders have bounds of their own. */
    min_amount: number;
    /** Whole so'm: the most of one top-up. Payments of orders have bounds of their own. */
    max_amount: number;
}
/** The card systems and payment apps on offer. */
export interface SystemList {
    /** The systems, in the order in which to show them. */
    data: PaymentSystem[];
}
/** The body of every refusal: a code for programs, and a sentence for the user. Some codes add members, such as `tries_left` or `min` and `max`. */
export type Problem = {
    /** What went wrong, for programs. The code is stable; the sentence in `message` may change. */
    code: string;
    /** Sentence to show to the user, in the language of Accept-Language. */
    message: string;
    /** For developers, in English: which of several causes the code had. May be left out; do not show it to the user. */
    detail?: string;
    /** Why each field was refused: a code by field name (`sources.0.amount`). Left out if no field is at fault. */
    fields?: {
        [key: string]: string;
    };
    /** Names this call in the server's log; quote it when you report a problem. */
    request_id: string;
} & {
    [key: string]: unknown;
};
/**
 * What the refusal of a sum that is too small or too large adds.
 * @example {
 * "min": 1000,
 * "max": 520000
 * }
 */
export interface AmountAboveMaxData {
    /** Smallest sum that is accepted, whole so'm. */
    min: number;
    /** Largest sum that is accepted, whole so'm. */
    max: number;
    /** The order that the bounds are of; left out unless several are paid at once. */
    order_id?: OrderId;
}
export type AmountBelowMinData = AmountAboveMaxData;
/**
 * What a refusal adds that lasts until the customer has topped up the balance.
 * @example {
 * "amount": 150000
 * }
 */
export interface ClaimOpenData {
    /** What the customer owes on the balance, whole so'm. */
    amount: number;
}
/**
 * What the refusal of a call adds that needs a recent proof of who calls.
 * @example {
 * "methods": [
 * "code",
 * "password"
 * ]
 * }
 */
export interface FreshProofRequiredData {
    /** How the customer can prove who they are; never `password` while the account is frozen. */
    methods: ("code" | "password" | "passkey")[];
}
/**
 * What the refusal of a used-up one-time code adds.
 * @example {
 * "tries_left": 0
 * }
 */
export interface OtpLockedData {
    /**
     * Always 0: ask for a new code.
     * @constant
     */
    tries_left: 0;
}
/**
 * What the refusal of a wrong one-time code adds.
 * @example {
 * "tries_left": 4
 * }
 * @example {
 * "tries_left": 5,
 * "previous_code": true
 * }
 */
export interface OtpWrongData {
    /** Attempts that the code still allows. */
    tries_left: number;
    /**
     * The code is that of an earlier message. It used up no attempt.
     * @constant
     */
    previous_code?: true;
}
/**
 * What a refusal adds that passes by itself.
 * @example {
 * "retry_after": 60
 * }
 */
export interface RateLimitedData {
    /** Seconds until the call is accepted again; the same as in `Retry-After`. */
    retry_after: number;
}
/**
 * What the refusal of another one-time code adds.
 * @example {
 * "resend_after": 42
 * }
 */
export interface ResendTooEarlyData {
    /** Seconds until a new code can be requested. */
    resend_after: number;
}
export type TooManyCodesSentData = RateLimitedData;
export type TooManyWrongCodesData = RateLimitedData;
export interface paths {
    "/v1/available-systems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment systems and their limits
         * Lists card systems and payment apps, with the bounds of a top-up. The list is the same for every customer, so a guest may ask too.
         */
        get: operations["listAvailableSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/entity-collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved cards, or get the balance
         * Returns either the saved cards or the balance, as `collection_type` says. There are no pages.
         */
        get: operations["listEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a payment by its idempotency key
         * For a caller who got no response, however long ago: finds a payment by the key with which it was started or confirmed. 404 means that no payment was made with this key, so the same call may be sent again with it.
         */
        get: operations["findPayment"];
        put?: never;
        /**
         * Start a payment
         * Starts a payment from a saved card, from the balance, from both, or by payment app. Send exactly one of `source` and `sources`. With
         * a card the status is `otp_required`, with facts of the code that was sent: confirm it by `confirmPayment`; a card whose bank asks
         * for no code is charged at once. From the balance the money has moved when the response arrives. For a payment app the response has
         * the `url` to open.
         *
         * Payments from one card share the 60 seconds to the next code and the 5 tries until a right code is entered: a payment that is
         * started again has what is left of them.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/payment/{payment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment with its history
         * Returns a payment as it stands, with its refunds and its timeline. Call it repeatedly while the status is `processing`. Another customer's payment is 404.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/payment/{payment_id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the receipt of a payment
         * Returns a tagged PDF in the language of Accept-Language, with a code by which anybody can verify it; the same receipt always carries the same code. 409 `receipt_unavailable` until the payment has succeeded.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a payment with the code from the SMS
         * Confirms a payment by card, or a withdrawal. Idempotent by payment: once the code was accepted, every further call returns the payment as it stands. Send a corrected code with a new key. A declined card is no error: the status is `failed`, and `reason` says why.
         */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code for a payment or for a card being added
         * Replaces the last code by a new one, 60 seconds after it at the earliest. Used tries stay used. Send exactly one of `payment_id` and `otp_id`.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's payments, newest first
         * Returns payments in every status, 20 on a page; follow `next_cursor`. Days and order narrow the list down.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/balance/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of the balance, newest first
         * Returns what came to the balance and what left it, 20 entries on a page. A sum that is only set aside for a running payment or withdrawal is no entry; until that ends, it is missing from `available` of the balance.
         */
        get: operations["listBalanceEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a withdrawal from the balance to a saved card
         * Sets the sum aside at once, and sends a code to the card's phone. A withdrawal is a payment with the purpose `withdrawal`: confirm it by `confirmPayment`, request a new code by `resendOtp`, and look it up like any other. If it ends without success, the money is back on the balance.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/withdrawal/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal that waits for its code
         * Makes the money available again at once. A withdrawal that was confirmed or has ended is returned as it stands; any other payment is 404.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/generate-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment by payment app
         * Does what `createPayment` does for a payment app, and names the page to which the app sends the customer back. Send the customer to `url`, and look the payment up by `getPayment` when they return: only the app decides whether it succeeds.
         */
        post: operations["generateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a card and send a code
         * First step of saving a card: sends a code to the phone that the bank knows for the card, which may not be the customer's. All cards that a customer is adding share the 60 seconds to the next code and the 5 tries, until a right code is entered.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/confirm-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new card with the code
         * Second step of saving a card. A code works once. If the customer has saved the same card before, that card is returned and no second one is made.
         */
        post: operations["confirmOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/external-entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved card
         * Deletes a saved card with its data; payments keep their own record of it. 409 `card_busy` while a payment may still charge it; 409 `claim_open` while the customer owes a sum that this card's bank took back.
         */
        delete: operations["deleteEntity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/external-entities/set-default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a card the main one, or stop that
         * The main card is listed first; a customer has at most one. `default: true` replaces the main card so far; `default: false` on the main card leaves the customer without one.
         */
        post: operations["setDefaultEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List consents to automatic debits
         * Returns all consents, newest first, each with its history, its debits so far and a forecast of the next ones. A withdrawn consent stays in the list.
         */
        get: operations["listConsents"];
        /**
         * Give or change a consent to automatic debits
         * There is one consent for an order, and one (`order_id: all`) for all orders without their own: a second call for the same changes
         * it. Debited are only instalments that fall due after the day of the first agreement, on their due date. A debit that fails is tried
         * again once a day on the 5 days of grace, and never after them. Nothing is debited without a notice to the customer before.
         *
         * Cards that have expired or were deleted in the meantime are skipped. An order whose payments were broken off, or that is in court,
         * accepts no consent (422, `fields.order_id`: `choice`).
         */
        put: operations["saveConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-payments/consents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a consent
         * Needs no fresh proof. Nothing more is debited under the consent, and a debit that has not reached the bank yet is stopped. An order whose own consent is withdrawn is left out of the consent for all orders too, until that one is granted anew. Withdrawing again returns the same.
         */
        delete: operations["withdrawConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Whole so'm. */
        Amount: Amount;
        /**
         * What a payment is for: `instalment` pays an order's schedule, `order` a full purchase, `initial_fee` an order's initial fee, `top_up` the balance, `payoff` the rest of an order early, at the price of a quote. An instalment that is enough to pay the order off on the day when it is booked counts as that payoff; the rest of it goes to the balance.
         */
        Purpose: Purpose;
        /**
         * What a payment was for: as in `Purpose`, or `withdrawal`, which moves money from the balance to a saved card and is started by `createWithdrawal`.
         */
        PaymentPurpose: PaymentPurpose;
        /**
         * Where a payment stands. `created`: just made; `otp_required`: it waits for its code; `processing`: the bank or payment app has not decided yet. Final are `succeeded`, `failed`, `expired` (not confirmed or paid in time) and `canceled` (by the customer).
         */
        PaymentStatus: PaymentStatus;
        /**
         * What pays: a saved card, the balance, or a payment app.
         */
        SourceType: SourceType;
        /** The one source of a payment, which pays all of it. */
        Source: SourceFields;
        /** One of the sources that share a payment. */
        SplitSource: SplitSourceFields;
        /** A payment to start: what it is for, how much, and what pays. */
        PaymentRequest: PaymentRequestFields;
        /** The code for a payment or withdrawal that waits for it. */
        ConfirmPaymentRequest: ConfirmPaymentRequest;
        /** The code to replace: exactly one of `payment_id` and `otp_id`. */
        ResendOtpRequest: ResendOtpRequestFields;
        /** Money to move from the balance to a saved card. */
        WithdrawalRequest: WithdrawalRequest;
        /** The withdrawal to cancel. */
        CancelWithdrawalRequest: CancelWithdrawalRequest;
        /** Several orders in one payment, for `initial_fee`, `order` and `instalment`, each once. Their amounts add up to the payment's. */
        PaymentOrders: PaymentOrders;
        /** A payment to start by payment app. */
        GenerateLinkRequest: GenerateLinkRequestFields;
        /** A card to save. */
        SendOtpRequest: SendOtpRequestFields;
        /** The code for a card that is being saved. */
        ConfirmOtpRequest: ConfirmOtpRequest;
        /** The saved card to delete. */
        DeleteEntityRequest: DeleteEntityRequest;
        /** A saved card, and whether it is to be the main one. */
        SetDefaultRequest: SetDefaultRequest;
        /** A source of a payment with its share, or the card to which a withdrawal goes. */
        PaymentSource: PaymentSource;
        /** Facts of a code that was sent, for the form that takes it. */
        Otp: Otp;
        /** Facts of the code for a card that is being saved. */
        CardOtp: CardOtp;
        /** One event in a payment's timeline. */
        PaymentEvent: PaymentEvent;
        /** A sum of a payment that came back to the customer, with where it is and when it arrives. */
        Refund: Refund;
        /** A payment or withdrawal, with its result so far. */
        Payment: Payment;
        /** A page of payments. */
        PaymentList: PaymentList;
        /** One change of the customer's balance. */
        BalanceEntry: BalanceEntry;
        /** A page of changes of the balance. */
        BalanceEntryList: BalanceEntryList;
        /** A payment that waits for its payment app. */
        PaymentLink: PaymentLink;
        /** A saved card. */
        BankCard: BankCard;
        /** The customer's money with Muddat. */
        Balance: Balance;
        /** Debt of the customer after a bank took back money that was spent already. Whatever comes to the balance settles it first. While it is open nothing is available, and withdrawals and orders are refused with `claim_open`. */
        BalanceClaim: BalanceClaim;
        /** The saved cards, or the one balance. */
        EntityList: EntityList;
        /** Automatic debits to agree to: for which orders, and on what terms. */
        ConsentRequest: ConsentRequest;
        /** A step in a consent's history, with the terms from then on. */
        ConsentEvent: ConsentEvent;
        /** What pays an automatic debit, with its share. */
        DebitSource: DebitSource;
        /** An automatic debit to come, as it looks now. */
        NextDebit: NextDebit;
        /** One attempt at an automatic debit, which is a payment. */
        DebitTry: DebitTry;
        /** The automatic debit of one instalment on one day, with all its attempts. */
        Debit: Debit;
        /** The customer's agreement to automatic debits of one order, or of all. */
        Consent: Consent;
        /** All consents of the customer. */
        ConsentList: ConsentList;
        /** Confirms that a card is deleted. */
        DeletedEntity: DeletedEntity;
        /** A card system or payment app on offer. */
        PaymentSystem: PaymentSystem;
        /** The card systems and payment apps on offer. */
        SystemList: SystemList;
        /** The body of every refusal: a code for programs, and a sentence for the user. Some codes add members, such as `tries_left` or `min` and `max`. */
        Problem: Problem;
        /**
         * What the refusal of a sum that is too small or too large adds.
         * @example {
         * "min": 1000,
         * "max": 520000
         * }
         */
        AmountAboveMaxData: AmountAboveMaxData;
        AmountBelowMinData: AmountBelowMinData;
        /**
         * What a refusal adds that lasts until the customer has topped up the balance.
         * @example {
         * "amount": 150000
         * }
         */
        ClaimOpenData: ClaimOpenData;
        /**
         * What the refusal of a call adds that needs a recent proof of who calls.
         * @example {
         * "methods": [
         * "code",
         * "password"
         * ]
         * }
         */
        FreshProofRequiredData: FreshProofRequiredData;
        /**
         * What the refusal of a used-up one-time code adds.
         * @example {
         * "tries_left": 0
         * }
         */
        OtpLockedData: OtpLockedData;
        /**
         * What the refusal of a wrong one-time code adds.
         * @example {
         * "tries_left": 4
         * }
         * @example {
         * "tries_left": 5,
         * "previous_code": true
         * }
         */
        OtpWrongData: OtpWrongData;
        /**
         * What a refusal adds that passes by itself.
         * @example {
         * "retry_after": 60
         * }
         */
        RateLimitedData: RateLimitedData;
        /**
         * What the refusal of another one-time code adds.
         * @example {
         * "resend_after": 42
         * }
         */
        ResendTooEarlyData: ResendTooEarlyData;
        TooManyCodesSentData: TooManyCodesSentData;
        TooManyWrongCodesData: TooManyWrongCodesData;
    };
    responses: {
        /** `upstream_unavailable`: the SMS provider did not accept the message, and no code was sent. */
        NotSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The payment as it stands. */
        PaymentFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Payment;
            };
        };
        /** The saved card. */
        CardSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BankCard;
            };
        };
        /** The consent as it stands. */
        ConsentSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Consent;
            };
        };
        /** `malformed_json`, `validation_failed` (a parameter or body of the wrong shape) or `idempotency_key_missing`. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `unauthorized`: no access token, or one that is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `not_found`: there is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `account_closed`: the customer has requested the deletion of the account, and no money moves until that is undone.
         * `fresh_proof_required`, with `methods` (`code`, `password`, `passkey`): the customer proves again who they are, then the same call
         * is sent again.
         *
         * In front of a browser the gateway demands the proof (`/api/auth/step-up`) before a card is deleted, before a withdrawal, before
         * automatic debits are agreed to or changed, and before a large sum is paid from the balance. This API itself demands it of a frozen
         * account, and then `methods` has no `password`.
         */
        FreshProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `idempotency_in_progress`: the first call with this key still runs. `card_busy`: a payment may still charge the card. `payment_not_confirmable`: the payment waits for no code. `payment_in_progress`: the sum is being paid already. `receipt_unavailable`: the payment has not succeeded. `claim_open`, with the `amount` that is owed (see the balance's `claim`). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `body_too_large`: the body is larger than the server accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `unsupported_media_type`: the body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `validation_failed` (a value), `idempotency_mismatch`, `otp_wrong` with `tries_left`, `otp_expired`, `otp_locked`, `amount_below_min` and `amount_above_max` with `min` and `max`, `insufficient_balance`, `card_invalid`, `offer_not_accepted`, `quote_expired`. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `rate_limited`; `resend_too_early` with `resend_after`; `too_many_codes_sent` (no new code is sent, but the last one still works) and `too_many_wrong_codes` (no code is sent or checked), both with `retry_after`, by the daily budgets of card, customer and phone. All in seconds. Nothing is kept under the idempotency key, so the same call can be sent again after that time. */
        TooManyRequests: {
            headers: {
                /**
                 * Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `internal`: something broke on the server. A write may have been done: send it again with the same key, or look it up. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
    };
    parameters: {
        /**
         * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * Kind of client: `web` for a site.
         * @example web
         */
        ClientModel: string;
        /**
         * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
         * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
         */
        IdempotencyKey: string;
        /**
         * Protects from doing the same twice. The call moves no money, so the key may be left out; one that is sent is honoured.
         * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
         */
        OptionalIdempotencyKey: string;
        /** `next_cursor` of the page before, sent with the same filters; left out for the first page. Any other value is 400. */
        Cursor: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAvailableSystems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The systems, in the order in which to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SystemList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    listEntities: {
        parameters: {
            query: {
                /**
                 * The fixed identifier of this product in billing.
                 * @example muddat
                 */
                billing_reflection_alias: "muddat";
                /**
                 * What to return: `bank_card` for the saved cards, `balance` for the balance.
                 * @example bank_card
                 */
                collection_type: "balance" | "bank_card";
            };
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cards, the main one first and then the oldest; or the one balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EntityList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    findPayment: {
        parameters: {
            query: {
                /**
                 * The `Idempotency-Key` of the call whose response was lost.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                idempotency_key: string;
            };
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentRequestFields;
            };
        };
        responses: {
            /** The payment, as far as it has come. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * The payment, by the id under which it was started or listed.
                 * @example pay_1
                 */
                payment_id: PaymentId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /**
                 * File format; PDF is the only one.
                 * @example pdf
                 */
                format?: "pdf";
            };
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * The payment, which must have succeeded.
                 * @example pay_1
                 */
                payment_id: PaymentId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file, as an attachment; never kept by a cache. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConfirmPaymentRequest;
            };
        };
        responses: {
            200: components["responses"]["PaymentFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ResendOtpRequestFields;
            };
        };
        responses: {
            /** Facts of the new code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Otp;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * First day on which the payments were started: calendar date in Tashkent.
                 * @example 2026-11-01
                 */
                from?: `${number}-${number}-${number}`;
                /**
                 * Last day on which the payments were started: calendar date in Tashkent.
                 * @example 2026-11-30
                 */
                to?: `${number}-${number}-${number}`;
                /**
                 * Only payments for this order, alone or among others.
                 * @example 100001
                 */
                order_id?: OrderId;
                /** `next_cursor` of the page before, sent with the same filters; left out for the first page. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    listBalanceEntries: {
        parameters: {
            query?: {
                /** `next_cursor` of the page before, sent with the same filters; left out for the first page. Any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BalanceEntryList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithdrawalRequest;
            };
        };
        responses: {
            /** The withdrawal, which waits for its code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancelWithdrawalRequest;
            };
        };
        responses: {
            200: components["responses"]["PaymentFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    generateLink: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GenerateLinkRequestFields;
            };
        };
        responses: {
            /** Where to send the customer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Protects from doing the same twice. The call moves no money, so the key may be left out; one that is sent is honoured.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendOtpRequestFields;
            };
        };
        responses: {
            /** The code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CardOtp;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    confirmOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Protects from doing the same twice. The call moves no money, so the key may be left out; one that is sent is honoured.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConfirmOtpRequest;
            };
        };
        responses: {
            200: components["responses"]["CardSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    deleteEntity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Protects from doing the same twice. The call moves no money, so the key may be left out; one that is sent is honoured.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeleteEntityRequest;
            };
        };
        responses: {
            /** The card is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletedEntity;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    setDefaultEntity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Protects from doing the same twice. The call moves no money, so the key may be left out; one that is sent is honoured.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SetDefaultRequest;
            };
        };
        responses: {
            200: components["responses"]["CardSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The consents, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConsentList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    saveConsent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Made once for one intention of the customer, and repeated with every attempt; 400 `idempotency_key_missing` without it.
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConsentRequest;
            };
        };
        responses: {
            200: components["responses"]["ConsentSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client: `web` for a site.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * The consent, by its `id` in `listConsents`.
                 * @example con_1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConsentSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
}

/** Arguments of `listEntities`. */
export interface ListEntitiesArgs {
  /** The fixed identifier of this product in billing. */
  billing_reflection_alias: NonNullable<operations['listEntities']['parameters']['query']>['billing_reflection_alias'];
  /** What to return: `bank_card` for the saved cards, `balance` for the balance. */
  collection_type: NonNullable<operations['listEntities']['parameters']['query']>['collection_type'];
}
/** Arguments of `findPayment`. */
export interface FindPaymentArgs {
  /** The `Idempotency-Key` of the call whose response was lost. */
  idempotency_key: NonNullable<operations['findPayment']['parameters']['query']>['idempotency_key'];
}
/** Arguments of `getPayment`. */
export interface GetPaymentArgs {
  /** The payment, by the id under which it was started or listed. */
  payment_id: NonNullable<operations['getPayment']['parameters']['path']>['payment_id'];
}
/** Arguments of `getReceipt`. */
export interface GetReceiptArgs {
  /** The payment, which must have succeeded. */
  payment_id: NonNullable<operations['getReceipt']['parameters']['path']>['payment_id'];
  /** File format; PDF is the only one. */
  format?: NonNullable<operations['getReceipt']['parameters']['query']>['format'];
}
/** Arguments of `listPayments`. */
export interface ListPaymentsArgs {
  /** First day on which the payments were started: calendar date in Tashkent. */
  from?: NonNullable<operations['listPayments']['parameters']['query']>['from'];
  /** Last day on which the payments were started: calendar date in Tashkent. */
  to?: NonNullable<operations['listPayments']['parameters']['query']>['to'];
  /** Only payments for this order, alone or among others. */
  order_id?: NonNullable<operations['listPayments']['parameters']['query']>['order_id'];
  /** `next_cursor` of the page before, sent with the same filters; left out for the first page. Any other value is 400. */
  cursor?: NonNullable<operations['listPayments']['parameters']['query']>['cursor'];
}
/** Arguments of `listBalanceEntries`. */
export interface ListBalanceEntriesArgs {
  /** `next_cursor` of the page before, sent with the same filters; left out for the first page. Any other value is 400. */
  cursor?: NonNullable<operations['listBalanceEntries']['parameters']['query']>['cursor'];
}
/** Arguments of `withdrawConsent`. */
export interface WithdrawConsentArgs {
  /** The consent, by its `id` in `listConsents`. */
  id: NonNullable<operations['withdrawConsent']['parameters']['path']>['id'];
}

/** The methods of the billing API, one for each operation of its contract. */
export interface BillingApi {
  /**
   * List payment systems and their limits.
   *
   * Lists card systems and payment apps, with the bounds of a top-up. The list is the same for every customer, so a guest may ask too.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listAvailableSystems(args?: NoArguments, options?: RequestOptions): ApiCall<SystemList>;
  /**
   * List the saved cards, or get the balance.
   *
   * Returns either the saved cards or the balance, as `collection_type` says. There are no pages.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listEntities(args: ListEntitiesArgs, options?: RequestOptions): ApiCall<EntityList>;
  /**
   * Find a payment by its idempotency key.
   *
   * For a caller who got no response, however long ago: finds a payment by the key with which it was started or confirmed. 404 means that no payment was made with this key, so the same call may be sent again with it.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  findPayment(args: FindPaymentArgs, options?: RequestOptions): ApiCall<Payment>;
  /**
   * Start a payment.
   *
   * Starts a payment from a saved card, from the balance, from both, or by payment app. Send exactly one of `source` and `sources`. With
   * a card the status is `otp_required`, with facts of the code that was sent: confirm it by `confirmPayment`; a card whose bank asks
   * for no code is charged at once. From the balance the money has moved when the response arrives. For a payment app the response has
   * the `url` to open.
   *
   * Payments from one card share the 60 seconds to the next code and the 5 tries until a right code is entered: a payment that is
   * started again has what is left of them.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `payment_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `amount_below_min` (422), `amount_above_max` (422), `insufficient_balance` (422), `quote_expired` (422), `rate_limited` (429), `resend_too_early` (429), `too_many_codes_sent` (429), `too_many_wrong_codes` (429), `internal` (500), `upstream_unavailable` (502).
   */
  createPayment(args: PaymentRequest, options?: CallOptions): ApiCall<Payment>;
  /**
   * Get a payment with its history.
   *
   * Returns a payment as it stands, with its refunds and its timeline. Call it repeatedly while the status is `processing`. Another customer's payment is 404.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getPayment(args: GetPaymentArgs, options?: RequestOptions): ApiCall<Payment>;
  /**
   * Download the receipt of a payment.
   *
   * Returns a tagged PDF in the language of Accept-Language, with a code by which anybody can verify it; the same receipt always carries the same code. 409 `receipt_unavailable` until the payment has succeeded.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `receipt_unavailable` (409), `rate_limited` (429), `internal` (500).
   */
  getReceipt(args: GetReceiptArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Confirm a payment with the code from the SMS.
   *
   * Confirms a payment by card, or a withdrawal. Idempotent by payment: once the code was accepted, every further call returns the payment as it stands. Send a corrected code with a new key. A declined card is no error: the status is `failed`, and `reason` says why.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `payment_not_confirmable` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `too_many_wrong_codes` (429), `internal` (500).
   */
  confirmPayment(args: ConfirmPaymentRequest, options?: CallOptions): ApiCall<Payment>;
  /**
   * Send a new code for a payment or for a card being added.
   *
   * Replaces the last code by a new one, 60 seconds after it at the earliest. Used tries stay used. Send exactly one of `payment_id` and `otp_id`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `payment_not_confirmable` (409), `body_too_large` (413), `unsupported_media_type` (415), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `resend_too_early` (429), `too_many_codes_sent` (429), `too_many_wrong_codes` (429), `internal` (500), `upstream_unavailable` (502).
   */
  resendOtp(args: ResendOtpRequest, options?: RequestOptions): ApiCall<Otp>;
  /**
   * List the customer's payments, newest first.
   *
   * Returns payments in every status, 20 on a page; follow `next_cursor`. Days and order narrow the list down.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  listPayments(args?: ListPaymentsArgs, options?: RequestOptions): PagedCall<PaymentList>;
  /**
   * List changes of the balance, newest first.
   *
   * Returns what came to the balance and what left it, 20 entries on a page. A sum that is only set aside for a running payment or withdrawal is no entry; until that ends, it is missing from `available` of the balance.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listBalanceEntries(args?: ListBalanceEntriesArgs, options?: RequestOptions): PagedCall<BalanceEntryList>;
  /**
   * Start a withdrawal from the balance to a saved card.
   *
   * Sets the sum aside at once, and sends a code to the card's phone. A withdrawal is a payment with the purpose `withdrawal`: confirm it by `confirmPayment`, request a new code by `resendOtp`, and look it up like any other. If it ends without success, the money is back on the balance.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `claim_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `amount_below_min` (422), `amount_above_max` (422), `insufficient_balance` (422), `rate_limited` (429), `resend_too_early` (429), `too_many_codes_sent` (429), `too_many_wrong_codes` (429), `internal` (500), `upstream_unavailable` (502).
   */
  createWithdrawal(args: WithdrawalRequest, options?: CallOptions): ApiCall<Payment>;
  /**
   * Cancel a withdrawal that waits for its code.
   *
   * Makes the money available again at once. A withdrawal that was confirmed or has ended is returned as it stands; any other payment is 404.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  cancelWithdrawal(args: CancelWithdrawalRequest, options?: CallOptions): ApiCall<Payment>;
  /**
   * Start a payment by payment app.
   *
   * Does what `createPayment` does for a payment app, and names the page to which the app sends the customer back. Send the customer to `url`, and look the payment up by `getPayment` when they return: only the app decides whether it succeeds.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `payment_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `amount_below_min` (422), `amount_above_max` (422), `quote_expired` (422), `rate_limited` (429), `internal` (500).
   */
  generateLink(args: GenerateLinkRequest, options?: CallOptions): ApiCall<PaymentLink>;
  /**
   * Start adding a card and send a code.
   *
   * First step of saving a card: sends a code to the phone that the bank knows for the card, which may not be the customer's. All cards that a customer is adding share the 60 seconds to the next code and the 5 tries, until a right code is entered.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `idempotency_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `offer_not_accepted` (422), `card_invalid` (422), `rate_limited` (429), `resend_too_early` (429), `too_many_codes_sent` (429), `too_many_wrong_codes` (429), `internal` (500), `upstream_unavailable` (502).
   */
  sendOtp(args: SendOtpRequest, options?: CallOptions): ApiCall<CardOtp>;
  /**
   * Confirm a new card with the code.
   *
   * Second step of saving a card. A code works once. If the customer has saved the same card before, that card is returned and no second one is made.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `too_many_wrong_codes` (429), `internal` (500).
   */
  confirmOtp(args: ConfirmOtpRequest, options?: CallOptions): ApiCall<BankCard>;
  /**
   * Delete a saved card.
   *
   * Deletes a saved card with its data; payments keep their own record of it. 409 `card_busy` while a payment may still charge it; 409 `claim_open` while the customer owes a sum that this card's bank took back.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `not_found` (404), `idempotency_in_progress` (409), `card_busy` (409), `claim_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  deleteEntity(args: DeleteEntityRequest, options?: CallOptions): ApiCall<DeletedEntity>;
  /**
   * Make a card the main one, or stop that.
   *
   * The main card is listed first; a customer has at most one. `default: true` replaces the main card so far; `default: false` on the main card leaves the customer without one.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  setDefaultEntity(args: SetDefaultRequest, options?: CallOptions): ApiCall<BankCard>;
  /**
   * List consents to automatic debits.
   *
   * Returns all consents, newest first, each with its history, its debits so far and a forecast of the next ones. A withdrawn consent stays in the list.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listConsents(args?: NoArguments, options?: RequestOptions): ApiCall<ConsentList>;
  /**
   * Give or change a consent to automatic debits.
   *
   * There is one consent for an order, and one (`order_id: all`) for all orders without their own: a second call for the same changes
   * it. Debited are only instalments that fall due after the day of the first agreement, on their due date. A debit that fails is tried
   * again once a day on the 5 days of grace, and never after them. Nothing is debited without a notice to the customer before.
   *
   * Cards that have expired or were deleted in the meantime are skipped. An order whose payments were broken off, or that is in court,
   * accepts no consent (422, `fields.order_id`: `choice`).
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveConsent(args: ConsentRequest, options?: CallOptions): ApiCall<Consent>;
  /**
   * Withdraw a consent.
   *
   * Needs no fresh proof. Nothing more is debited under the consent, and a debit that has not reached the bank yet is stopped. An order whose own consent is withdrawn is left out of the consent for all orders too, until that one is granted anew. Withdrawing again returns the same.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  withdrawConsent(args: WithdrawConsentArgs, options?: RequestOptions): ApiCall<Consent>;
}

/** The problem codes that each operation may be refused with. */
export interface BillingProblemCodes {
  listAvailableSystems: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listEntities: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  findPayment: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  createPayment: 'account_closed' | 'amount_above_max' | 'amount_below_min' | 'body_too_large' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'insufficient_balance' | 'internal' | 'malformed_json' | 'not_found' | 'payment_in_progress' | 'quote_expired' | 'rate_limited' | 'resend_too_early' | 'too_many_codes_sent' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  getPayment: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getReceipt: 'internal' | 'not_found' | 'rate_limited' | 'receipt_unavailable' | 'unauthorized' | 'validation_failed';
  confirmPayment: 'account_closed' | 'body_too_large' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'payment_not_confirmable' | 'rate_limited' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  resendOtp: 'body_too_large' | 'internal' | 'malformed_json' | 'not_found' | 'otp_expired' | 'otp_locked' | 'payment_not_confirmable' | 'rate_limited' | 'resend_too_early' | 'too_many_codes_sent' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  listPayments: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listBalanceEntries: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  createWithdrawal: 'account_closed' | 'amount_above_max' | 'amount_below_min' | 'body_too_large' | 'claim_open' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'insufficient_balance' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'resend_too_early' | 'too_many_codes_sent' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  cancelWithdrawal: 'body_too_large' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  generateLink: 'account_closed' | 'amount_above_max' | 'amount_below_min' | 'body_too_large' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'payment_in_progress' | 'quote_expired' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  sendOtp: 'body_too_large' | 'card_invalid' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'offer_not_accepted' | 'rate_limited' | 'resend_too_early' | 'too_many_codes_sent' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  confirmOtp: 'body_too_large' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'rate_limited' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  deleteEntity: 'body_too_large' | 'card_busy' | 'claim_open' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  setDefaultEntity: 'body_too_large' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  listConsents: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  saveConsent: 'account_closed' | 'body_too_large' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  withdrawConsent: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
}

/** What the problems of a code add to the body; `operation.code` where one operation adds something of its own. */
export interface BillingProblemData {
  'amount_above_max': AmountAboveMaxData;
  'amount_below_min': AmountBelowMinData;
  'claim_open': ClaimOpenData;
  'fresh_proof_required': FreshProofRequiredData;
  'otp_locked': OtpLockedData;
  'otp_wrong': OtpWrongData;
  'rate_limited': RateLimitedData;
  'resend_too_early': ResendTooEarlyData;
  'too_many_codes_sent': TooManyCodesSentData;
  'too_many_wrong_codes': TooManyWrongCodesData;
}
