// Generated from contracts/billing.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export interface paths {
    "/v1/available-systems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment systems a customer can pay with, with their bounds */
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
        /** The customer's saved cards, or the balance */
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
         * The payment that was made under a key
         * @description For a caller whose answer never arrived, however long ago that was: a payment is found by its key for as long as it is kept. 404 means that no such payment was made, so that it may be sent again under the same key.
         */
        get: operations["findPayment"];
        put?: never;
        /**
         * Start a payment
         * @description From a card the answer is `otp_required` with the facts of the code; from the balance the money has moved when the answer arrives; for a payment app the answer names the address to open. Exactly one of `source` and `sources` is given. Payments from one card share the 60 seconds to the next code and the tries, until a code is right: a payment begun anew has what is left of them.
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
        /** One payment with its history, for its owner */
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
         * The receipt of a payment as a file, for its owner
         * @description A tagged PDF in the language asked for, with a code that anybody can verify; the same receipt always carries the same code. 409 `receipt_unavailable` until the payment has succeeded.
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
         * @description Idempotent by payment: once the code was accepted, any further call answers how the payment stands. A corrected code takes a new key. A declined card is no error: the payment's status is `failed` and its `reason` says why.
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
         * @description The tries that were used stay used. Exactly one of `payment_id` and `otp_id` is given.
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
        /** The customer's payments, whatever became of them, newest first */
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
         * What changed the customer's balance, newest first
         * @description A sum that is only set aside for a payment or a withdrawal that runs is no entry; `available` of the balance is less by it.
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
         * @description The sum is set aside at once, and a code is sent to the card's phone. The withdrawal is a payment of purpose `withdrawal`: it is confirmed by `confirm-payment`, gets a new code by `resend-otp` and is looked up as any other. Where it ends without success the money is back on the balance.
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
         * Give up a withdrawal that waits for its code
         * @description Its money is available again at once. A withdrawal that was confirmed or has ended is answered as it stands; any other payment is 404.
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
        /** Start a payment by payment app and get the address to open */
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
         * Start adding a card; a code goes to the phone tied to the card
         * @description The phone is the one that the bank knows, not the customer's. All cards that a customer is adding share the 60 seconds to the next code and the tries, until a code is right.
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
        /** Confirm the card being added with the code; the card is saved */
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
        /** Delete a saved card, unless a payment runs on it */
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
        /** Make a card the main one, or unmake it */
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
         * What the customer has agreed to be debited automatically, with its history and the next debits
         * @description Newest first; withdrawn ones stay with their history.
         */
        get: operations["listConsents"];
        /**
         * Agree to automatic debits of one order or of all, or change what was agreed
         * @description One consent stands for an order, and one for all orders that have none of their own: a second call for the same changes it. Taken is
         *     only what falls due after the day of the first agreement, on the due date; refused, it is tried again on each of the 5 days of
         *     grace, once a day, and never after them. Nothing is taken that the customer was not told of before. `card_order` may be empty where
         *     the balance is used. Cards that have ended or were deleted meanwhile are skipped. An order whose payments were broken off, or that
         *     is in court, takes none (422, `order_id`: `choice`).
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
         * @description Needs no proof. Nothing is taken on it any more; a debit that has begun and has not reached the bank is stopped. An order whose own consent is withdrawn is left out of the one for all orders too, until that is granted anew. Withdrawing again answers the same.
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
        /** @description Whole so'm */
        Amount: number;
        /**
         * @description `instalment` pays an order's schedule, `order` a full purchase, `initial_fee` an order's initial fee, `top_up` the balance, `payoff` a whole order early by a quote
         * @enum {string}
         */
        Purpose: "instalment" | "order" | "initial_fee" | "top_up" | "payoff";
        /**
         * @description What a payment was for; a withdrawal takes from the balance to a saved card and is asked for by a call of its own
         * @enum {string}
         */
        PaymentPurpose: "instalment" | "order" | "initial_fee" | "top_up" | "payoff" | "withdrawal";
        /** @enum {string} */
        PaymentStatus: "created" | "otp_required" | "processing" | "succeeded" | "failed" | "expired" | "canceled";
        /** @enum {string} */
        SourceType: "bank_card" | "balance" | "payment_app";
        Source: {
            type: components["schemas"]["SourceType"];
            /** @description The saved card; needed for bank_card */
            entity_id?: string;
            /** @description The payment system; needed for payment_app */
            system?: string;
        };
        SplitSource: {
            /** @enum {string} */
            type: "bank_card" | "balance";
            entity_id?: string;
            amount: components["schemas"]["Amount"];
        };
        PaymentRequest: {
            purpose: components["schemas"]["Purpose"];
            /** @description Needed for every purpose but top_up, where `orders` is not given */
            order_id?: string;
            orders?: components["schemas"]["PaymentOrders"];
            /** @description Needed for payoff */
            quote_id?: string;
            amount: components["schemas"]["Amount"];
            source?: components["schemas"]["Source"];
            /** @description A card and the balance together; the amounts add up to the payment's */
            sources?: components["schemas"]["SplitSource"][];
        };
        ConfirmPaymentRequest: {
            payment_id: string;
            code: string;
        };
        /** @description One of payment_id and otp_id */
        ResendOtpRequest: {
            payment_id?: string;
            /** @description Of a card being saved or a checkout; of a payment, too */
            otp_id?: string;
            /**
             * @description A call says the code, where the SMS does not come
             * @default sms
             * @enum {string}
             */
            channel?: "sms" | "call";
        };
        WithdrawalRequest: {
            amount: components["schemas"]["Amount"];
            /** @description The saved card that the money goes to */
            entity_id: string;
        };
        CancelWithdrawalRequest: {
            payment_id: string;
        };
        /** @description Several orders in one payment, for initial_fee, order and instalment; the amounts add up to the payment's. One of order_id and orders */
        PaymentOrders: {
            order_id: string;
            amount: components["schemas"]["Amount"];
        }[];
        GenerateLinkRequest: {
            system: string;
            purpose: components["schemas"]["Purpose"];
            order_id?: string;
            orders?: components["schemas"]["PaymentOrders"];
            quote_id?: string;
            amount: components["schemas"]["Amount"];
            /** @description An address of the portal's own origin */
            return_url: string;
        };
        SendOtpRequest: {
            /** @description As typed: spaces and dashes are fine. Never stored whole */
            number: string;
            /** @description YYMM */
            expiry: string;
            owner?: string;
            /** @description The public offer must be accepted to save a card */
            offer_accepted?: boolean;
        };
        ConfirmOtpRequest: {
            otp_id: string;
            code: string;
        };
        DeleteEntityRequest: {
            entity_id: string;
        };
        SetDefaultRequest: {
            entity_id: string;
            default: boolean;
        };
        PaymentSource: {
            type: components["schemas"]["SourceType"];
            entity_id: string | null;
            system: string | null;
            /** @description The last four digits of the card, for bank_card */
            last4: string | null;
            amount: components["schemas"]["Amount"];
        };
        Otp: {
            /** @description For resend-otp */
            otp_id?: string;
            /** @description Digits of the code */
            length: number;
            /** @description Seconds until a new code may be asked for */
            resend_after: number;
            /** @description Seconds the code lives */
            expires_in: number;
            tries_left: number;
            /** @description Where the code went */
            masked_phone: string;
        };
        CardOtp: {
            otp_id: string;
            length: number;
            resend_after: number;
            expires_in: number;
            tries_left: number;
            masked_phone: string;
        };
        PaymentEvent: {
            /** @description created, code_sent, code_resent, code_accepted, charge_requested, charged, credited, declined, order_paid, settled, excess_to_balance, failed, expired, canceled, late_charge_to_balance, refund_sent, refund_to_balance, charged_back */
            type: string;
            /** @enum {string} */
            step: "sent" | "code" | "bank" | "store" | "ledger";
            status: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            at: string;
        };
        /** @description A sum that came back, with where it is and when it comes */
        Refund: {
            refund_id: string;
            payment_id: string;
            /**
             * @description Given back by the store, with an order that was undone, or taken back by the customer's bank
             * @enum {string}
             */
            kind: "refund" | "order_canceled" | "item_returned" | "chargeback";
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            to: "bank_card" | "payment_app" | "balance";
            system: string | null;
            last4: string | null;
            /** @enum {string} */
            status: "on_the_way" | "arrived";
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When it comes, or came
             */
            arrives_at: string;
        };
        Payment: {
            payment_id: string;
            status: components["schemas"]["PaymentStatus"];
            purpose: components["schemas"]["PaymentPurpose"];
            order_id: string | null;
            /** @description What each order gets, where the payment is for several */
            orders?: {
                order_id: string;
                amount: components["schemas"]["Amount"];
            }[];
            /** @description The orders that it is for, each as its customer knows it; only where payments are listed or looked up */
            order_names?: {
                order_id: string;
                number: string;
                store: string;
            }[];
            quote_id: string | null;
            amount: components["schemas"]["Amount"];
            /** @description What the order did not need and the balance got */
            excess_amount: number;
            /** @description What came back to the customer by refunds and chargebacks; never above the amount */
            refunded_amount: number;
            /** @description Each sum that came back, oldest first; only where the payment is looked up */
            refunds?: components["schemas"]["Refund"][];
            sources: components["schemas"]["PaymentSource"][];
            /** @description The card that a withdrawal goes to */
            destination?: components["schemas"]["PaymentSource"];
            /** @description Why it failed: card_declined, insufficient_funds, insufficient_balance, card_expired, provider_timeout, otp_locked, amount_above_remainder, order_closed, paid_meanwhile, quote_expired, declined_in_app, withdrawal_declined, withdrawal_unanswered, claim_open, consent_withdrawn; also link_expired and code_not_entered for expired */
            reason: string | null;
            /** @description The reason in the language of Accept-Language */
            message?: string;
            otp?: components["schemas"]["Otp"];
            /** @description The payment app's address while the payment waits for it */
            url?: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description The time line, oldest first */
            events: components["schemas"]["PaymentEvent"][];
        };
        PaymentList: {
            data: components["schemas"]["Payment"][];
            /** @description Left out on the last page */
            next_cursor?: string;
        };
        BalanceEntry: {
            id: string;
            /**
             * @description `top_up`; `payment`: an order was paid from the balance; `excess`: what an order did not need of a payment; `late_charge`: a charge that came after its payment had failed; `refund`: what an undone order had been paid, or a store gave back; `withdrawal`; `refund_out`: a top-up, or a charge that came late, was given back to its card or app; `chargeback`: the bank took a payment back, and with it what it had brought to the balance; `other`: among others, money that was set aside for a payment that came to nothing settled a debt
             * @enum {string}
             */
            kind: "top_up" | "payment" | "excess" | "late_charge" | "refund" | "withdrawal" | "refund_out" | "chargeback" | "other";
            /** @description Whole so'm; above 0 what came, below 0 what went; 0 where money that was set aside settled a debt */
            amount: number;
            /** @description How much of `amount` is the customer's debt to us (see the balance's `claim`): above 0 what this added to it, below 0 what it settled of it; left out where it changed nothing of it */
            claim?: number;
            /** Format: date-time */
            at: string;
            /** @description The payment that it belongs to */
            payment_id: string;
            /** @description The order that it belongs to; null for none and for several */
            order_id: string | null;
            /** @description The payment system that it came or went by */
            system: string | null;
            /** @description The last four digits of the card that it came from or went to */
            last4: string | null;
        };
        BalanceEntryList: {
            data: components["schemas"]["BalanceEntry"][];
            /** @description Left out on the last page */
            next_cursor?: string;
        };
        PaymentLink: {
            payment_id: string;
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Amount"];
            url: string;
        };
        BankCard: {
            entity_id: string;
            /** @enum {string} */
            system: "uzcard" | "humo";
            /**
             * @description The second brand of a co-badged card
             * @enum {string}
             */
            network?: "unionpay" | "visa" | "mastercard";
            bank: string | null;
            last4: string;
            /** @description YYMM */
            expiry: string;
            owner: string | null;
            is_default: boolean;
            masked_phone: string;
        };
        Balance: {
            entity_id: string;
            /** @description Whole so'm on the balance */
            amount: number;
            /** @description What no running payment holds */
            available: number;
            /** @description The least that may be withdrawn at once; left out with withdraw_max where nothing ever may be */
            withdraw_min?: number;
            /** @description The most that may be withdrawn at once; 0 where nothing may be */
            withdraw_max?: number;
            claim?: components["schemas"]["BalanceClaim"];
        };
        /** @description What the customer owes since a bank took back money that was spent already; left out where nothing is owed. Whatever comes to the balance settles it first. While it is open nothing is available, and withdrawals and orders are refused with `claim_open`. */
        BalanceClaim: {
            /** @description Whole so'm that are still owed */
            amount: number;
            /**
             * Format: date-time
             * @description When a bank last took such money back
             */
            opened_at: string;
            /** @description The payment that was taken back then */
            payment_id: string;
            /** @description The payment system of that payment */
            system: string | null;
            /** @description The last four digits of its card */
            last4: string | null;
        };
        EntityList: {
            data: (components["schemas"]["BankCard"] | components["schemas"]["Balance"])[];
        };
        ConsentRequest: {
            /** @description An order that is paid in parts, or `all` */
            order_id: string;
            /** @description Saved cards in the order in which they are tried; may be empty where the balance is used */
            card_order: string[];
            /**
             * @description The balance pays first, a card the rest
             * @default false
             */
            use_balance?: boolean;
            /**
             * @description What always stays on the balance
             * @default 0
             */
            balance_floor?: number;
            /** @description The customer is told of a debit so many days before */
            notice_days: number;
        };
        ConsentEvent: {
            /** @enum {string} */
            type: "granted" | "changed" | "withdrawn";
            /** Format: date-time */
            at: string;
            /** @description The last four digits of the cards agreed to then */
            cards: string[];
            use_balance: boolean;
            balance_floor: number;
            notice_days: number;
        };
        DebitSource: {
            /** @enum {string} */
            type: "bank_card" | "balance";
            entity_id: string | null;
            last4: string | null;
            amount: components["schemas"]["Amount"];
        };
        NextDebit: {
            order_id: string;
            order_number: string;
            store: string;
            /** @description Of the instalment */
            number: number;
            /**
             * Format: date
             * @description When it is taken
             */
            date: `${number}-${number}-${number}`;
            /**
             * Format: date
             * @description When the customer is told of it, or was
             */
            notice_on: `${number}-${number}-${number}`;
            amount: components["schemas"]["Amount"];
            /** @description From where, as cards and balance stand now; empty where nothing can pay it */
            sources: components["schemas"]["DebitSource"][];
        };
        DebitTry: {
            payment_id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            state: "running" | "succeeded" | "failed";
            sources: components["schemas"]["DebitSource"][];
            /** @description Of a failure, as a payment has it */
            reason: string | null;
            /** @description The reason as a sentence */
            message?: string;
        };
        /** @description The automatic debit of an instalment on a day */
        Debit: {
            order_id: string;
            order_number: string;
            store: string;
            /** @description Of the instalment */
            number: number;
            /** Format: date */
            day: `${number}-${number}-${number}`;
            /** @enum {string} */
            state: "running" | "succeeded" | "failed";
            amount: components["schemas"]["Amount"];
            /** @description What is to be paid on the instalment now */
            left: number;
            /** @description Of a failure: that of the last try, or `no_source` where neither cards nor balance could be tried */
            reason: string | null;
            /** @description The reason as a sentence */
            message?: string;
            /** @description Payments, in the order that they were made: a card that refuses is followed by the next one */
            tries: components["schemas"]["DebitTry"][];
        };
        Consent: {
            id: string;
            /** @description `all`, or the order */
            order_id: string;
            order_number: string | null;
            store: string | null;
            /** @description Cards still saved, in the order in which they are tried */
            card_order: string[];
            use_balance: boolean;
            balance_floor: components["schemas"]["Amount"];
            notice_days: number;
            /** @enum {string} */
            status: "active" | "withdrawn";
            /** Format: date-time */
            granted_at: string;
            /** Format: date-time */
            changed_at: string | null;
            /** Format: date-time */
            withdrawn_at: string | null;
            /** @description Oldest first */
            history: components["schemas"]["ConsentEvent"][];
            /** @description The next 12, soonest first */
            next_debits: components["schemas"]["NextDebit"][];
            /** @description What was taken by it, or tried to be; the latest 50, newest first */
            debits: components["schemas"]["Debit"][];
        };
        ConsentList: {
            data: components["schemas"]["Consent"][];
            /**
             * Format: date
             * @description The server's today
             */
            as_of: `${number}-${number}-${number}`;
        };
        DeletedEntity: {
            entity_id: string;
            deleted: boolean;
        };
        PaymentSystem: {
            system: string;
            /** @enum {string} */
            type: "bank_card" | "payment_app";
            name: string;
            min_amount: number;
            max_amount: number;
        };
        SystemList: {
            data: components["schemas"]["PaymentSystem"][];
        };
        Problem: {
            code: string;
            message: string;
            fields?: {
                [key: string]: string;
            };
            request_id: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The payment as it stands */
        PaymentFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        /** @description The saved card */
        CardSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BankCard"];
            };
        };
        /** @description The consent as it stands */
        ConsentSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Consent"];
            };
        };
        /** @description `malformed_json`, `validation_failed` (shape) or `idempotency_key_missing` */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized` */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: there is no such thing, or it belongs to somebody else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `account_closed`: its end was asked for, and no money moves until that is undone. `fresh_proof_required`, with `methods` (`code`,
         *     `password`, `passkey`): the customer proves again who they are, then the call is
         *     sent once more. In front of a browser the gateway demands it (`/api/auth/step-up`) before a card is deleted, before automatic debits are
         *     agreed to or changed, and before a large sum is paid from the balance; a backend demands it of a frozen account, and then `methods` has no `password`.
         */
        FreshProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`, `card_busy`, `payment_not_confirmable`, `payment_in_progress`, or `claim_open` with the `amount` that is owed (see the balance's `claim`) */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `body_too_large` */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type` */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `validation_failed` (a value), `idempotency_mismatch`, `otp_wrong` with `tries_left`, `otp_expired`, `otp_locked`, `amount_below_min` and `amount_above_max` with `min` and `max`, `insufficient_balance`, `card_invalid`, `offer_not_accepted`, `quote_expired` */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`; `resend_too_early` with `resend_after`; `too_many_codes_sent` (no new code is sent, the last one is still good) and `too_many_wrong_codes` (no code is sent or judged), both with `retry_after` and by the budgets of the card, the customer, the phone and the day. All in seconds, and nothing is kept under the idempotency key: the same call may be made again then. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal` */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of texts and messages, `ru` (default) or `oz`
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * @description The kind of client, `web` for the portal
         * @example web
         */
        ClientModel: string;
        /**
         * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
         * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
         */
        IdempotencyKey: string;
        /**
         * @description These calls move no money, so the key may be left out; one that is sent is honoured
         * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
         */
        OptionalIdempotencyKey: string;
        /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Systems in the order to show them in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemList"];
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
                 * @description The fixed identifier of this product in billing
                 * @example muddat
                 */
                billing_reflection_alias: "muddat";
                /** @example bank_card */
                collection_type: "balance" | "bank_card";
            };
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards with the main one first, or the one balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityList"];
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
                /** @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11 */
                idempotency_key: string;
            };
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment, as far as it has come */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
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
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example pay_1 */
                payment_id: string;
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
                /** @example pdf */
                format?: "pdf";
            };
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example pay_1 */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment; never kept by a cache. */
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPaymentRequest"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendOtpRequest"];
            };
        };
        responses: {
            /** @description The facts of the new code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Otp"];
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
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description The first day in Tashkent
                 * @example 2026-11-01
                 */
                from?: `${number}-${number}-${number}`;
                /**
                 * @description The last day in Tashkent
                 * @example 2026-11-30
                 */
                to?: `${number}-${number}-${number}`;
                /**
                 * @description Only those for this order, alone or among others
                 * @example 100001
                 */
                order_id?: string;
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
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
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceEntryList"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, waiting for its code */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
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
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelWithdrawalRequest"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateLinkRequest"];
            };
        };
        responses: {
            /** @description Where to send the customer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description These calls move no money, so the key may be left out; one that is sent is honoured
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOtpRequest"];
            };
        };
        responses: {
            /** @description The code was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOtp"];
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
        };
    };
    confirmOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description These calls move no money, so the key may be left out; one that is sent is honoured
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmOtpRequest"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description These calls move no money, so the key may be left out; one that is sent is honoured
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteEntityRequest"];
            };
        };
        responses: {
            /** @description The card is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEntity"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description These calls move no money, so the key may be left out; one that is sent is honoured
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDefaultRequest"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Consents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentList"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention of the customer and repeated with every attempt; missing gives 400 `idempotency_key_missing`
                 * @example 7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRequest"];
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
                 * @description The language of texts and messages, `ru` (default) or `oz`
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client, `web` for the portal
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * @description The consent
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
