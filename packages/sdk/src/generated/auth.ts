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
         *     tried and any failure is `invalid_credentials`. A right code of a phone that nobody registered is 422 `registration_needed` with
         *     a `ticket` for `/user/register`. With `password_type: ticket` the password is a ticket of the purpose `register`: it signs in the
         *     customer whose phone it is. `client_credentials`: a guest's token, without a refresh token. `refresh_token`: the next pair; a
         *     used, unknown, ended or late refresh token is 401 `unauthorized`. `passkey`: the answer to a challenge of
         *     `/oauth/passkey/options`; whatever is wrong with it is 401 `passkey_refused`.
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
         *     for after 60 seconds by either channel, and gives back no tries while the one before still lives. `reset` for a phone that
         *     nobody registered sends a message that says so, and no code.
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
    "/oauth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a right code into a ticket
         * @description A code of `/oauth/send-code` with the same purpose, once. The ticket proves the phone for this purpose: it is good for 15 minutes
         *     and used once. `registered` is told to the phone's owner only: the code has come to it.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a customer and sign in
         * @description A ticket of the purpose `register`. It is used up by the registration only: a field to mend or a phone that is registered already
         *     leaves it good.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password and sign in
         * @description A ticket of the purpose `reset`. Every sign-in of the customer ends first; the answer begins a new one. A password that is not good
         *     leaves the ticket good.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to one's own phone
         * @description For a change of password or of phone, or a fresh proof, to the phone the customer has now. Rules as in `/oauth/send-code`.
         */
        post: operations["sendOwnCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who one is
         * @description For a client that wants a fresh proof before what matters: a code of `/user/code` with the purpose `proof`, the password, or the
         *     answer of one of the customer's own passkeys to a challenge of `/oauth/passkey/options`. Gives no token and ends nothing. For five
         *     minutes this sign-in, and no other, may do what needs a proof of its own (403 `fresh_proof_required`). A code or a passkey lets
         *     the money of a frozen account move again. Wrong codes and passwords are counted by customer, as those of a change of password.
         */
        post: operations["proveCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell where the customer has signed in
         * @description The client says what it knows of the browser in which this sign-in was made: the log of activity shows it, and a browser that is
         *     not known is told to the customer by a message. `place` is the first half of an address at most, never all of it.
         */
        post: operations["recordSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze the account
         * @description "It was not me": every sign-in of the customer ends, this one too, and no money moves (403 `fresh_proof_required` without
         *     `password` among its `methods`) until the customer proves who they are by a code or a passkey (`/user/proof`). Wants no proof.
         */
        post: operations["freezeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Exactly one proof: the current password, or a code of `/user/code` with the purpose `password`. Every other sign-in of the customer
         *     ends, its access tokens too; the one that asks goes on. A new password that is not good costs no proof.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to the phone to change to
         * @description The answer is the same for a phone that has a customer already; its owner gets a message that says so, and no code.
         */
        post: operations["sendNewPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the phone
         * @description Proof of both phones: a code of `/user/code` with the purpose `phone`, and one of `/user/phone/code` for the new phone. Both are
         *     used up together; a wrong one costs a try and leaves the other good. Sign-ins go on.
         */
        put: operations["changePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passkeys of the customer */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a new passkey
         * @description The answer to a challenge of `/user/passkeys/options`, once. At most 20 passkeys a customer. Needs a proof of its own
         *     (`/user/proof`); the customer is told by an SMS.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description The client names the origin of its own site; the relying party is the origin's host. A challenge lives 5 minutes and is used once.
         *     An origin whose host is an IP address, or that is not https (localhost may be http), has no passkeys. Needs a proof of its own
         *     (`/user/proof`).
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a passkey */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in by passkey
         * @description For discoverable credentials: no list is given, so nothing tells who is registered. The answer goes to `/oauth/token` with the
         *     grant `passkey`.
         */
        post: operations["passkeySignInOptions"];
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
            /** @description Proof of the phone; with `registration_needed`. */
            ticket?: string;
            /** @description Seconds that the ticket is good for. */
            expires_in?: number;
            /** @description How the customer can prove who they are, with `fresh_proof_required`; of a frozen account never `password`. */
            methods?: ("code" | "password" | "passkey")[];
        };
        /**
         * @description Uzbek phone as it is stored.
         * @example +998900000001
         */
        Phone: string;
        TokenRequest: {
            /** @enum {string} */
            grant_type: "password" | "client_credentials" | "refresh_token" | "passkey";
            client_id: string;
            client_secret: string;
            username?: components["schemas"]["Phone"];
            /** @description The customer's password, a one-time code or a ticket. */
            password?: string;
            /**
             * @description What `password` is; where it is absent, a password and a code are tried.
             * @enum {string}
             */
            password_type?: "password" | "code" | "ticket";
            refresh_token?: string;
            challenge_id?: components["schemas"]["ChallengeId"];
            origin?: components["schemas"]["Origin"];
            credential?: components["schemas"]["PasskeyAssertion"];
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
            channel?: components["schemas"]["Channel"];
        };
        /**
         * @description `call`: a voice reads the code out.
         * @default sms
         * @enum {string}
         */
        Channel: "sms" | "call";
        /** @description A one-time code. */
        Code: string;
        /** @description At least 8 and at most 128 characters, and not an easy one; judged by its fields' codes, not by the shape. */
        NewPassword: string;
        /** @description Opaque. */
        TicketText: string;
        VerifyCodeRequest: {
            phone: components["schemas"]["Phone"];
            /** @enum {string} */
            purpose: "register" | "reset";
            code: components["schemas"]["Code"];
        };
        Ticket: {
            ticket: components["schemas"]["TicketText"];
            /** @description Seconds. */
            expires_in: number;
            /** @description Whether the phone has a customer. */
            registered: boolean;
        };
        RegisterRequest: {
            ticket: components["schemas"]["TicketText"];
            /** @description At most 200 characters on one line. */
            name: string;
            /**
             * Format: date
             * @description Of somebody 18 or older.
             */
            birthdate: `${number}-${number}-${number}`;
            password: components["schemas"]["NewPassword"];
        };
        ResetPasswordRequest: {
            ticket: components["schemas"]["TicketText"];
            password: components["schemas"]["NewPassword"];
        };
        OwnCodeRequest: {
            /** @enum {string} */
            purpose: "password" | "phone" | "proof";
            channel?: components["schemas"]["Channel"];
        };
        SignInRecord: {
            client_id: string;
            client_secret: string;
            device: string | null;
            browser: string | null;
            /** @description A part of the network's address. */
            place: string | null;
            /** @description The customer has signed in in this browser before. */
            known: boolean;
        };
        CustomerProof: {
            client_id: string;
            client_secret: string;
            /** @constant */
            method: "code";
            code: components["schemas"]["Code"];
        } | {
            client_id: string;
            client_secret: string;
            /** @constant */
            method: "password";
            password: string;
        } | {
            client_id: string;
            client_secret: string;
            /** @constant */
            method: "passkey";
            challenge_id: components["schemas"]["ChallengeId"];
            origin: components["schemas"]["Origin"];
            credential: components["schemas"]["PasskeyAssertion"];
        };
        ChangePasswordRequest: {
            /** @description One of the two proofs. */
            current_password?: string;
            code?: components["schemas"]["Code"];
            password: components["schemas"]["NewPassword"];
        };
        NewPhoneCodeRequest: {
            phone: components["schemas"]["Phone"];
            channel?: components["schemas"]["Channel"];
        };
        ChangePhoneRequest: {
            code: components["schemas"]["Code"];
            phone: components["schemas"]["Phone"];
            new_code: components["schemas"]["Code"];
        };
        /** @description Of the options that are answered. */
        ChallengeId: string;
        /**
         * @description Origin of the client's site, as in a browser's Origin header.
         * @example https://muddat.example
         */
        Origin: string;
        PasskeyOriginRequest: {
            client_id: string;
            client_secret: string;
            origin: components["schemas"]["Origin"];
        };
        AddPasskeyRequest: {
            client_id: string;
            client_secret: string;
            challenge_id: components["schemas"]["ChallengeId"];
            origin: components["schemas"]["Origin"];
            credential: components["schemas"]["PasskeyAttestation"];
            /** @description What the customer calls it. */
            name?: string;
        };
        Base64Url: string;
        /** @description RegistrationResponseJSON of WebAuthn level 3; a browser may add members. */
        PasskeyAttestation: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                transports?: string[];
            };
            clientExtensionResults?: Record<string, never>;
        };
        /** @description AuthenticationResponseJSON of WebAuthn level 3; a browser may add members. */
        PasskeyAssertion: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                userHandle?: components["schemas"]["Base64Url"];
            };
            clientExtensionResults?: Record<string, never>;
        };
        PasskeyCreation: {
            challenge_id: components["schemas"]["ChallengeId"];
            /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
            options: {
                rp: {
                    id: string;
                    name: string;
                };
                user: {
                    id: components["schemas"]["Base64Url"];
                    name: string;
                    displayName: string;
                };
                challenge: components["schemas"]["Base64Url"];
                pubKeyCredParams: {
                    /** @constant */
                    type: "public-key";
                    alg: number;
                }[];
                /** @description Milliseconds. */
                timeout?: number;
            };
        };
        PasskeyRequest: {
            challenge_id: components["schemas"]["ChallengeId"];
            /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3, without a list of credentials. */
            options: {
                rpId: string;
                challenge: components["schemas"]["Base64Url"];
                /** @description Milliseconds. */
                timeout?: number;
                userVerification?: string;
            };
        };
        Passkey: {
            id: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        PasskeyList: {
            data: components["schemas"]["Passkey"][];
        };
        UserAnswer: {
            user: components["schemas"]["User"];
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
            birthdate: `${number}-${number}-${number}` | null;
            /** @description Rights of the user; the specification shows no values. */
            scope: string[];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The account is closed and is erased then; left out while it is open.
             */
            erased_at?: string;
        };
    };
    responses: {
        /**
         * @description `fresh_proof_required`, with `methods`: the account is frozen, or this sign-in has no proof (`/user/proof`) of the last five
         *     minutes. A sign-in itself is no such proof. Prove who you are, then send the call once more.
         */
        FreshProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
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
        /** @description `resend_too_early` with `resend_after` seconds, or `rate_limited` with `retry_after`; both with Retry-After. */
        TooEarly: {
            headers: {
                /** @example 42 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`, seconds until a new code can be asked for). */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `ticket_expired`: late, used, or of another purpose. `validation_failed` with `fields.password`: `minLength`, `maxLength`, `password-weak`. */
        TicketRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `passkey_refused`: the challenge is late, used or another's, or the credential is not good for it. `unauthorized`: no token, one
         *     that is not good any more, or a wrong client.
         */
        PasskeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `passkeys_unavailable`: the origin is none that passkeys work on. `validation_failed` with `fields.credential` `too_many`. */
        PasskeysUnavailable: {
            headers: {
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
        /**
         * @description Who asks, as the portal's gateway says it: `known` where somebody has signed in with this phone in this browser, else `new`; the
         *     browser's device (may be empty); a keyed hash of its network; and the signature of these three with the dots between them,
         *     HMAC-SHA256 under the client secret of `muddat-client-id-v1:` and them, in base64url. Limits are counted by it. Without one, or
         *     with a wrong signature, all callers count as one stranger.
         * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
         */
        ClientId: string;
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
                /**
                 * @description Who asks, as the portal's gateway says it: `known` where somebody has signed in with this phone in this browser, else `new`; the
                 *     browser's device (may be empty); a keyed hash of its network; and the signature of these three with the dots between them,
                 *     HMAC-SHA256 under the client secret of `muddat-client-id-v1:` and them, in base64url. Limits are counted by it. Without one, or
                 *     with a wrong signature, all callers count as one stranger.
                 * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
                 */
                "X-Client-Id"?: components["parameters"]["ClientId"];
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
            /**
             * @description `invalid_credentials`: the phone or the password is wrong. `unauthorized`: the client's id or secret, or the refresh token, is
             *     not good. `passkey_refused`: the passkey is unknown, or its answer is not good.
             */
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
            /**
             * @description With `password_type: code`: `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`, seconds until a
             *     new code can be asked for). A right code of a phone that nobody registered: `registration_needed` with `ticket` and
             *     `expires_in`. With `password_type: ticket`: `ticket_expired`, or `registration_needed`, which leaves the ticket as it is.
             *     `passkeys_unavailable`: the origin is none that passkeys work on.
             */
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
                /**
                 * @description Who asks, as the portal's gateway says it: `known` where somebody has signed in with this phone in this browser, else `new`; the
                 *     browser's device (may be empty); a keyed hash of its network; and the signature of these three with the dots between them,
                 *     HMAC-SHA256 under the client secret of `muddat-client-id-v1:` and them, in base64url. Limits are counted by it. Without one, or
                 *     with a wrong signature, all callers count as one stranger.
                 * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
                 */
                "X-Client-Id"?: components["parameters"]["ClientId"];
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
            429: components["responses"]["TooEarly"];
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
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    verifyCode: {
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
                /**
                 * @description Who asks, as the portal's gateway says it: `known` where somebody has signed in with this phone in this browser, else `new`; the
                 *     browser's device (may be empty); a keyed hash of its network; and the signature of these three with the dots between them,
                 *     HMAC-SHA256 under the client secret of `muddat-client-id-v1:` and them, in base64url. Limits are counted by it. Without one, or
                 *     with a wrong signature, all callers count as one stranger.
                 * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
                 */
                "X-Client-Id"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeRefused"];
            500: components["responses"]["Internal"];
        };
    };
    registerCustomer: {
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
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The customer is registered and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description `already_registered`: the phone has a customer. The ticket can sign in (`password_type: ticket`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `ticket_expired`: late, used, or of another purpose. `validation_failed` with `fields`: `name` (`required`, `maxLength`),
             *     `birthdate` (`date-unreal`, `birthdate-range`, `birthdate-age`), `password` (`minLength`, `maxLength`, `password-weak`).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Internal"];
        };
    };
    resetPassword: {
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
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set and the customer signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TicketRefused"];
            500: components["responses"]["Internal"];
        };
    };
    sendOwnCode: {
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
                "application/json": components["schemas"]["OwnCodeRequest"];
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
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooEarly"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    proveCustomer: {
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
                "application/json": components["schemas"]["CustomerProof"];
            };
        };
        responses: {
            /** @description It is the customer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PasskeyRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `password_wrong` with `fields: {password: password_wrong}`. `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with
             *     `retry_after`), each with `fields: {code: ...}`. `passkeys_unavailable`.
             */
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
    recordSignIn: {
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
                "application/json": components["schemas"]["SignInRecord"];
            };
        };
        responses: {
            /** @description It stands in the log. */
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
    freezeCustomer: {
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
            /** @description The account is frozen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    changePassword: {
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
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
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
            /**
             * @description `password_wrong` with `fields: {current_password: password_wrong}`. `otp_wrong` (with `tries_left`), `otp_expired`,
             *     `otp_locked` (with `retry_after`), each with `fields: {code: ...}`. `password_same` with `fields: {password: password_same}`.
             *     `validation_failed` with `fields.password`: `minLength`, `maxLength`, `password-weak`.
             */
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
    sendNewPhoneCode: {
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
                "application/json": components["schemas"]["NewPhoneCodeRequest"];
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
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooEarly"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    changePhone: {
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
                "application/json": components["schemas"]["ChangePhoneRequest"];
            };
        };
        responses: {
            /** @description The customer with the new phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`); `fields` says which: `code` of the present
             *     phone, `new_code` of the new one, or both. The rest of the problem is that of the first of them. `validation_failed` with
             *     `fields.phone`: the phone is the one the customer has.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Internal"];
        };
    };
    listPasskeys: {
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
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    addPasskey: {
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
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["PasskeyRefused"];
            403: components["responses"]["FreshProofRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasskeysUnavailable"];
            500: components["responses"]["Internal"];
        };
    };
    passkeyOptions: {
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
                "application/json": components["schemas"]["PasskeyOriginRequest"];
            };
        };
        responses: {
            /** @description What `navigator.credentials.create` is to be given, as JSON (WebAuthn level 3). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasskeysUnavailable"];
            500: components["responses"]["Internal"];
        };
    };
    deletePasskey: {
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
            path: {
                /** @example pk_0b5e1c7a9d3f */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey signs nobody in any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description `not_found`: the customer has no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Internal"];
        };
    };
    passkeySignInOptions: {
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
                "application/json": components["schemas"]["PasskeyOriginRequest"];
            };
        };
        responses: {
            /** @description What `navigator.credentials.get` is to be given, as JSON (WebAuthn level 3). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasskeysUnavailable"];
            500: components["responses"]["Internal"];
        };
    };
}
