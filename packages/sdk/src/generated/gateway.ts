// Generated from contracts/gateway.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export interface paths {
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session of this browser
         * @description Answers a guest too. `ended` is there when the check of this very request found that the session is over.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description By phone with a password or a code, by the proof of a phone that this browser holds, or by a passkey. A right code of a phone that
         *     nobody registered is refused as `registration_needed`, and the proof of that phone is kept for the registration.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Always ends the session here, whatever the auth provider says.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh the tokens of the session */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-code": {
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
         * @description Answers the same whether or not the phone is registered. The bot action is `send-code`, `registration` or `reset`, by the purpose.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a phone by a right code
         * @description The proof stays in a cookie that no script can read, for 15 minutes and one use.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof of a phone that this browser holds
         * @description So that a page that is loaded anew goes on with its step.
         */
        get: operations["getProof"];
        put?: never;
        post?: never;
        /** Forget the proof of a phone */
        delete: operations["forgetProof"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with the proof of a phone, and sign in
         * @description The bot action is `registration`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the proof of a phone, and sign in
         * @description Ends every session of the customer. The bot action is `reset`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/own-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time code to the customer's own phone */
        post: operations["sendOwnCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Exactly one proof: the current password, or a code of `own-code` with the purpose `password`. This session goes on under a new id.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/new-phone-code": {
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
         * @description Answers the same for a phone that somebody has.
         */
        post: operations["sendNewPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone
         * @description `code` came to the present phone, `new_code` to the new one. The session goes on under a new id.
         */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/step-up": {
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
         * @description Makes this session's proof fresh for five minutes, as a sign-in does. A call that wants a fresh proof and has none is refused with
         *     403 `fresh_proof_required`, with the `methods` that are open to the customer: deleting a passkey, ending other sessions, deleting a
         *     card (`billing.deleteEntity`), and a payment of a large sum from the balance (`billing.createPayment`). Some calls never take a
         *     sign-in for the proof, however fresh: adding a passkey, asking for and fetching the copy of all data, deleting the account,
         *     the calendar's address, and switching off messages of payments or orders. Do this, then send the same call once more. The proof is of this session alone, which goes on under a new id.
         *
         *     A code is sent by `own-code` with the purpose `proof`; a passkey answers a challenge of `passkeys/sign-in-options`.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/freeze": {
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
         * @description "It was not me": ends every session of the customer, this one too, and holds money until a code or a passkey proves who they are.
         *     Wants no fresh proof, so that it is one press.
         */
        post: operations["freezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the customer is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the customer */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of the customer but this one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
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
         * @description The answer to a challenge of `passkeys/options`, once.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/sign-in-options": {
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
         * @description The options name nobody. The answer goes to `login`.
         */
        post: operations["passkeySignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}": {
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
    "/bot/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be solved before a form is taken
         * @description The solution travels in `X-Bot-Solution`, once, with the call of the same action.
         */
        get: operations["getBotChallenge"];
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
            /** @description Seconds that the proof is good for; with `registration_needed`. */
            expires_in?: number;
            /** @description Whether the session has just ended; with `unauthorized`. */
            ended?: boolean;
            /** @description Why a bot check failed. */
            reason?: string;
            /** @description How the customer may prove who they are; with `fresh_proof_required`. */
            methods?: components["schemas"]["ProofMethod"][];
        };
        /**
         * @description Uzbek phone as it is stored.
         * @example +998900000001
         */
        Phone: string;
        /**
         * @description `call`: a voice reads the code out. By message when left out.
         * @enum {string}
         */
        Channel: "sms" | "call";
        /** @description A one-time code. */
        Code: string;
        /** @description A new one is judged by the auth provider. */
        Password: string;
        /** @description The customer, with whatever else the auth provider's profile says. */
        SessionUser: {
            id: string;
            /** @description Empty when the profile has none. */
            name: string;
            /** @description Empty when the profile has none. */
            phone: string;
            /** @description The account is closed and is erased then; left out while it is open. */
            erased_at?: string;
        };
        SessionView: {
            user: components["schemas"]["SessionUser"] | null;
            loggedIn: boolean;
            strategy: string | null;
            /** @description Whether the session holds an access token. */
            token: boolean;
            /** @description Of the access token, in ms since 1970; null when not known. */
            expiresAt: number | null;
            /** @description Of the refresh token, in ms since 1970; null when not known. */
            refreshExpiresAt: number | null;
            /** @description True when the check of this request found that the session is over; left out otherwise. */
            ended?: boolean;
        };
        SignedIn: components["schemas"]["SessionView"] & {
            /** @description The page that was asked for before the sign-in, a local path. */
            redirect_to: string | null;
        };
        LoginRequest: {
            strategy: components["schemas"]["Strategy"];
            phone: components["schemas"]["Phone"];
            password: string;
        } | {
            strategy: components["schemas"]["Strategy"];
            phone: components["schemas"]["Phone"];
            code: string;
        } | {
            strategy: components["schemas"]["Strategy"];
            /** @constant */
            proof: true;
        } | {
            strategy: components["schemas"]["Strategy"];
            passkey: {
                challenge_id: components["schemas"]["ChallengeId"];
                credential: components["schemas"]["Credential"];
            };
        };
        /** @constant */
        Strategy: "customer";
        SendCodeRequest: {
            phone: components["schemas"]["Phone"];
            /** @enum {string} */
            purpose: "sign-in" | "register" | "reset";
            channel?: components["schemas"]["Channel"];
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
        VerifyCodeRequest: {
            phone: components["schemas"]["Phone"];
            purpose: components["schemas"]["ProofPurpose"];
            code: components["schemas"]["Code"];
        };
        /** @enum {string} */
        ProofPurpose: "register" | "reset";
        Proven: {
            /** @description Whether the phone has a customer. Told only to who has proved that the phone is theirs. */
            registered: boolean;
            /** @description Seconds that the proof is good for. */
            expires_in: number;
            masked_phone: string;
        };
        PhoneProof: components["schemas"]["Proven"] & {
            purpose: components["schemas"]["ProofPurpose"];
        };
        ProofAnswer: {
            proof: components["schemas"]["PhoneProof"] | null;
        };
        RegisterRequest: {
            name: string;
            /** Format: date */
            birthdate: `${number}-${number}-${number}`;
            password: components["schemas"]["Password"];
        };
        ResetPasswordRequest: {
            password: components["schemas"]["Password"];
        };
        OwnCodeRequest: {
            /** @enum {string} */
            purpose: "password" | "phone" | "proof";
            channel?: components["schemas"]["Channel"];
        };
        /** @enum {string} */
        ProofMethod: "code" | "password" | "passkey";
        StepUpRequest: {
            /** @constant */
            method: "code";
            code: components["schemas"]["Code"];
        } | {
            /** @constant */
            method: "password";
            password: components["schemas"]["Password"];
        } | {
            /** @constant */
            method: "passkey";
            passkey: {
                challenge_id: components["schemas"]["ChallengeId"];
                credential: components["schemas"]["Credential"];
            };
        };
        FreshProof: {
            /** @description Seconds that the proof is fresh for. */
            expires_in: number;
        };
        ChangePasswordRequest: {
            current_password: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
        } | {
            code: components["schemas"]["Code"];
            password: components["schemas"]["Password"];
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
        Ended: {
            /** @description How many other sessions were ended. */
            ended: number;
        };
        /** @description One place that the customer is signed in at. */
        DeviceSession: {
            /** @description A name of its own; not what the cookie holds. */
            id: string;
            /** @description Null where the browser does not say. */
            device: string | null;
            browser: string | null;
            /** @description Not known, and said as that: an address is not looked up anywhere. */
            city: null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_seen_at: string;
            /** @description Whether it is the session that asks. */
            current: boolean;
        };
        DeviceSessionList: {
            data: components["schemas"]["DeviceSession"][];
        };
        /** @description Opaque. */
        ChallengeId: string;
        /** @description What `navigator.credentials` answered, as JSON (WebAuthn level 3). */
        Credential: {
            [key: string]: unknown;
        };
        AddPasskeyRequest: {
            challenge_id: components["schemas"]["ChallengeId"];
            credential: components["schemas"]["Credential"];
            name?: string;
        };
        PasskeyDescriptor: {
            id: string;
            /** @constant */
            type: "public-key";
            transports?: string[];
        };
        PasskeyCreation: {
            challenge_id: components["schemas"]["ChallengeId"];
            /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
            options: {
                rp: {
                    id?: string;
                    name: string;
                };
                user: {
                    id: string;
                    name: string;
                    displayName: string;
                };
                challenge: string;
                pubKeyCredParams: {
                    /** @constant */
                    type: "public-key";
                    alg: number;
                }[];
                /** @description Milliseconds. */
                timeout?: number;
                excludeCredentials?: components["schemas"]["PasskeyDescriptor"][];
                authenticatorSelection?: {
                    /** @enum {string} */
                    authenticatorAttachment?: "cross-platform" | "platform";
                    /** @enum {string} */
                    residentKey?: "required" | "preferred" | "discouraged";
                    requireResidentKey?: boolean;
                    /** @enum {string} */
                    userVerification?: "required" | "preferred" | "discouraged";
                };
                /** @enum {string} */
                attestation?: "none" | "indirect" | "direct" | "enterprise";
                extensions?: {
                    credProps?: boolean;
                };
            };
        };
        PasskeyRequest: {
            challenge_id: components["schemas"]["ChallengeId"];
            /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3. */
            options: {
                challenge: string;
                /** @description Milliseconds. */
                timeout?: number;
                rpId?: string;
                allowCredentials?: components["schemas"]["PasskeyDescriptor"][];
                /** @enum {string} */
                userVerification?: "required" | "preferred" | "discouraged";
            };
        };
        Passkey: {
            id: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null when nobody has signed in by it yet.
             */
            last_used_at: string | null;
        };
        PasskeyList: {
            data: components["schemas"]["Passkey"][];
        };
        /** @enum {string} */
        BotAction: "send-code" | "registration" | "reset" | "feedback" | "corporate-request" | "seller-request" | "sign-in";
        BotChallenge: {
            /** @constant */
            kind: "off";
        } | {
            /** @constant */
            kind: "altcha";
            challenge: components["schemas"]["AltchaChallenge"];
            /** @description Seconds from now: the clock of a phone may be wrong. */
            expires_in: number;
        } | {
            /** @constant */
            kind: "recaptcha-v3";
            site_key: string;
            /** Format: uri */
            script: string;
        };
        /** @description A challenge of ALTCHA, version 2. It goes back as it came, for it is signed. */
        AltchaChallenge: {
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
            };
            signature: string;
        };
    };
    responses: {
        /** @description Malformed JSON (`malformed_json`), or an address or body of the wrong shape (`validation_failed`). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `origin_not_allowed`: a write of another site. `bot_check_failed`, with its `reason`: ask for a fresh challenge and try once more.
         *     `fresh_proof_required`, with `methods`: prove again who you are (`step-up`), then send the call once more.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The customer has no such thing. */
        NotFound: {
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
        /** @description `passkeys_unavailable`: passkeys do not work on this address. `validation_failed` with `fields.credential` `too_many`. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited` with `retry_after`, or `resend_too_early` with `resend_after`; seconds. */
        TooMany: {
            headers: {
                /** @example 42 */
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
        /** @description The auth provider did not answer, or not as agreed. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The auth provider did not answer in time. */
        TooSlow: {
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
         * @description No form of another site can send it.
         * @example muddat-web
         */
        RequestedWith: "muddat-web";
        /**
         * @description The solution of a challenge; without one 403 `bot_check_failed`, unless the portal runs without bot protection.
         * @example eyJjaGFsbGVuZ2UiOnt9fQ
         */
        BotSolution: string;
        /**
         * @description The solution of a challenge for the action `sign-in`. Asked for by 403 `bot_check_failed` when a phone or an address has had many tries; otherwise not needed.
         * @example eyJjaGFsbGVuZ2UiOnt9fQ
         */
        BotSolutionWhenAsked: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in and until when; of tokens only that they are there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * @description The solution of a challenge for the action `sign-in`. Asked for by 403 `bot_check_failed` when a phone or an address has had many tries; otherwise not needed.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolutionWhenAsked"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in, under a new session id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description `invalid_credentials`: the phone or the password is wrong. `passkey_refused`: the passkey is unknown, or its answer is not good. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`), `registration_needed`, `ticket_expired` (there is no proof, or it is not good any more), `passkeys_unavailable`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A guest's view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session after the refresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * @description The solution of a challenge; without one 403 `bot_check_failed`, unless the portal runs without bot protection.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolution"];
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
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * @description The solution of a challenge for the action `sign-in`. Asked for by 403 `bot_check_failed` when a phone or an address has had many tries; otherwise not needed.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolutionWhenAsked"];
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
            /** @description The phone is proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proven"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`). */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    getProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
        };
    };
    forgetProof: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This browser holds none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * @description The solution of a challenge; without one 403 `bot_check_failed`, unless the portal runs without bot protection.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolution"];
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
            /** @description Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description `already_registered`: the phone has a customer. Sign in by the proof. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description `ticket_expired`: there is no proof, or it is not good any more. `validation_failed` with `fields`: `name`, `birthdate`, `password`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * @description The solution of a challenge; without one 403 `bot_check_failed`, unless the portal runs without bot protection.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolution"];
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
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description `ticket_expired`: there is no proof, or it is not good any more. `validation_failed` with `fields.password`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    sendOwnCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ended"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description `password_wrong`, `password_same`, `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`), `validation_failed`; `fields` names the field. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    sendNewPhoneCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            /** @description The session with the new phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`); `fields` says which code. `validation_failed` with `fields.phone`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpRequest"];
            };
        };
        responses: {
            /** @description The proof is fresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreshProof"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description `passkey_refused`: the challenge is late or used, or the passkey is not the customer's. `unauthorized`: nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description `password_wrong`; `otp_wrong` with `tries_left`, `otp_expired`, `otp_locked` with `retry_after`; `passkeys_unavailable`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    freezeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many other sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ended"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last seen first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example 3f9c0a51d2 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ended"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            /** @description `passkey_refused`: the challenge is late, used or another's, or the credential is not good for it. `unauthorized`: nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What `navigator.credentials.create` is to be given. */
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
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    passkeySignInOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What `navigator.credentials.get` is to be given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description No form of another site can send it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example pk_0b5e1c7a9d3f */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It signs nobody in any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    getBotChallenge: {
        parameters: {
            query: {
                /** @example send-code */
                action: components["schemas"]["BotAction"];
            };
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge of the protection that the portal runs with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
}
