// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export interface paths {
    "/v3/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tree of categories
         * @description Roots in their own order, children nested. With `parent_id` only the subtree below that category.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner stores
         * @description In the marketplace's own order unless `sort` asks otherwise. Filters narrow each other.
         */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/store/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One partner store
         * @description By its id, or by its alias, which is never digits only.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by category, store, brand and price
         * @description Filters narrow each other. Each facet counts what its own filter would leave with the others kept, so that a second choice
         *     beside the first is seen. A page past the last is empty.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product with its offers
         * @description Offers are counted from the server's today for the whole price without an initial fee, one for each term of the store.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/product/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What buyers say of a product
         * @description Newest first. The author is a first name and an initial, and nothing else of the customer is told.
         */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The true price of an amount on installment in a store
         * @description Every sum and date of an installment as if it were confirmed on the server's today (domain, Arithmetic). 404 for a store that
         *     is not known; 422 with `fields` for an amount, an initial fee or a term that the store cannot take.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/basket/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices and stock of a basket, store by store
         * @description Keeps nothing. Goods that are no longer sold are named in `gone`; the same product named twice counts once with both
         *     quantities. More than 9 goods in all are 422 `basket_too_large` (domain: fewer than 10). Stores and their goods come in the order
         *     in which the basket names them.
         */
        post: operations["checkBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/basket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The basket kept on the account
         * @description Empty with version 0 until something was kept.
         */
        get: operations["getBasket"];
        /**
         * Keep a basket on the account
         * @description The whole basket at once, with the version it was made from; when another device has saved since, 409 `basket_changed`: read it
         *     again, put the two together, save. A product named twice is 422; more than 9 goods in all are 422 `basket_too_large`.
         */
        put: operations["saveBasket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search over stores, products, categories and questions
         * @description In any of the alphabets, with a mistyped apostrophe, one wrong letter or the wrong keyboard layout (X-13). A query of up to 10 000
         *     characters is taken: it is cut to 200 and control characters are dropped. `counts` go over all kinds whatever `kind` says. Words
         *     of a price (`до 3 млн`, `500 ming soʻmgacha`) narrow the products, and `interpreted` tells how they were read.
         */
        get: operations["searchAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while a search is typed
         * @description The query is read as `searchAll` does, and its last word may go on. Sections and stores come first, then kinds of goods, then
         *     questions. A suggestion of kind `product` is a kind of goods by the words of its name (Холодильник Velta): a search to make; `id` is
         *     the best-known product of it.
         */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications of the customer, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark every notification of the customer read
         * @description Takes no body; repeated, it changes nothing more.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One notification */
        get: operations["getNotification"];
        /**
         * Mark a notification read
         * @description Takes no body; marking one that is read already changes nothing.
         */
        put: operations["markNotificationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which kinds of notifications go by which channel
         * @description `portal` is the list of notifications, `sms` a message to the customer's phone. Who never chose has the defaults: everything in the
         *     portal, `order`, `delivery`, `congrats` and `payment` by message too. Codes, warnings about the safety of the account, what is told
         *     of automatic debits, refusals about the limit and the answer to a request for it back are no kind: they always come.
         */
        get: operations["getChannels"];
        /**
         * Choose which kinds of notifications go by which channel
         * @description The whole choice at once; the same one again changes nothing. An empty list turns a kind off. The list of the portal is the record of
         *     what became of a customer's orders, money and limit, and of what they were answered, so `order`, `delivery`, `congrats` and `answer`
         *     never leave it: without `portal` they are 422 `channels.<kind>: portal_required`. A kind or channel that does not exist is 400, named in `fields`.
         *
         *     Taking a channel from `order` or `payment` needs a proof of its own (403 `fresh_proof_required`), and is told on the very channel
         *     that is taken away: by a last SMS, or a last notification in the portal.
         */
        put: operations["saveChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/orders/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of the customer, newest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its schedule and history */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/payoff-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What closes an order on a day
         * @description The sum that pays the whole order early, and what that saves (domain, Arithmetic). The quote names its day and is good to the end
         *     of it; a payment with purpose `payoff` names the quote. The same order, day and sum answer the same quote.
         *     422 when the day is past or after the last due date (`date`), or when the order has nothing left to pay (`id`).
         */
        get: operations["getPayoffQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/hardship-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What moving a due date or splitting an overdue sum would change
         * @description The schedule as it stands beside the new one, and what the change costs (domain, Hardship: nothing by default). Nothing is kept.
         *     `move` puts the due date of one payment off by up to 15 days, once in any three payments; `split` lays the overdue sum on the next
         *     two or three payments. 404: no such order of this customer. 409: `hardship_in_court`, `hardship_unavailable` while the order has no
         *     running schedule, `hardship_paid`, `hardship_moved_recently`, `hardship_too_late`, `hardship_nothing_overdue`,
         *     `hardship_too_few_payments`. 422: `hardship_past_date`, `hardship_date_range` (with `from` and `until`), or `validation_failed` with the field.
         */
        post: operations["quoteHardship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/hardship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A change of the schedule by the key that made it
         * @description For an answer that never came. 404 when no such change was made.
         */
        get: operations["findHardship"];
        put?: never;
        /**
         * Move a due date or split an overdue sum
         * @description Does what the quote showed, and is refused as the quote is. With `quote_id`, 409 `hardship_changed` where cost or schedule are others
         *     by now than those that the quote showed; without it, whatever holds now is agreed to. An order that was `broke` goes on as
         *     `delivered` where nothing is overdue any more.
         */
        post: operations["agreeHardship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order before it is on its way
         * @description Where the status allows (domain, Orders: any before shipping). Goods and limit are free again, and what was paid goes to the balance at
         *     once. 409 `not_cancelable` where the order is on its way, received or ended, `payment_in_progress` while a payment of it is running.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/return-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a return would change, before it is asked for
         * @description The schedule as it stands beside the one after the return, what is given back and where to (domain, Arithmetic). Nothing is kept.
         *     422 `validation_failed` with `fields`: `items: required / repeated`, `items.0.line: not_found`, `items.0.quantity: more_than_bought`,
         *     `category: too_late`, `photos: too_many`, `photos.0: not_found`. 409 `not_returnable` by the order's status, `order_in_court`,
         *     `return_open` while another return of the order is open.
         */
        post: operations["quoteReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the store to take goods back, or to mend them
         * @description Opens a case that the store has to answer by its deadline; the schedule stays as it is until the goods are accepted. Refused as the quote is.
         *     Photos were uploaded by tus at `/v3/user/verification/files` with the step `return`, by this customer; each is taken once. 422 too:
         *     `file_type`, `file_broken`, `checksum_mismatch`, `image_too_small`.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns of a customer
         * @description Newest first.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One return
         * @description How it stands, by when who answers, and what follows.
         */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the store, or to a person of ours
         * @description 409 `return_closed` where the case's `actions` have neither `write` nor, for a message to a person of ours, `write_support`.
         */
        post: operations["writeAboutReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a person of ours to look at the store's no
         * @description Where the store has refused; 409 `return_closed` otherwise.
         */
        post: operations["disputeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the goods after all
         * @description 409 `return_closed` where the case has been decided.
         */
        post: operations["withdrawReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/photos/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of a return, to its owner alone
         * @description As it was stored, never cached.
         */
        get: operations["getReturnPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/documents/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A paper of an order as a file
         * @description The contract with the true price as it was agreed (X-01), the schedule as it stands now, or the certificate that all is paid (X-10).
         *     A tagged PDF in the language asked for. As long as nothing in it has changed it carries the same verify code, in both languages.
         *     409 `schedule_unavailable` for an order without instalments or one that was undone, `certificate_unavailable` while something is left to pay.
         */
        get: operations["getOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was paid in a period, as a file
         * @description Every movement that the ledger has of the customer from the first day to the last, both counted, at most 366 of them, in Tashkent;
         *     the balance before and after, and sums that agree with the ledger (X-10). `pdf` as every other paper. `csv` is for spreadsheets: UTF-8
         *     with a byte order mark, fields parted by semicolons (what a spreadsheet in Russian or Uzbek expects), every text in quotes, and
         *     none that a spreadsheet would take for a formula. 422 when a day is in the future, `to` is before `from`, or the period is too long
         *     or holds more than 2 000 movements (`from`, `to`).
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/documents/verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a paper is ours
         * @description For anybody who holds a paper: its kind, number, day and sum as they are printed on it, and nothing else (X-10). `valid` is false
         *     when the paper is ours but what it says has changed since. A code has 100 random bits in 20 letters and digits; spaces, hyphens
         *     and small letters are taken, and O, I and L as 0 and 1. Every other code is 404.
         */
        get: operations["verifyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of the payment calendar
         * @description Null where there is none. The one there is needs a proof of its own (403 `fresh_proof_required`): whoever has it reads the payments
         *     for as long as it stands, after the sign-in has ended too.
         */
        get: operations["getCalendar"];
        put?: never;
        /**
         * Make the address of the payment calendar
         * @description The one there is stays; after it was revoked a new one is made, and the old one never comes back. It speaks the language of this call. Needs a proof of its own (403 `fresh_proof_required`).
         */
        post: operations["createCalendar"];
        /**
         * Revoke the address of the payment calendar
         * @description From then on nobody reads it, also who has subscribed to it. Revoking what is not there is no error.
         */
        delete: operations["revokeCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/calendar/{secret}/payments.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment calendar itself
         * @description For anybody who has its secret address (X-08): an all-day event for each payment still to be made, with alarms, by RFC 5545. An event
         *     keeps its UID; SEQUENCE grows with each change, and what was paid or has fallen away is cancelled. No name, phone or card in it.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest copy of all data that can be fetched
         * @description Whoever comes back finds the copy that was asked for, also on another device. Null where none was asked for, or the last one has
         *     expired.
         */
        get: operations["getLatestExport"];
        put?: never;
        /**
         * Ask for a copy of all data of the customer
         * @description One copy a day: a second ask is 429 `export_lately` with `retry_after`. It can be fetched for seven days. Needs a proof of its own
         *     (403 `fresh_proof_required`); the customer is told by an SMS.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The copy of all data
         * @description A ZIP: `data.json` with every record of the customer, contracts, schedules and certificates of the orders and the statement of the
         *     last year as PDF, the customer's photos, and `README.txt`, which says in both languages what is in it and what was left out. Made
         *     when it is fetched for the first time, in the language of that call, and the same file until `expires_at`; then it is removed, and
         *     this is 404. Owner only, never cached. Needs a proof of its own (403 `fresh_proof_required`).
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What deleting the account would mean
         * @description What is in its way, what is erased, and what the law keeps until when. Nothing is done.
         */
        get: operations["getDeletion"];
        put?: never;
        /**
         * Delete the account
         * @description Ends every session and closes the account: no money moves in it and nothing is bought (403 `account_closed`). For three days the
         *     customer may sign in and undo that (DELETE). Then what is the customer’s own is erased, and what the law keeps stays: orders and
         *     payments without a name and a phone, and what proved the identity, on which the name stands. The phone is free then: whoever
         *     registers with it is a new customer. An account that money has come to meanwhile is opened again instead, and its customer told. 409 `deletion_debt` with `orders` (their numbers) while an order or a return of one is open, or money is owed,
         *     `deletion_balance` while money stands on the balance, `claim_open` while money is owed there, `payment_in_progress`. Needs a proof of its own (403 `fresh_proof_required`); the
         *     customer is told by an SMS.
         */
        post: operations["deleteCustomer"];
        /**
         * Undo the end of the account
         * @description Until `erased_at`; the account is open again. Undoing what was not asked for is no error. The customer is told by an SMS.
         */
        delete: operations["undoDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done with the account
         * @description Sign-ins, proofs and changes, the newest first; at most 100 of the last 180 days. It cannot be switched off.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has changed of the customer's own things, as it happens
         * @description Server-sent events (HTML standard, 9.2). Each event names what changed and carries no data: whoever shows it asks again. `id` says how
         *     everything stood; with it as `Last-Event-ID` a new stream begins with what has changed since, without it with nothing. A comment comes
         *     every ten seconds; the server ends a stream after five minutes, and a reader begins another after `retry`. 429 beyond ten streams
         *     of one customer.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's installment limit */
        get: operations["getLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/limit/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a limit
         * @description From not_created or expired the limit becomes `requested`; from requested on, until there is a verdict, it stays as it is. The first
         *     write of the verification asks, too. Where there is nothing to ask for (approved, blocked, rejected): 409 `limit_not_requestable`.
         */
        post: operations["requestLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/limit/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a blocked limit back
         * @description spec 4, Limit restoration: the customer then waits for an SMS with the answer. The limit becomes `pending`. 409 `restoration_open`
         *     while one is open; 409 `limit_not_restorable` where the limit is not blocked, or something is overdue still.
         */
        post: operations["restoreLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the proof of identity stands */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Agree to biometrics and to asking the bureau
         * @description Photos of a face are biometric data, and the bureau is asked for the credit history: both need a consent before the first photo. It is
         *     kept with its version and time. `version` is `consent_version` of the verification; an older one is 422 `fields.version: outdated`.
         */
        put: operations["giveVerificationConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the upload of a photo
         * @description tus 1.0 (core, creation and termination). `Upload-Length` is at most 10 MB. `Upload-Metadata` names `step`, `filename`, `filetype`
         *     (image/jpeg, image/png or image/webp) and `sha256` of the whole file, each value in base64. The id is made here, so that a repeated call
         *     begins another upload and never cuts one off. An upload that nobody took as a document is forgotten after a day.
         *     422: `consent_required`, `file_type`, `file_broken` (no byte), `validation_failed` with a code for each part of the metadata;
         *     413 `file_too_large`; 409 `verification_closed`; 429 after 30 uploads in a day.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/files/{upload_id}": {
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
         * Give up an upload
         * @description What has arrived is deleted at once.
         */
        delete: operations["deleteUpload"];
        options?: never;
        /**
         * How much of an upload has arrived
         * @description `Upload-Offset` and `Upload-Length`; only its owner's, 404 for anybody else.
         */
        head: operations["getUploadOffset"];
        /**
         * Send a part of a photo
         * @description From `Upload-Offset` on; 409 `upload_conflict` where that is not what has arrived: ask for the offset and go on from there. The gateway
         *     takes parts of at most 200 KB.
         */
        patch: operations["appendUpload"];
        trace?: never;
    };
    "/v3/user/verification/documents/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an uploaded photo as a document
         * @description The upload was made by tus at `/v3/user/verification/files` and is whole. The photo is decoded, turned upright, freed of place and
         *     camera data, and stored anew. The same upload twice answers the same. 422: `consent_required`, `file_type`, `file_too_large`,
         *     `file_broken`, `checksum_mismatch`, `image_too_small`. 404: no such upload of this customer. 409 `verification_closed`: the step is
         *     being checked or accepted.
         */
        put: operations["saveVerificationDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/documents/{step}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of a document, to its owner alone
         * @description As it was stored, never cached.
         */
        get: operations["getVerificationImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Passport, PINFL and birthdate
         * @description 422 with a code a field: `passport: format`, `pinfl: format / check_digit / birthdate` (disagrees with it), `birthdate: format / future /
         *     under_age`. Spaces go, lower case rises, Cyrillic look-alikes of the passport's letters are mapped.
         */
        put: operations["saveVerificationPerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * People whom one may call
         * @description spec 5: at least two phones, unique in whichever spelling, none the customer's own. 422: `contacts: too_few`, and by its place
         *     `contacts.1.phone: format / duplicate / own`, `contacts.1.name: required`.
         */
        put: operations["saveVerificationContacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The bank card of the verification
         * @description One of the customer's saved cards; 422 `entity_id: not_found / expired`.
         */
        put: operations["saveVerificationCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand everything in to be checked
         * @description spec 5: all identity photos must be uploaded. 422 `verification_incomplete` with `missing`. The limit becomes `pending`; after a refused
         *     document was mended, again. Submitted already: answers how it stands.
         */
        post: operations["submitVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order costs, with every date
         * @description Good for half an hour, and what is signed. A basket with two stores makes two orders; `initial_fee`, `bonus` and a promo code are spread
         *     over them by their prices. A broken rule is 422 `validation_failed` with `fields`: `items: required / too_many`, `items.0.product_id: gone`,
         *     `items.0.quantity: sold_out / less_stock`, `delivery: required`, `delivery.region_id: not_served`, `delivery.district_id: not_found`,
         *     `delivery.address: required`, `delivery.address_id: not_found / other_store`, `order_type: required / limit_required`, `months: required /
         *     not_offered`, `initial_fee: out_of_range` (with `initial_fee_max` beside it: 100 000 so'm at least stay to be financed) `/ limit_exceeded`
         *     (with `initial_fee_min` beside it, where a fee helps), `promo_code: unknown / expired / used_up /
         *     other_store / too_small`, `bonus: above_max / above_balance`, `card_entity_id: required / not_found / expired / other_bank` (with `bank`).
         */
        post: operations["quoteCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/quote/{quote_id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contract to read before signing */
        get: operations["getQuoteContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A checkout by the key that made it
         * @description For an answer that never came. 404 when no such checkout was made.
         */
        get: operations["findCheckout"];
        put?: never;
        /**
         * Sign a quote; a code is sent
         * @description Nothing is placed until the code is confirmed. `offer_accepted` must be true (422 `offer_not_accepted`) and `offer_version` the quote's
         *     (422 `fields.offer_version: outdated`). 409 `quote_changed` with the new `quote` where price, stock, promo code or limit have moved
         *     since, or the quote is too old; `fields` say what moved. The new quote is what can still be had: fewer goods, no promo code or bonuses,
         *     a higher initial fee. Where nothing is left of the goods there is no `quote`. What the customer has to change themselves (a deleted card,
         *     a limit that is gone) is 422 at its field. A quote that another tab has signed answers that checkout, with no second code;
         *     so does another quote of the same customer with the very same terms while that checkout waits for its code. 409 `already_placed` with
         *     the `checkout` where the same basket was placed after the quote was made. 409 `claim_open` with the `amount` that is owed on the
         *     balance (see the balance's `claim` in billing): it is to be topped up first.
         *     404: no such quote of this customer.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/{checkout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A checkout */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/{checkout_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the orders
         * @description Idempotent by checkout: a second right code places nothing. A wrong code is 422 `otp_wrong` with `tries_left`; also `otp_expired`,
         *     `otp_locked`. An order that waits for its initial fee (or, bought in full by card, for its price) is `waiting`, to be paid until
         *     `pay_until`; unpaid then it is canceled, and its stock and limit are free again. All others are `pending`. 409 `quote_changed` where
         *     stock or limit went while the code was on its way: nothing is placed, the checkout has failed, and the new quote is to be signed.
         *     409 `already_placed` with the `checkout` of another tab that has placed the same basket meanwhile: nothing is placed again. 409
         *     `claim_open` as when it was signed; the code stays good.
         */
        post: operations["confirmCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses and where they came from
         * @description One bonus is one so'm; at most 20 % of the goods of an order.
         */
        get: operations["getBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of the customer, and the goods that wait for one
         * @description All of them, newest first. What waits was received and not given back.
         */
        get: operations["listOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/reviews/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Review a product, or change the review
         * @description One review of a product for each customer: the same again answers the same. 409 `review_not_allowed` for goods that were not received. 422 `text_too_long` over 2 000 characters.
         */
        put: operations["saveReview"];
        post?: never;
        /** Take a review back */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of the customer to stores, with the answers
         * @description Newest first.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask a store
         * @description About exactly one of a product, a store, an own order; else 422 `about: choice`. The same question about the same while no answer has come is kept once. 404 when that does not exist, or the order is another's. 422 `text_too_long` over 2 000 characters; `text: required`; `text: too_many` with 20 questions unanswered. The answer is told by a notification.
         */
        post: operations["askStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/promo/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a promo code gives
         * @description 422 with `fields.code`: `unknown`, `expired`, `used_up`, `other_store`, `too_small`.
         */
        post: operations["checkPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved addresses */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address
         * @description The same address again answers the one that is kept, with the name that came last. 422: `region_id: not_found`, `district_id: not_found`, `address: required`; at most 20 (`address: too_many`).
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/next-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer pays next
         * @description The order with the earliest unpaid due date, overdue ones first by nature; null when nothing is to pay.
         */
        get: operations["getNextPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every payment of all orders in the month that begins today
         * @description What is overdue, what has no day of its own (an initial fee, a full purchase), and each instalment due up to a month from today. An order that is paid further ahead has none among them; its next payment is in the order, the next of all in `next-payment`. Overdue ones come first, oldest first; then those without a day; then the others by date.
         */
        get: operations["getMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Decimal text. */
        Id: string;
        /** @description An id; one that no entity can have is simply not found. */
        PathId: string;
        /** @description Opaque; there only when more follows. */
        NextCursor: string;
        /**
         * Format: date
         * @description The server's today in Tashkent, which overdue days and states were counted by.
         */
        AsOf: `${number}-${number}-${number}`;
        /** @description Whole so'm. */
        Money: number;
        Category: {
            id: components["schemas"]["Id"];
            /** @description Null for a root. */
            parent_id: string | null;
            alias: string;
            name: string;
            /** @description Path or URL of a picture. */
            icon: string | null;
            children: components["schemas"]["Category"][];
        };
        CategoryRef: {
            id: components["schemas"]["Id"];
            alias: string;
            name: string;
        };
        InstallmentTerm: {
            months: number;
            /** @description Mark-up on the financed sum in basis points (1 800 is 18 %). */
            markup_bp: number;
        };
        StoreAddress: {
            id: string;
            /** @description SOATO code. */
            region_id: string;
            district_id: string | null;
            address: string;
            phone: string;
            /** @description Opening and closing time, `09:00-20:00`. */
            hours: string;
            latitude: number;
            longitude: number;
        };
        Store: {
            id: components["schemas"]["Id"];
            /** @description The last segment of `/{locale}/partner/{alias}`. */
            alias: string;
            name: string;
            /** @description Path or URL of a picture. */
            logo: string;
            /** @description A wide picture for the head of the store's page and of its tile; null or absent if the store has none. */
            banner?: components["schemas"]["Picture"] | null;
            categories: components["schemas"]["CategoryRef"][];
            description: string;
            /** @description Shortest first. */
            installment_terms: components["schemas"]["InstallmentTerm"][];
            /** @description Commission of a full purchase paid in cash at delivery, in basis points. */
            cash_commission_bp: number;
            /** @description The store sells on installment only with a card of this bank; null for any card. */
            installment_bank?: string | null;
            rating: number;
            review_count: number;
            addresses: components["schemas"]["StoreAddress"][];
        };
        StoreRef: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
        };
        Picture: {
            /** @description Path or URL. */
            url: string;
            /** @description Pixels of its own. */
            width: number;
            height: number;
            /** @description A tiny `data:image/svg+xml,...` in the picture's own colours, to be shown until it has come. */
            placeholder: string;
            /** @description What is visible, in the language of the request. Only in `images` of a product. */
            alt?: string;
        };
        PageMeta: {
            page: number;
            per_page: number;
            total: number;
            /** @description 0 when nothing was found. */
            pages: number;
        };
        CategoryFacet: {
            id: components["schemas"]["Id"];
            alias: string;
            name: string;
            count: number;
        };
        /** @description What could be chosen, with the number of products that would be left; each without its own filter. */
        ProductFacets: {
            /** @description Leaves, in the order of the tree. */
            categories: components["schemas"]["CategoryFacet"][];
            /** @description The most products first. */
            stores: {
                id: components["schemas"]["Id"];
                alias: string;
                name: string;
                count: number;
            }[];
            /** @description By alphabet. */
            brands: {
                name: string;
                count: number;
            }[];
            /** @description Terms that stores offer, shortest first. */
            months: {
                months: number;
                count: number;
            }[];
            /** @description The lowest and the highest monthly payment; null where nothing is sold on installment. */
            monthly?: {
                min: components["schemas"]["Money"];
                max: components["schemas"]["Money"];
            } | null;
            /** @description The cheapest and the dearest; null where nothing is left. */
            price: {
                min: components["schemas"]["Money"];
                max: components["schemas"]["Money"];
            } | null;
            /** @description Products that are not sold out. */
            in_stock: number;
        };
        ProductStore: {
            id: components["schemas"]["Id"];
            alias: string;
            name: string;
            logo: string;
        };
        /** @description The whole price on the term that the list was narrowed to, else on the longest term of the store, without an initial fee. */
        FromMonthly: {
            months: number;
            monthly_payment: components["schemas"]["Money"];
            /** @description Can be fewer than the months for a small sum. */
            payments: number;
            total: components["schemas"]["Money"];
            markup: components["schemas"]["Money"];
            markup_bp: number;
            /** @description Effective, percent, one decimal. */
            yearly_rate: number;
        };
        ProductCard: {
            id: components["schemas"]["Id"];
            store: components["schemas"]["ProductStore"];
            category: components["schemas"]["CategoryRef"];
            name: string;
            brand: string | null;
            price: components["schemas"]["Money"];
            image: components["schemas"]["Picture"] | null;
            stock: number;
            /** @description Null where the store sells nothing on installment. */
            from_monthly: components["schemas"]["FromMonthly"] | null;
            /** @description What customers thought of it; left out of a product without reviews. */
            rating?: {
                /** @description One decimal. */
                average: number;
                count: number;
            };
        };
        /**
         * @description The true price of an installment (domain, Arithmetic): `total` is the sum of the schedule, `to_pay` is `initial_fee` + `total`,
         *     `markup` is `to_pay` - `price`.
         */
        Offer: {
            months: number;
            /** @description Of the financed sum. */
            markup_bp: number;
            price: components["schemas"]["Money"];
            initial_fee: components["schemas"]["Money"];
            financed: components["schemas"]["Money"];
            markup: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            to_pay: components["schemas"]["Money"];
            monthly_payment: components["schemas"]["Money"];
            payments: number;
            /** @description Effective, percent, one decimal. */
            yearly_rate: number;
            schedule: {
                number: number;
                /** Format: date */
                due_date: `${number}-${number}-${number}`;
                amount: components["schemas"]["Money"];
            }[];
        };
        Product: components["schemas"]["ProductCard"] & {
            images: components["schemas"]["Picture"][];
            attributes: {
                name: string;
                value: string;
            }[];
            /** @description Plain text. */
            description: string;
            /** @description Categories from the root to the product's own. */
            breadcrumbs: components["schemas"]["CategoryRef"][];
            delivery: {
                /** @description Branches where it can be picked up. */
                pickup: number;
                /** @description Where the store delivers, by code. */
                regions: {
                    region_id: string;
                    price: components["schemas"]["Money"];
                    days_min: number;
                    days_max: number;
                }[];
            };
            /** @description One a term of the store, shortest first. */
            offers: components["schemas"]["Offer"][];
            /** @description Others of its category that are in stock, the nearest in price first. */
            related: components["schemas"]["ProductCard"][];
        };
        Quantity: number;
        CheckedItem: {
            product_id: components["schemas"]["Id"];
            /** @description As asked for. */
            quantity: number;
            /** @description How many of them can be bought now. */
            available: number;
            product: components["schemas"]["ProductCard"];
            /** @description The price that was sent, where it is not today's. */
            price_was: number | null;
            /**
             * @description The gravest of what has changed; `price_was` may come with any of them.
             * @enum {string}
             */
            state: "ok" | "price_changed" | "less_stock" | "sold_out";
        };
        CheckedStore: {
            store: components["schemas"]["ProductStore"];
            items: components["schemas"]["CheckedItem"][];
            /** @description Price of what is available. */
            goods_total: components["schemas"]["Money"];
            /** @description For `goods_total` without an initial fee, one a term, shortest first; empty where nothing is available. */
            offers: components["schemas"]["Offer"][];
        };
        CheckedBasket: {
            stores: components["schemas"]["CheckedStore"][];
            /** @description Ids that are no longer sold. */
            gone: string[];
            as_of: components["schemas"]["AsOf"];
        };
        KeptBasket: {
            items: {
                product_id: string;
                quantity: number;
                /** Format: date-time */
                added_at: string;
                /** @description So'm, as it was sent; what has changed since is told by `checkBasket`. */
                price: number | null;
            }[];
            version: number;
        };
        /** @enum {string} */
        SearchKind: "store" | "product" | "category" | "faq";
        Suggestion: {
            kind: components["schemas"]["SearchKind"];
            id: string;
            /** @description The last segment of its page's address where that is not the id. */
            alias: string | null;
            title: string;
            subtitle: string | null;
        };
        SearchEntry: components["schemas"]["Suggestion"] & {
            image: components["schemas"]["Picture"] | null;
            /** @description So'm; of products only. */
            price: number | null;
            /** @description Of products only. Null where the store sells nothing on installment. */
            from_monthly?: components["schemas"]["FromMonthly"] | null;
        };
        /** @description What the query was read as, where not as typed; null otherwise. */
        Understood: {
            text: string;
            /** @enum {string} */
            reason: "layout" | "alphabet" | "spelling";
        } | null;
        /** @description The price that the query names, by which products are narrowed. Left out where it names none. */
        Interpreted: {
            /** @description The query without the words of its price, to search without that filter. */
            q: string;
            /** @description So'm. */
            price_from?: number;
            /** @description So'm. */
            price_to?: number;
        };
        Notification: {
            id: string;
            /** @description congrats, order, promotion, news or delivery; a client shows one it does not know, too. */
            type: string;
            title: string;
            body: string;
            /** Format: date-time */
            created_at: string;
            read: boolean;
            /** @description A path inside the portal without the locale, such as `/orders/100001`. */
            link: string | null;
            /** @description The store that the texts name. Who writes them in other letters leaves it as it is. */
            store_name?: string;
        };
        /** @enum {string} */
        NotificationChannel: "portal" | "sms";
        ChannelList: components["schemas"]["NotificationChannel"][];
        /**
         * @description The types of notifications, and two more. `payment`: reminders of instalments, three days before the date, on it, and once a week
         *     while one is late; in the list of the portal those are of type `order`. `answer`: that a store, or we, answered a question or a
         *     message about a return; those are of type `order` or `news`.
         */
        ChannelsOfKinds: {
            order: components["schemas"]["ChannelList"];
            delivery: components["schemas"]["ChannelList"];
            congrats: components["schemas"]["ChannelList"];
            payment: components["schemas"]["ChannelList"];
            answer: components["schemas"]["ChannelList"];
            promotion: components["schemas"]["ChannelList"];
            news: components["schemas"]["ChannelList"];
        };
        NotificationChannels: {
            data: {
                channels: components["schemas"]["ChannelsOfKinds"];
                /** @description Channels that a kind cannot be without; a kind that is not named can be without any. */
                always: {
                    [key: string]: components["schemas"]["ChannelList"];
                };
            };
        };
        /** @enum {string} */
        OrderStatus: "pending" | "confirmed" | "paid" | "shipping" | "delivered" | "canceled" | "repair" | "dpd_delivery" | "waiting" | "returned" | "fail" | "finished" | "in_work" | "refused" | "send_enveloper" | "broke" | "packed" | "packing" | "reserved";
        OrderItem: {
            /** @description Its position in the order, for a return. */
            line?: number;
            /** @description Null when the product is no longer sold. */
            product_id: string | null;
            name: string;
            image: string;
            price: components["schemas"]["Money"];
            quantity: number;
        };
        Delivery: {
            /** @enum {string} */
            kind: "delivery" | "pickup";
            district_id: string | null;
            address: string | null;
            price: components["schemas"]["Money"];
        };
        Tracking: {
            /** @description Of the parcel, at the company that carries it (`dpd_delivery`). */
            number: string | null;
            /**
             * Format: date
             * @description By when it comes, can be fetched or is mended; a day that has passed is told as it was promised.
             */
            expected_on: `${number}-${number}-${number}` | null;
            /**
             * Format: date
             * @description The last day on which the branch keeps it for the customer.
             */
            keep_until: `${number}-${number}-${number}` | null;
        };
        ScheduleRow: {
            number: number;
            /** Format: date */
            due_date: `${number}-${number}-${number}`;
            amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "paid" | "due" | "upcoming" | "overdue" | "partially_paid";
        };
        OrderEvent: {
            status: string;
            /** Format: date-time */
            at: string;
            /** @description customer, store, delivery, bank or system. */
            actor: string;
        };
        /**
         * @description Why `payment_amount` is to pay; null when nothing is.
         * @enum {string|null}
         */
        PaymentReason: "overdue" | "instalment" | "initial_fee" | "order" | null;
        /** @description A sum that came back, with where it is and when it comes; the same as the billing contract's. */
        Refund: {
            refund_id: string;
            payment_id: string;
            /** @enum {string} */
            kind: "refund" | "order_canceled" | "item_returned" | "chargeback";
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            to: "bank_card" | "payment_app" | "balance";
            system: string | null;
            last4: string | null;
            /** @enum {string} */
            status: "on_the_way" | "arrived";
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            arrives_at: string;
        };
        /**
         * @description A full purchase has `month` 0 and an empty schedule. Before the store confirms, the schedule is the one counted from the day of
         *     the order; confirming counts it anew. The initial fee is in neither `total_amount` nor `paid_amount` of an installment.
         */
        Order: {
            id: components["schemas"]["Id"];
            /** @description What the customer reads out on the phone. */
            number: string;
            store: components["schemas"]["StoreRef"];
            items: components["schemas"]["OrderItem"][];
            /** @description One of `OrderStatus`; a client shows one it does not know, too. */
            status: string;
            /** Format: date-time */
            created_at: string;
            delivery: components["schemas"]["Delivery"];
            /** @description Term in months; 0 for a full purchase. */
            month: number;
            monthly_payment: components["schemas"]["Money"];
            total_amount: components["schemas"]["Money"];
            initial_fee: components["schemas"]["Money"];
            /** @description To pay now (what is overdue or due today), else the next instalment; 0 when nothing is to pay. */
            payment_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
            /** @description What is still owed; 0 for an order that ended without a purchase. */
            remainder: components["schemas"]["Money"];
            /** @description Days since the oldest unpaid due date. */
            overdue_days: number;
            past_due_debt: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The oldest unpaid due date, past or to come; null when nothing is to pay or no day is set.
             */
            payment_date: `${number}-${number}-${number}` | null;
            payment_reason: components["schemas"]["PaymentReason"];
            payment_min: components["schemas"]["Money"];
            payment_max: components["schemas"]["Money"];
            schedule: components["schemas"]["ScheduleRow"][];
            /** @description Status history, oldest first. */
            events: components["schemas"]["OrderEvent"][];
            /** @description Sums that came back of payments for the order, oldest first; only for one order alone. */
            refunds?: components["schemas"]["Refund"][];
            /** @description What its status allows beside paying; only for one order alone. */
            actions?: ("cancel" | "return")[];
            /** @description Its returns, newest first; only for one order alone. */
            returns?: {
                id: string;
                state: components["schemas"]["ReturnState"];
                items: components["schemas"]["ReturnItems"];
            }[];
            /** @description What was promised of its delivery or repair; null where nothing is awaited. Only for one order alone. */
            tracking?: components["schemas"]["Tracking"] | null;
            /**
             * Format: date
             * @description The day the months of `offer` are counted from: that of the confirmation, before it that of the order; null for a full purchase.
             */
            counted_from?: `${number}-${number}-${number}` | null;
            /**
             * Format: date-time
             * @description Until when an order that is `waiting` for its initial fee, or for its whole price, must be paid: unpaid then, it is canceled.
             *     null where nothing is awaited.
             */
            pay_until?: string | null;
            /**
             * @description The true price as it was agreed, every date among it; null for a full purchase. An early payoff or a payment changes `schedule`
             *     and `total_amount`, not what was agreed.
             */
            offer?: components["schemas"]["Offer"] | null;
        };
        MonthPayment: {
            order_id: components["schemas"]["Id"];
            order_number: string;
            /** @description As in `Order`. */
            order_status: string;
            store: components["schemas"]["StoreRef"];
            /** @description Which instalment of its order; null for a payment without a day. */
            number: number | null;
            /** Format: date */
            due_date: `${number}-${number}-${number}` | null;
            /**
             * Format: date-time
             * @description When an order that waits for this payment is canceled.
             */
            pay_until: string | null;
            /** @description What is still missing of it. */
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            reason: "overdue" | "instalment" | "initial_fee" | "order";
            overdue_days: number;
        };
        Month: {
            /** @description The sum of all `count` payments. */
            total: components["schemas"]["Money"];
            overdue_total: components["schemas"]["Money"];
            /** @description Orders with an overdue payment. */
            overdue_orders: number;
            count: number;
            /**
             * Format: date
             * @description The last day of the month.
             */
            until: `${number}-${number}-${number}`;
            /** @description The first 100; the sums count all. */
            payments: components["schemas"]["MonthPayment"][];
        };
        NextPayment: {
            order_id: components["schemas"]["Id"];
            order_number: string;
            store: components["schemas"]["StoreRef"];
            /** Format: date */
            payment_date: `${number}-${number}-${number}` | null;
            payment_amount: components["schemas"]["Money"];
            payment_reason: components["schemas"]["PaymentReason"];
            payment_min: components["schemas"]["Money"];
            payment_max: components["schemas"]["Money"];
            overdue_days: number;
            past_due_debt: components["schemas"]["Money"];
        };
        DataExport: {
            id: string;
            /** @enum {string} */
            status: "ready";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        KeptByLaw: {
            /**
             * @description Orders and their papers; payments and postings, with the last four digits of a card; what proved the customer's identity.
             * @enum {string}
             */
            what: "orders" | "payments" | "identity";
            /** Format: date */
            until: `${number}-${number}-${number}`;
        };
        DeletionPlan: {
            possible: boolean;
            /** @description Numbers of the orders that are open or owe money. */
            orders: string[];
            balance: components["schemas"]["Money"];
            /** @description What is owed on the balance since a bank took back money that was spent; left out where nothing is owed. */
            claim?: components["schemas"]["Money"];
            /** @description What is left of them today, and would be lost. */
            bonuses: components["schemas"]["Money"];
            kept: components["schemas"]["KeptByLaw"][];
            /**
             * Format: date-time
             * @description The account is closed and is erased then, unless its end is undone before; null while it is open.
             */
            erased_at: string | null;
        };
        Deletion: {
            /**
             * Format: date-time
             * @description When it was closed.
             */
            deleted_at: string;
            /**
             * Format: date-time
             * @description Until then its end can be undone.
             */
            erased_at: string;
            kept: components["schemas"]["KeptByLaw"][];
        };
        HardshipAsk: {
            /** @enum {string} */
            kind: "move" | "split";
            /** @description Move: which payment of the schedule. */
            number?: number;
            /**
             * Format: date
             * @description Move: its new day.
             */
            date?: `${number}-${number}-${number}`;
            /**
             * @description Split: over how many of the next payments.
             * @enum {integer}
             */
            parts?: 2 | 3;
            /** @description What the customer has seen; only to agree. */
            quote_id?: string;
        };
        HardshipSchedule: {
            remainder: components["schemas"]["Money"];
            schedule: components["schemas"]["ScheduleRow"][];
        };
        HardshipQuote: {
            quote_id: string;
            /** @enum {string} */
            kind: "move" | "split";
            /** @description What the change costs; it is part of the last payment. */
            cost: components["schemas"]["Money"];
            old: components["schemas"]["HardshipSchedule"];
            new: components["schemas"]["HardshipSchedule"];
        };
        Hardship: {
            id: string;
            order_id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "move" | "split";
            cost: components["schemas"]["Money"];
            /** Format: date-time */
            at: string;
            old: components["schemas"]["HardshipSchedule"];
            new: components["schemas"]["HardshipSchedule"];
        };
        PayoffQuote: {
            quote_id: string;
            /** Format: date */
            date: `${number}-${number}-${number}`;
            amount: components["schemas"]["Money"];
            saving: components["schemas"]["Money"];
            /** Format: date-time */
            good_until: string;
        };
        /** @description What goes back, a line of the order once. */
        ReturnItems: {
            /** @description `line` of the order's item. */
            line: number;
            quantity: number;
        }[];
        /**
         * @description Why; goods that are all right (`changed_mind`) go back within 10 days of their delivery.
         * @enum {string}
         */
        ReturnCategory: "defect" | "damaged" | "wrong_item" | "incomplete" | "changed_mind";
        /**
         * @description What the customer asks for; `refund` where nothing is said. Only goods with a defect or a damage are mended: else 422 `fields`
         *     `{wish: not_repairable}`. A repair costs nothing and changes no schedule; what cannot be mended is given back for its money.
         * @enum {string}
         */
        ReturnWish: "refund" | "repair";
        ReturnQuoteRequest: {
            items: components["schemas"]["ReturnItems"];
            category?: components["schemas"]["ReturnCategory"];
            wish?: components["schemas"]["ReturnWish"];
            text?: string;
            photos?: components["schemas"]["PathId"][];
        };
        ReturnRequest: {
            items: components["schemas"]["ReturnItems"];
            category: components["schemas"]["ReturnCategory"];
            wish?: components["schemas"]["ReturnWish"];
            text?: string;
            photos?: components["schemas"]["PathId"][];
        };
        ReturnMessageRequest: {
            /** @enum {string} */
            to: "store" | "support";
            text: string;
        };
        ReturnDisputeRequest: {
            text: string;
        };
        ReturnedItem: {
            line: number;
            name: string;
            image: string;
            price: components["schemas"]["Money"];
            quantity: number;
        };
        /** @description An order's sums and its schedule, before or after a return; a full purchase has no rows. */
        ReturnSums: {
            total: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            remainder: components["schemas"]["Money"];
            /** @description The next instalment that is still open; 0 where none is. */
            monthly_payment: components["schemas"]["Money"];
            schedule: {
                number: number;
                /** Format: date */
                due_date: `${number}-${number}-${number}`;
                amount: components["schemas"]["Money"];
                paid_amount: components["schemas"]["Money"];
            }[];
        };
        ReturnFigures: {
            /** @description What the total falls by, the goods' share with its mark-up. */
            share: components["schemas"]["Money"];
            /** @description What was paid beyond the new total, and the goods' share of the initial fee. */
            give_back: components["schemas"]["Money"];
            /**
             * @description `store_cash`: what was paid to the courier or in the branch is given back in the store.
             * @enum {string}
             */
            give_back_to: "balance" | "store_cash" | "nothing";
            bonus_back: components["schemas"]["Money"];
            old: components["schemas"]["ReturnSums"];
            new: components["schemas"]["ReturnSums"];
        };
        ReturnQuote: {
            order_id: components["schemas"]["Id"];
            items: components["schemas"]["ReturnedItem"][];
            figures: components["schemas"]["ReturnFigures"];
            /** @description In how many days the store answers. */
            answer_days: number;
        };
        /**
         * @description `requested`: the store answers; `approved`: the store waits for the goods; `repairing`: they are being mended; `accepted`: the goods
         *     are back, schedule and money are settled; `repaired`: the customer has them again; `rejected`: the store said no; `disputed`: a
         *     person of ours decides; `declined`: we said no; `withdrawn` by the customer; `lapsed`: the goods were not brought in time.
         * @enum {string}
         */
        ReturnState: "requested" | "approved" | "repairing" | "disputed" | "accepted" | "repaired" | "rejected" | "declined" | "withdrawn" | "lapsed";
        ReturnMessage: {
            /** @enum {string} */
            from: "customer" | "store" | "support";
            /** @enum {string} */
            to: "customer" | "store" | "support";
            text: string;
            /** Format: date-time */
            at: string;
        };
        Return: {
            id: string;
            order: {
                id: components["schemas"]["Id"];
                number: string;
            };
            store: components["schemas"]["StoreRef"];
            store_phone: string | null;
            state: components["schemas"]["ReturnState"];
            category: components["schemas"]["ReturnCategory"];
            wish: components["schemas"]["ReturnWish"];
            text: string | null;
            items: components["schemas"]["ReturnedItem"][];
            /** @description Numbers of the photos that are kept. */
            photos: number[];
            /** Format: date-time */
            requested_at: string;
            /**
             * Format: date-time
             * @description By when the next step is taken, ours or the customer's; null where nothing follows.
             */
            deadline: string | null;
            /** @enum {string} */
            next_step: "wait_store" | "bring_goods" | "wait_repair" | "wait_support" | "may_dispute" | "none";
            /** @description What the store, or a person of ours, has answered last. */
            answer: {
                /** @enum {string} */
                from: "store" | "support";
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description Whether `figures` are what was done; before that they are as of now. */
            settled: boolean;
            figures: components["schemas"]["ReturnFigures"];
            /** @description Oldest first. */
            events: {
                state: components["schemas"]["ReturnState"];
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                actor: "customer" | "store" | "support" | "system";
            }[];
            /** @description Oldest first. */
            messages: components["schemas"]["ReturnMessage"][];
            /** @description Where the money is (X-20). */
            refunds: components["schemas"]["Refund"][];
            /**
             * @description What the customer may do now. `write`: to the store or to a person of ours; `write_support`: to a person of ours alone. After
             *     its last step a case can be written about for 30 days.
             */
            actions: ("write" | "write_support" | "dispute" | "withdraw")[];
        };
        LimitReason: {
            /** @description overdue, debt_elsewhere, income, documents or age. */
            code: string;
            /** @description In the language asked for. */
            text: string;
        };
        Limit: {
            /** @enum {string} */
            status: "not_created" | "requested" | "pending" | "approved" | "rejected" | "expired" | "blocked";
            amount: number;
            /** @description What remains of the installment orders. */
            used: components["schemas"]["Money"];
            /** @description What can be bought on installment now; 0 unless approved, and while money is owed on the balance. */
            available: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The last day of validity; null until approved.
             */
            valid_until: `${number}-${number}-${number}` | null;
            /** @description Set whenever the status is rejected or blocked. */
            reason: components["schemas"]["LimitReason"] | null;
            /**
             * @description What the customer does next: `request` (not_created, expired), `verify` (requested), `wait` (pending), `shop` (approved),
             *     `top_up` (approved, but money is owed on the balance: see its `claim` in billing),
             *     `mend` (rejected), `pay_overdue` (blocked with a debt) or `restore` (blocked, debt paid: ask for the limit back).
             */
            next_step: string;
            /** @description The open request for the limit back; the limit is pending meanwhile. */
            restoration?: components["schemas"]["Restoration"] | null;
        };
        Restoration: {
            request_id: string;
            /** Format: date-time */
            requested_at: string;
        };
        VerificationStep: {
            /** @enum {string} */
            step: "passport_front" | "selfie" | "registration" | "contacts" | "card" | "person";
            /** @enum {string} */
            state: "missing" | "uploaded" | "checking" | "accepted" | "rejected";
            /** @description Set where the state is rejected. */
            reason: {
                /** @description blurred, glare, cropped, wrong_document, face_not_visible, expired_document, not_reached, name_mismatch or data_mismatch. */
                code: string;
                /** @description In the language asked for: what was wrong and what to do. */
                text: string;
            } | null;
            /** Format: date-time */
            uploaded_at: string | null;
        };
        VerificationPerson: {
            passport: string;
            pinfl: string;
            /** Format: date */
            birthdate: `${number}-${number}-${number}`;
        };
        Contact: {
            phone: string;
            name: string;
        };
        Verification: {
            /** @enum {string} */
            status: "not_started" | "in_progress" | "submitted" | "accepted" | "rejected";
            /** @description All six, in the order they are asked for. */
            steps: components["schemas"]["VerificationStep"][];
            person: components["schemas"]["VerificationPerson"] | null;
            contacts: components["schemas"]["Contact"][];
            card_entity_id: string | null;
            /** Format: date-time */
            consent_given_at: string | null;
            /** @description The version of the consent that is asked for. */
            consent_version: string;
            /** @description Steps without which it cannot be submitted; a rejected one among them. */
            missing: string[];
            can_submit: boolean;
        };
        CheckoutItems: {
            product_id: components["schemas"]["PathId"];
            quantity: number;
        }[];
        QuoteRequest: {
            items: components["schemas"]["CheckoutItems"];
            /** @enum {string} */
            order_type?: "full" | "installment";
            months?: number;
            /** @description So'm over all orders. */
            initial_fee?: number;
            delivery?: {
                /** @enum {string} */
                kind: "delivery" | "pickup";
                region_id?: string;
                district_id?: string;
                address?: string;
                /** @description The store's branch for pickup. */
                address_id?: string;
            };
            promo_code?: string;
            /** @description Bonuses to use. */
            bonus?: number;
            /** @description Paid in cash at delivery, with the store's commission; full purchases only. */
            cash?: boolean;
            card_entity_id?: string;
        };
        QuotedOrder: {
            store: components["schemas"]["ProductStore"];
            items: {
                product_id: string;
                name: string;
                image: string | null;
                price: components["schemas"]["Money"];
                quantity: number;
            }[];
            delivery: components["schemas"]["Delivery"];
            goods: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            delivery_price: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            initial_fee: components["schemas"]["Money"];
            /** @description The true price; null for a full purchase. */
            offer: components["schemas"]["Offer"] | null;
        };
        /** @description One store's order, as the code signs it. */
        SignedOrder: {
            /** @description The store's name. */
            store: string;
            price: components["schemas"]["Money"];
            /** @description The true price; null for a full purchase. */
            offer: components["schemas"]["Offer"] | null;
        };
        /** @description What is shown and what is signed; the sums beside `orders` are over all of them. */
        CheckoutQuote: {
            quote_id: string;
            /** Format: date-time */
            good_until: string;
            /** @enum {string} */
            order_type: "full" | "installment";
            orders: components["schemas"]["QuotedOrder"][];
            goods: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            delivery_price: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            /** @description Initial fees, or the price of a full purchase that is not paid in cash. */
            to_pay_now: components["schemas"]["Money"];
            /** @description What is available of the limit; 0 without one. */
            limit_before: components["schemas"]["Money"];
            limit_after: components["schemas"]["Money"];
            /** @description The dearest month of the payments already running. */
            monthly_before: components["schemas"]["Money"];
            /** @description The dearest month with this purchase. */
            monthly_after: components["schemas"]["Money"];
            /** @description Of the public offer that is accepted. */
            offer_version: string;
            as_of: components["schemas"]["AsOf"];
        };
        CheckoutRequest: {
            quote_id: components["schemas"]["PathId"];
            card_entity_id?: string;
            comment?: string;
            offer_accepted?: boolean;
            offer_version?: string;
        };
        CheckoutOtp: {
            /** @description For `POST /v1/api-payments/resend-otp` of the billing API. */
            otp_id: string;
            length: number;
            resend_after: number;
            expires_in: number;
            tries_left: number;
            masked_phone: string;
        };
        Checkout: {
            checkout_id: string;
            /** @enum {string} */
            status: "otp_required" | "placed" | "failed" | "expired";
            quote_id: string;
            /** @description While a code is awaited. */
            otp?: components["schemas"]["CheckoutOtp"];
            /** @description What the code signs, one entry a store. While a code is awaited. */
            to_sign?: components["schemas"]["SignedOrder"][];
            /** @description Empty until placed. */
            orders: {
                id: string;
                number: string;
                status: string;
                /** @description To pay now: the initial fee, or the price of a full purchase. */
                initial_fee?: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description Unpaid then, the order is canceled.
                 */
                pay_until?: string;
            }[];
            to_pay_now: components["schemas"]["Money"];
            /** Format: date-time */
            created_at: string;
        };
        Bonuses: {
            balance: components["schemas"]["Money"];
            /** @description What of the balance goes on which day, the next one first. */
            expiring: {
                amount: components["schemas"]["Money"];
                /**
                 * Format: date
                 * @description The first day on which it is gone.
                 */
                expires_on: `${number}-${number}-${number}`;
            }[];
            entries: {
                /** @description Below 0 where it was spent, taken back with the payment that earned it, or has expired. */
                amount: number;
                /** @enum {string} */
                kind: "earned" | "spent" | "returned" | "taken_back" | "expired";
                order_id: string | null;
                /** Format: date-time */
                at: string;
                /** Format: date */
                expires_on: `${number}-${number}-${number}` | null;
            }[];
        };
        Review: {
            id: string;
            /** @description First name and initial, such as `Dilnoza K.` */
            author: string;
            stars: number;
            /** @description Plain text with lines; may be empty. */
            text: string;
            /** Format: date-time */
            created_at: string;
        };
        ReviewSummary: {
            /** @description To one decimal; null without reviews. */
            average: number | null;
            count: number;
        };
        ReviewedProduct: {
            id: string;
            name: string;
            image: components["schemas"]["Picture"] | null;
        };
        OwnReview: {
            product: components["schemas"]["ReviewedProduct"];
            stars: number;
            text: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            edited_at: string | null;
        };
        WaitingReview: {
            product: components["schemas"]["ReviewedProduct"];
            order_id: string;
            /** Format: date */
            received_on: `${number}-${number}-${number}`;
        };
        Question: {
            id: string;
            store: components["schemas"]["ProductStore"];
            /** @description What it is about, where it is about a product. */
            product: {
                id: string;
                name: string;
            } | null;
            /** @description What it is about, where it is about an order. */
            order: {
                id: string;
                number: string;
            } | null;
            text: string;
            /** Format: date-time */
            created_at: string;
            answer: {
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        Address: {
            id: string;
            /** @description What the customer calls it. */
            name: string | null;
            region_id: string;
            district_id: string;
            address: string;
        };
        /** @description What is printed on the paper itself. */
        VerifiedDocument: {
            /** @enum {string} */
            kind: "receipt" | "contract" | "schedule" | "certificate" | "statement";
            number: string;
            /** Format: date-time */
            issued_at: string;
            /** @description Of all but a statement. */
            amount?: components["schemas"]["Money"];
            /** @description False: it is ours, but what it says has changed since. */
            valid: boolean;
        };
        Activity: {
            id: string;
            /** @enum {string} */
            kind: "sign_in" | "proof" | "password_changed" | "phone_changed" | "passkey_added" | "passkey_deleted" | "frozen" | "unfrozen";
            /** Format: date-time */
            at: string;
            /** @description Of a sign-in, where the browser says. */
            device: string | null;
            browser: string | null;
            /** @description Of a sign-in: the first half of the network's address. */
            place: string | null;
            /** @description Nobody had signed in in this browser before. */
            is_new: boolean;
        };
        /** @description Every error of every API. */
        Problem: {
            code: string;
            /** @description In the language asked for. */
            message: string;
            fields?: {
                [key: string]: string;
            };
            request_id: string;
        };
    };
    responses: {
        /** @description The request's shape is wrong; `fields` names each parameter with a code. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, an expired one, or a guest's where a customer is needed. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing, or it is somebody else's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Well-shaped, but a value cannot be accepted; `fields` says which. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description More than 9 goods in all (`basket_too_large`), or a product named twice (`validation_failed` with `fields`). */
        BasketTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file, as an attachment; never kept by a cache. */
        PdfFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description `review_not_allowed`: the goods were not received. */
        ReviewNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such paper of this order now: `schedule_unavailable`, `certificate_unavailable`. */
        DocumentUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The address, for its owner to hand on; null while there is none. */
        CalendarLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        /** Format: uri */
                        url: string;
                    } | null;
                };
            };
        };
        /** @description `deletion_debt`, `deletion_balance`, `claim_open`, `payment_in_progress`, or `idempotency_in_progress` while the first call still runs. */
        AccountConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `hardship_in_court`, `hardship_unavailable`, `hardship_paid`, `hardship_moved_recently`, `hardship_nothing_overdue`,
         *     `hardship_too_late`, `hardship_too_few_payments`, `hardship_changed`, or `idempotency_in_progress` while the first call still runs.
         */
        HardshipConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `not_cancelable`, `payment_in_progress`, `not_returnable`, `order_in_court`, `return_open` (with `return_id`), `return_closed`, or
         *     `idempotency_in_progress`.
         */
        ReturnConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `limit_not_requestable`, `restoration_open`, `limit_not_restorable`, or `idempotency_in_progress` while the first call still runs. */
        LimitConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `verification_closed` (being checked, or accepted), or `idempotency_in_progress`. */
        VerificationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The offset is not where the upload ends. */
        UploadConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The version of the upload protocol is missing or not known. */
        TusVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `fresh_proof_required`, with `methods`: the account is frozen, or the call needs a proof of its own and this sign-in has none of the
         *     last five minutes (`/user/proof` of the auth API). A sign-in itself is no such proof. The customer proves who they are, then the
         *     call is sent once more. `account_closed`: its end was asked for, and nothing is bought until that is undone.
         */
        FreshProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `quote_changed` with the new `quote`; `already_placed` with the `checkout` that has placed the same basket;
         *     `claim_open` with the `amount` that is owed on the balance;
         *     `idempotency_in_progress` while the first call still runs.
         */
        QuoteChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another device has saved a basket since. */
        BasketChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`; `resend_too_early` with `resend_after` where the code of another checkout was sent less than 60 seconds ago and has not been entered; `too_many_codes_sent` (no new code is sent) and `too_many_wrong_codes` (no code is sent or judged) with `retry_after`, by the budgets of the customer and the day. All in seconds, and nothing is kept under the idempotency key. */
        CodesUsedUp: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. */
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
         * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * @description The kind of client; the portal is `web` (spec 7).
         * @example web
         */
        ClientModel: string;
        /**
         * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
         *     400 `idempotency_key_missing`.
         * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
         */
        IdempotencyKey: string;
        /**
         * @description One of the photos.
         * @example selfie
         */
        DocumentStep: "passport_front" | "selfie" | "registration";
        /** @example 3f0c5b7e9a */
        UploadId: components["schemas"]["PathId"];
        /**
         * @description Version of the upload protocol, `1.0.0`; without it, or with another one, 412.
         * @example 1.0.0
         */
        TusResumable: string;
        /** @example 100001 */
        PathId: components["schemas"]["PathId"];
        /** @example 1000 */
        PathProductId: components["schemas"]["PathId"];
        /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
        Cursor: string;
        /**
         * @description Entries a page.
         * @example 20
         */
        PageSize: number;
        /**
         * @description The page to answer; one past the last is empty.
         * @example 1
         */
        Page: number;
        /**
         * @description Entries a page.
         * @example 24
         */
        PerPage: number;
        /**
         * @description What was typed.
         * @example samsung
         */
        SearchText: string;
    };
    requestBodies: never;
    headers: {
        /** @description Bytes that have arrived. */
        UploadOffset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Answers the children of this category; an unknown one has none.
                 * @example 1
                 */
                parent_id?: components["schemas"]["Id"];
                /**
                 * @description Levels to answer, 1 for the first only.
                 * @example 2
                 */
                depth?: number;
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /**
                 * @description Part of a store's name, in Latin or Cyrillic letters.
                 * @example media
                 */
                search?: string;
                /**
                 * @description Stores that sell in any of these root categories.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                category_ids?: components["schemas"]["Id"][];
                /**
                 * @description Stores that offer this term.
                 * @example 12
                 */
                months?: number;
                /**
                 * @description Stores whose name begins with this letter, in either case; `#` for those that begin with no letter.
                 * @example T
                 */
                letter?: string;
                /**
                 * @description Stores with a branch in this region (SOATO code).
                 * @example 1726
                 */
                region_id?: string;
                /**
                 * @description `position` is the order of the marketplace, `rating` the best first, `name` by alphabet.
                 * @example rating
                 */
                sort?: "position" | "rating" | "name";
                /**
                 * @description The page to answer, `limit` entries each, for links that lead to a page; one past the last is empty. It goes without `cursor`
                 *     (both together are 400).
                 * @example 2
                 */
                page?: number;
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Store"][];
                        /** @description Stores that pass the filters, over all pages. */
                        total: number;
                        /** @description First letters of names, by alphabet, over the stores that pass the other filters; `#` comes last. */
                        initials: {
                            letter: string;
                            count: number;
                        }[];
                        /** @description Root categories, over the stores that pass the other filters. */
                        categories: components["schemas"]["CategoryFacet"][];
                        /** @description Regions with branches, by code, over the stores that pass the other filters. */
                        regions: {
                            region_id: string;
                            count: number;
                        }[];
                        next_cursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Store"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Products of any of these categories; a root means all of its leaves. Unknown ones have none.
                 * @example [
                 *       "1",
                 *       "201"
                 *     ]
                 */
                category_ids?: components["schemas"]["Id"][];
                /**
                 * @description Products of any of these stores.
                 * @example [
                 *       "1"
                 *     ]
                 */
                store_ids?: components["schemas"]["Id"][];
                /**
                 * @description Products of any of these brands, written as the facet has them.
                 * @example [
                 *       "Samsung"
                 *     ]
                 */
                brands?: string[];
                /**
                 * @description So'm. Bounds that come the wrong way round are read the right way.
                 * @example 1000000
                 */
                price_min?: number;
                /**
                 * @description So'm.
                 * @example 9000000
                 */
                price_max?: number;
                /**
                 * @description So'm. Bounds of the monthly payment that the card says: with `months`, or else with the longest term of the store. Products
                 *     that are not sold on installment have none, and are left out. Bounds that come the wrong way round are read the right way.
                 * @example 100000
                 */
                monthly_min?: number;
                /**
                 * @description So'm.
                 * @example 400000
                 */
                monthly_max?: number;
                /**
                 * @description `true` leaves out what is sold out; `false` is as if it were not sent.
                 * @example true
                 */
                in_stock?: boolean;
                /**
                 * @description Products of stores that offer this term; their cards say its sums.
                 * @example 12
                 */
                months?: number;
                /**
                 * @description `popular`: what is bought most often first; what is sold out comes last. `monthly_asc`: the lowest monthly payment first; what
                 *     is not sold on installment comes last.
                 * @example price_asc
                 */
                sort?: "popular" | "monthly_asc" | "price_asc" | "price_desc" | "name";
                /**
                 * @description The page to answer; one past the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page.
                 * @example 24
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductCard"][];
                        meta: components["schemas"]["PageMeta"];
                        facets: components["schemas"]["ProductFacets"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews, and the average over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Review"][];
                        summary: components["schemas"]["ReviewSummary"];
                        next_cursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getQuote: {
        parameters: {
            query: {
                /** @example 1 */
                store_id: components["schemas"]["Id"];
                /**
                 * @description Price in so'm, 1 000 to 100 000 000.
                 * @example 4200000
                 */
                amount: number;
                /**
                 * @description One of the store's terms.
                 * @example 3
                 */
                months: number;
                /**
                 * @description Paid at once, so'm; 100 000 of the amount stay to be financed, else 422 with `initial_fee_max`.
                 * @example 200000
                 */
                initial_fee?: number;
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Offer"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkBasket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        product_id: components["schemas"]["PathId"];
                        quantity: components["schemas"]["Quantity"];
                        /** @description So'm, as it stood when the customer last saw it; a different one now is `price_was`. */
                        price?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The basket as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedBasket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BasketTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getBasket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBasket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveBasket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        product_id: components["schemas"]["PathId"];
                        quantity: components["schemas"]["Quantity"];
                        /** Format: date-time */
                        added_at: string;
                        /** @description So'm, as it stood when the customer last saw it; left out or null where that is not known. */
                        price?: number | null;
                    }[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description The basket as it is kept now, with its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBasket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["BasketChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BasketTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    searchAll: {
        parameters: {
            query: {
                /**
                 * @description What was typed.
                 * @example samsung
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description Entries of this kind only.
                 * @example product
                 */
                kind?: "store" | "product" | "category" | "faq";
                /**
                 * @description The page to answer; one past the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page.
                 * @example 24
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what was found, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchEntry"][];
                        counts: {
                            store: number;
                            product: number;
                            category: number;
                            faq: number;
                        };
                        understood: components["schemas"]["Understood"];
                        interpreted?: components["schemas"]["Interpreted"];
                        /** @description Nothing matched the words; these are near ones. */
                        near: boolean;
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    suggestSearch: {
        parameters: {
            query: {
                /**
                 * @description What was typed.
                 * @example samsung
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description Suggestions at most.
                 * @example 8
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Suggestion"][];
                        understood: components["schemas"]["Understood"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description `all` is a filter, not a type.
                 * @example order
                 */
                type?: "all" | "congrats" | "order" | "promotion" | "news" | "delivery";
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"][];
                        /** @description Unread ones of the customer, whatever the filter. */
                        unread_count: number;
                        /** @description Unread ones of each type, whatever the filter; a type without any is 0 or missing. */
                        unread_by_type?: {
                            [key: string]: number;
                        };
                        next_cursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are unread now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread_count: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels of every kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channels: components["schemas"]["ChannelsOfKinds"];
                };
            };
        };
        responses: {
            /** @description The channels as they are kept now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description `all` is a filter, not a status.
                 * @example delivered
                 */
                status?: "all" | "pending" | "confirmed" | "paid" | "shipping" | "delivered" | "canceled" | "repair" | "dpd_delivery" | "waiting" | "returned" | "fail" | "finished" | "in_work" | "refused" | "send_enveloper" | "broke" | "packed" | "packing" | "reserved";
                /**
                 * @description Orders in any of these statuses, for the groups that the customer sees; narrows `status`.
                 * @example [
                 *       "in_work",
                 *       "packing",
                 *       "packed"
                 *     ]
                 */
                statuses?: components["schemas"]["OrderStatus"][];
                /**
                 * @description `true` leaves orders that have not ended and have something left to pay; `false` is as if it were not sent.
                 * @example true
                 */
                unpaid?: boolean;
                /**
                 * @description Part of the order's number, of its store's name or of a product's, in either language; whichever alphabet it is typed in. Narrows the other filters.
                 * @example texno
                 */
                q?: string;
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                        next_cursor?: components["schemas"]["NextCursor"];
                        /** @description Orders that pass the filter, over all pages. */
                        total?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getPayoffQuote: {
        parameters: {
            query?: {
                /**
                 * @description The day of paying; today when left out.
                 * @example 2026-11-18
                 */
                date?: `${number}-${number}-${number}`;
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    quoteHardship: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HardshipAsk"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HardshipQuote"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HardshipConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    findHardship: {
        parameters: {
            query: {
                /** @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55 */
                idempotency_key: string;
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hardship"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    agreeHardship: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HardshipAsk"];
            };
        };
        responses: {
            /** @description The new schedule holds. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hardship"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HardshipConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    quoteReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            /** @description The case. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Return"][];
                        next_cursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    writeAboutReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnMessageRequest"];
            };
        };
        responses: {
            /** @description The case, with the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    disputeReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnDisputeRequest"];
            };
        };
        responses: {
            /** @description The case, which we answer now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    withdrawReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case, closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Return"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getReturnPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
                /** @example 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getOrderDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
                /** @example contract */
                kind: "contract" | "schedule" | "certificate";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DocumentUnavailable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-11-01
                 */
                from: `${number}-${number}-${number}`;
                /**
                 * @description The last day; not after the server's today.
                 * @example 2026-11-18
                 */
                to: `${number}-${number}-${number}`;
                /** @example pdf */
                format?: "pdf" | "csv";
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    verifyDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 7K3QF-9XM2P-D4T8W-BZ6RA */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was issued under the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedDocument"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    revokeCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 3q2-7wN1Zr0a5dXcVb8eTgYh9UiLkMnP */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar; never kept by a cache. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getLatestExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can be fetched until `expires_at`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            409: components["responses"]["AccountConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would mean today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletionPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deletion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            409: components["responses"]["AccountConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    undoDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is open. */
            204: {
                headers: {
                    /** @description `true` where there was nothing to undo; the gateway's audit trail then has no line of it. Not passed on to browsers. */
                    "X-Unchanged"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log, and whether the account is frozen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"][];
                        /** @description No money moves until a code or a passkey proves who the customer is. */
                        frozen: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description An unknown one is as if none were sent.
                 * @example 0f3a9c11d2e4-7b1e0c55a9f0-000000000000-51d0a2c3e4f5-9a8b7c6d5e4f
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. Its events are `order`, `payment`, `limit`, `verification` and `notification`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit; one who never asked has the status `not_created`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Limit"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    requestLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Limit"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LimitConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    restoreLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request stands; the answer comes by SMS. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restoration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LimitConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification; before the first write it is `not_started`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    giveVerificationConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepted: boolean;
                    version: string;
                };
            };
        };
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Version of the upload protocol, `1.0.0`; without it, or with another one, 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /** @example 1048576 */
                "Upload-Length": number;
                /** @example step c2VsZmll,filename c2VsZmllLmpwZw==,filetype aW1hZ2UvanBlZw==,sha256 ZTNiMGM0NDI5OGZjMWMxNDlhZmJmNGM4OTk2ZmI5MjQyN2FlNDFlNDY0OWI5MzRjYTQ5NTk5MWI3ODUyYjg1NQ== */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It may be sent. */
            201: {
                headers: {
                    /** @description Where its parts go. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            412: components["responses"]["TusVersion"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Version of the upload protocol, `1.0.0`; without it, or with another one, 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @example 3f0c5b7e9a */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["TusVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Version of the upload protocol, `1.0.0`; without it, or with another one, 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /** @example 3f0c5b7e9a */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As far as it has come. */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    /** @description Bytes of the whole. */
                    "Upload-Length"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["TusVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    appendUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Version of the upload protocol, `1.0.0`; without it, or with another one, 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /** @example 0 */
                "Upload-Offset": number;
            };
            path: {
                /** @example 3f0c5b7e9a */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description They have arrived. */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UploadConflict"];
            412: components["responses"]["TusVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * @description One of the photos.
                 * @example selfie
                 */
                step: components["parameters"]["DocumentStep"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upload_id: components["schemas"]["PathId"];
                };
            };
        };
        responses: {
            /** @description The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerificationStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getVerificationImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * @description One of the photos.
                 * @example selfie
                 */
                step: components["parameters"]["DocumentStep"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passport: string;
                    pinfl: string;
                    /** @description YYYY-MM-DD */
                    birthdate: string;
                };
            };
        };
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contacts: {
                        phone: string;
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entity_id: components["schemas"]["PathId"];
                };
            };
        };
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    submitVerification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being checked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    quoteCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckoutQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getQuoteContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example q_1 */
                quote_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, in the language asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Plain text, paragraphs parted by an empty line. */
                            text: string;
                            offer_version: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    findCheckout: {
        parameters: {
            query: {
                /** @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55 */
                idempotency_key: string;
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["CodesUsedUp"];
            500: components["responses"]["Internal"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example chk_1 */
                checkout_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description Made once for one intention and sent again with a repeated call, which then answers as the first did. Kept for 24 hours. Without it:
                 *     400 `idempotency_key_missing`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example chk_1 */
                checkout_id: components["schemas"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description How the checkout stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["CodesUsedUp"];
            500: components["responses"]["Internal"];
        };
    };
    getBonuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance with its history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bonuses"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listOwnReviews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own reviews and what waits for one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnReview"][];
                        waiting: components["schemas"]["WaitingReview"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 1000 */
                product_id: components["parameters"]["PathProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stars: number;
                    /** @description At most 2 000 characters; may be left out. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The review as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnReview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 1000 */
                product_id: components["parameters"]["PathProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Question"][];
                        next_cursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    askStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product_id?: string;
                    store_id?: string;
                    order_id?: string;
                    /** @description At most 2 000 characters. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The question. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkPromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    items: components["schemas"]["CheckoutItems"];
                };
            };
        };
        responses: {
            /** @description The discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            discount: components["schemas"]["Money"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    region_id: string;
                    district_id: string;
                    address: string;
                    /** @description What the customer calls it. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /** @example 100001 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getNextPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next payment, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NextPayment"] | null;
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getMonth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The api prefix of the locale, `ru` (default) or `oz`; a usual language list is read too, `uz` as `oz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client; the portal is `web` (spec 7).
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month; without payments its sums are 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Month"];
                        as_of: components["schemas"]["AsOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
}
