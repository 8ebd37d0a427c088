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
        AsOf: string;
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
            categories: components["schemas"]["CategoryRef"][];
            description: string;
            /** @description Shortest first. */
            installment_terms: components["schemas"]["InstallmentTerm"][];
            /** @description Commission of a full purchase paid in cash at delivery, in basis points. */
            cash_commission_bp: number;
            rating: number;
            review_count: number;
            addresses: components["schemas"]["StoreAddress"][];
        };
        StoreRef: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
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
        };
        /** @enum {string} */
        OrderStatus: "pending" | "confirmed" | "paid" | "shipping" | "delivered" | "canceled" | "repair" | "dpd_delivery" | "waiting" | "returned" | "fail" | "finished" | "in_work" | "refused" | "send_enveloper" | "broke" | "packed" | "packing" | "reserved";
        OrderItem: {
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
        ScheduleRow: {
            number: number;
            /** Format: date */
            due_date: string;
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
            payment_date: string | null;
            payment_reason: components["schemas"]["PaymentReason"];
            payment_min: components["schemas"]["Money"];
            payment_max: components["schemas"]["Money"];
            schedule: components["schemas"]["ScheduleRow"][];
            /** @description Status history, oldest first. */
            events: components["schemas"]["OrderEvent"][];
        };
        NextPayment: {
            order_id: components["schemas"]["Id"];
            order_number: string;
            store: components["schemas"]["StoreRef"];
            /** Format: date */
            payment_date: string | null;
            payment_amount: components["schemas"]["Money"];
            payment_reason: components["schemas"]["PaymentReason"];
            payment_min: components["schemas"]["Money"];
            payment_max: components["schemas"]["Money"];
            overdue_days: number;
            past_due_debt: components["schemas"]["Money"];
        };
        PayoffQuote: {
            quote_id: string;
            /** Format: date */
            date: string;
            amount: components["schemas"]["Money"];
            saving: components["schemas"]["Money"];
            /** Format: date-time */
            good_until: string;
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
            /** @description What can be bought on installment now; 0 unless approved. */
            available: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The last day of validity; null until approved.
             */
            valid_until: string | null;
            /** @description Set whenever the status is rejected or blocked. */
            reason: components["schemas"]["LimitReason"] | null;
            /**
             * @description What the customer does next: `request` (not_created, expired), `verify` (requested), `wait` (pending), `shop` (approved),
             *     `mend` (rejected), `pay_overdue` (blocked with a debt) or `restore` (blocked, debt paid: ask for the limit back).
             */
            next_step: string;
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
        /** @example 100001 */
        PathId: components["schemas"]["PathId"];
        /** @description `next_cursor` of the page before, with the same filters; anything else is 400. */
        Cursor: string;
        /**
         * @description Entries a page.
         * @example 20
         */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
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
                 * @description `position` is the order of the marketplace, `rating` the best first, `name` by alphabet.
                 * @example rating
                 */
                sort?: "position" | "rating" | "name";
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
                date?: string;
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
}
