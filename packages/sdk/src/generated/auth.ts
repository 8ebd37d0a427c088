// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export interface paths {
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tokens for a customer, a guest, or from a refresh token
         * @description `password`: `username` is the phone and `password` the customer's password or a one-time code from `/oauth/send-code` with the
         *     purpose `sign-in`. With `password_type: code` a wrong, late or locked code is told as such (422); otherwise both readings are
         *     tried and any failure is `invalid_credentials`. `client_credentials`: a guest's token, without a refresh token.
         *     `refresh_token`: the next pair; a used, unknown, ended or late refresh token is 401 `unauthorized`.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to a phone
         * @description The answer is the same whether or not the phone is registered. A code lives 5 minutes and takes 5 tries; a new one can be asked
         *     for after 60 seconds, and gives back no tries while the one before still lives.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a sign-in
         * @description Ends the sign-in that a refresh token belongs to: its tokens, access tokens included, are refused from then on. An unknown token
         *     is answered the same (RFC 7009).
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/device_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the push token of a device
         * @description Clients ignore this call's errors. A token told again moves to whoever tells it.
         */
        post: operations["sendDeviceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in customer */
        get: operations["getUserProfile"];
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
        Problem: {
            /** @description Stable code; the sentence may change, the code does not. */
            code: string;
            /** @description Sentence in the language of Accept-Language. */
            message: string;
            /** @description Code by field. */
            fields?: {
                [key: string]: string;
            };
            request_id: string;
            tries_left?: number;
            /** @description Seconds. */
            resend_after?: number;
            /** @description Seconds. */
            retry_after?: number;
        };
        /**
         * @description Uzbek phone as it is stored.
         * @example +998900000001
         */
        Phone: string;
        TokenRequest: {
            /** @enum {string} */
            grant_type: "password" | "client_credentials" | "refresh_token";
            client_id: string;
            client_secret: string;
            username?: components["schemas"]["Phone"];
            /** @description The customer's password or a one-time code. */
            password?: string;
            /**
             * @description Which of the two `password` is; both are tried where it is absent.
             * @enum {string}
             */
            password_type?: "password" | "code";
            refresh_token?: string;
        };
        Tokens: {
            /** @description A JWT with `exp`. */
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
            /** @description Opaque; only for a customer. */
            refresh_token?: string;
            /** @description Seconds. */
            refresh_expires_in?: number;
        };
        SendCodeRequest: {
            phone: components["schemas"]["Phone"];
            /** @enum {string} */
            purpose: "sign-in" | "register" | "reset";
            /**
             * @description `call`: a voice reads the code out.
             * @default sms
             * @enum {string}
             */
            channel?: "sms" | "call";
        };
        SentCode: {
            /** @description Digits of the code. */
            length: number;
            /** @description Seconds until a new code may be asked for. */
            resend_after: number;
            /** @description Seconds. */
            expires_in: number;
            masked_phone: string;
        };
        RevokeRequest: {
            /** @description A refresh token. */
            token: string;
            /** @enum {string} */
            token_type_hint?: "refresh_token" | "access_token";
            /** @description Checked when it is given. */
            client_id?: string;
            client_secret?: string;
        };
        DeviceTokenRequest: {
            token: string;
            /** @enum {string} */
            platform: "web" | "android" | "ios";
        };
        User: {
            id: string;
            name: string;
            phone: components["schemas"]["Phone"];
            /** Format: date */
            birthdate: string | null;
            /** @description Rights of the user; the specification shows no values. */
            scope: string[];
            /** Format: date-time */
            created_at: string;
        };
    };
    responses: {
        /** @description Malformed JSON (`malformed_json`), or a parameter or body of the wrong shape (`validation_failed`). */
        BadRequest: {
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
        /** @description No token, or one that is not good any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many failed sign-ins of this phone; wait for the seconds in Retry-After. */
        TooMany: {
            headers: {
                /** @example 600 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something broke on our side. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The SMS provider took no message. */
        NotSent: {
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
         * @description Language of the texts: `ru` (default), `oz` or `uz`.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * @description The kind of client.
         * @example web
         */
        ClientModel: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description `invalid_credentials`: the phone or the password is wrong. `unauthorized`: the client's id or secret, or the refresh token, is not good. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description With `password_type: code`: `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `resend_too_early` with `resend_after` seconds, or `rate_limited` with Retry-After. */
            429: {
                headers: {
                    /** @example 42 */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["RevokeRequest"];
            };
        };
        responses: {
            /** @description The sign-in has ended, or there was none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
        };
    };
    sendDeviceToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTokenRequest"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, in the field `user` (spec 3). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
}
