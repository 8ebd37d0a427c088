// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall } from '../client/answers.ts';
import type { NoArguments, RequestOptions } from '../client/call-options.ts';

/** What a client presents for tokens. `grant_type` decides which of the other fields are needed. */
export type TokenRequest = TokenRequestFields & (
  | { grant_type: 'password'; username: Phone; password: NonNullable<TokenRequestFields['password']>; refresh_token?: never; challenge_id?: never; origin?: never; credential?: never }
  | { grant_type: 'client_credentials'; username?: never; password?: never; password_type?: never; refresh_token?: never; challenge_id?: never; origin?: never; credential?: never }
  | { grant_type: 'refresh_token'; refresh_token: NonNullable<TokenRequestFields['refresh_token']>; username?: never; password?: never; password_type?: never; challenge_id?: never; origin?: never; credential?: never }
  | { grant_type: 'passkey'; challenge_id: ChallengeId; origin: Origin; credential: PasskeyAssertion; username?: never; password?: never; password_type?: never; refresh_token?: never }
);
/** The body of every refusal: a code for programs, and a sentence for the user. */
export interface Problem {
    /** What went wrong, for programs. The code is stable; the sentence in `message` may change. */
    code: string;
    /** Sentence to show to the user, in the language of Accept-Language. */
    message: string;
    /** For developers, in English: which of several causes the code had. May be left out; do not show it to the user. */
    detail?: string;
    /** Why each field was refused: a code by field name, some with parameters (`birthdate-age?min=18`). Left out if no field is at fault. */
    fields?: {
        [key: string]: string;
    };
    /** Names this call in the server's log; quote it when you report a problem. */
    request_id: string;
}
/**
 * Uzbek phone in E.164 format: `+998` and nine digits.
 * @example +998900000001
 */
export type Phone = string;
/** What a client presents for tokens. `grant_type` decides which of the other fields are needed. */
export interface TokenRequestFields {
    /**
     * `password`: a customer signs in by password, code or ticket; `client_credentials`: a guest; `refresh_token`: the next tokens of a sign-in; `passkey`: a customer signs in by passkey.
     */
    grant_type: "password" | "client_credentials" | "refresh_token" | "passkey";
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /** The customer's phone; needed for `password`. */
    username?: Phone;
    /** The customer's password, a one-time code or a ticket; needed for `password`. */
    password?: string;
    /**
     * What `password` is. If left out, the server tries it as a password and as a code.
     */
    password_type?: "password" | "code" | "ticket";
    /** The newest refresh token of the sign-in; needed for `refresh_token`. It works once. */
    refresh_token?: string;
    /** `challenge_id` of the options that the passkey answered; needed for `passkey`. */
    challenge_id?: ChallengeId;
    /** Origin of the site on which the passkey was used; needed for `passkey`. */
    origin?: Origin;
    /** What `navigator.credentials.get` returned, as JSON; needed for `passkey`. */
    credential?: PasskeyAssertion;
}
/** The tokens of a sign-in, named as in RFC 6749. */
export interface Tokens {
    /** Goes into the `Authorization` header of calls to all Muddat APIs; a JWT with `exp`. */
    access_token: string;
    /**
     * Always `Bearer`: how the access token is sent.
     * @constant
     */
    token_type: "Bearer";
    /** Seconds until the access token expires. */
    expires_in: number;
    /** Opaque token for the next pair; it works once. Left out for a guest. */
    refresh_token?: string;
    /** Seconds until the refresh token expires; each renewal starts them anew. Left out for a guest. */
    refresh_expires_in?: number;
}
/** Which phone gets a code, and what for. */
export interface SendCodeRequest {
    /** The phone that gets the code. */
    phone: Phone;
    /**
     * What the code is good for: `sign-in` at `/oauth/token`; `register` and `reset` (of a password) at `/oauth/verify-code`.
     */
    purpose: "sign-in" | "register" | "reset";
    /** How the code is delivered; `sms` if left out. */
    channel?: Channel;
}
/**
 * `sms`: a text message; `call`: a voice reads the code out.
 * @default sms
 */
export type Channel = "sms" | "call";
/** A one-time code: digits, as many as `length` said when it was sent. */
export type Code = string;
/** A password to set: 8 to 128 characters, not a common one, and not made of the customer's own name, phone or birthdate. A text that breaks these rules is 422 with a code in `fields.password`. */
export type NewPassword = string;
/** Opaque proof of a phone for one purpose; valid for 15 minutes and one use. */
export type TicketText = string;
/** A one-time code to exchange for a ticket. */
export interface VerifyCodeRequest {
    /** The phone to which the code was sent. */
    phone: Phone;
    /**
     * The purpose for which the code was sent, and which the ticket gets: `register` a customer, or `reset` a password.
     */
    purpose: "register" | "reset";
    /** The code that came to the phone. */
    code: Code;
}
/** Proof that a right code of a phone was entered. */
export interface Ticket {
    /** Opaque; for `registerCustomer`, `resetPassword` or, with `password_type: ticket`, `createToken`, by its purpose. */
    ticket: TicketText;
    /** Seconds that the ticket is valid for. */
    expires_in: number;
    /** Whether a customer has this phone already: if not, register; if so, sign in. */
    registered: boolean;
}
/** A new customer, with the proof of their phone. */
export interface RegisterRequest {
    /** Ticket of the purpose `register`; its phone becomes the customer's. */
    ticket: TicketText;
    /** The customer's full name; at most 200 characters on one line. */
    name: string;
    /**
     * Format: date
     * Calendar date; the customer must be 18 or older today in Tashkent.
     */
    birthdate: `${number}-${number}-${number}`;
    /** What the customer will sign in with. */
    password: NewPassword;
}
/** A new password, with the proof of the phone. */
export interface ResetPasswordRequest {
    /** Ticket of the purpose `reset`; its phone says whose password is set. */
    ticket: TicketText;
    /** Replaces the forgotten password. */
    password: NewPassword;
}
/** What a code to the customer's own phone is for. */
export interface OwnCodeRequest {
    /**
     * Which call takes the code: `password` for `changePassword`, `phone` for `changePhone`, `proof` for `proveCustomer`.
     */
    purpose: "password" | "phone" | "proof";
    /** How the code is delivered; `sms` if left out. */
    channel?: Channel;
}
/** What a server knows of the browser in which a customer signed in. */
export interface SignInRecord {
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /** Device as the customer would name it, such as `Android` or `iPhone`; null if unknown. */
    device: string | null;
    /** Name of the browser, such as `Chrome`; null if unknown. */
    browser: string | null;
    /** Beginning of the browser's network address, at most half of it (`84.54.*.*`); null if unknown. Never send all of it. */
    place: string | null;
    /** Whether the customer has signed in in this browser before; if not, they get an SMS. */
    known: boolean;
}
/** One proof of who the customer is; `method` says which. */
export type CustomerProof = {
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /**
     * Proof by a one-time code, which also unfreezes a frozen account.
     * @constant
     */
    method: "code";
    /** Code of `/user/code` with the purpose `proof`. */
    code: Code;
} | {
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /**
     * Proof by the password, which does not unfreeze a frozen account.
     * @constant
     */
    method: "password";
    /** The customer's current password. */
    password: string;
} | {
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /**
     * Proof by a passkey of the customer; another customer's is refused.
     * @constant
     */
    method: "passkey";
    /** `challenge_id` of the options from `/oauth/passkey/options` that the passkey answered. */
    challenge_id: ChallengeId;
    /** Origin of the site on which the passkey was used; the same as for the options. */
    origin: Origin;
    /** What `navigator.credentials.get` returned, as JSON. */
    credential: PasskeyAssertion;
};
/** A new password, with exactly one of the two proofs `current_password` and `code`. */
export interface ChangePasswordRequest {
    /** The password so far, as proof; left out if `code` is sent. */
    current_password?: string;
    /** Code of `/user/code` with the purpose `password`, as proof; left out if `current_password` is sent. */
    code?: Code;
    /** The new password; it must differ from the current one. */
    password: NewPassword;
}
/** The phone to which a customer wants to change. */
export interface NewPhoneCodeRequest {
    /** The new phone, which gets the code. */
    phone: Phone;
    /** How the code is delivered; `sms` if left out. */
    channel?: Channel;
}
/** A new phone, with the proof of the present and of the new one. */
export interface ChangePhoneRequest {
    /** Code of `/user/code` with the purpose `phone`, which came to the present phone. */
    code: Code;
    /** The new phone, with which the customer signs in from then on. */
    phone: Phone;
    /** Code of `/user/phone/code`, which came to the new phone. */
    new_code: Code;
}
/** Id of a passkey challenge, returned with its options; a challenge takes one answer. */
export type ChallengeId = string;
/**
 * Origin of the client's site, as in a browser's Origin header: scheme, host and port.
 * @example https://muddat.example
 */
export type Origin = string;
/** The site for which passkey options are requested. */
export interface PasskeyOriginRequest {
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /** Origin of the client's own site; its host is the domain for which the passkey works. */
    origin: Origin;
}
/** A new credential that answers a challenge. */
export interface AddPasskeyRequest {
    /** Id under which the calling application is registered. */
    client_id: string;
    /** Secret of the calling application; never put it into a browser. */
    client_secret: string;
    /** `challenge_id` of the options from `passkeyOptions`. */
    challenge_id: ChallengeId;
    /** Origin of the site on which the credential was made; the same as for the options. */
    origin: Origin;
    /** What `navigator.credentials.create` returned, as JSON. */
    credential: PasskeyAttestation;
    /** Name by which the customer will recognise the passkey; a general name if left out or empty. */
    name?: string;
}
/** Bytes in base64url without padding. */
export type Base64Url = string;
/** A new credential: RegistrationResponseJSON of WebAuthn level 3. A browser may add members. */
export interface PasskeyAttestation {
    /** Id of the credential, by which later sign-ins name it (base64url). */
    id: Base64Url;
    /** The same value as `id`. */
    rawId: Base64Url;
    /**
     * Always `public-key`.
     * @constant
     */
    type: "public-key";
    /** What the authenticator returned. */
    response: {
        /** The browser's record of challenge, origin and ceremony that the authenticator signed (base64url). */
        clientDataJSON: Base64Url;
        /** The authenticator's data with the public key, in CBOR (base64url). */
        attestationObject: Base64Url;
        /** How the browser reaches the authenticator, such as `internal`, `hybrid` or `usb`; left out if the browser does not say. */
        transports?: string[];
    };
    /** Results of WebAuthn extensions, which the server ignores. */
    clientExtensionResults?: Record<string, never>;
}
/** A signed challenge: AuthenticationResponseJSON of WebAuthn level 3. A browser may add members. */
export interface PasskeyAssertion {
    /** Id of the credential that signed (base64url). */
    id: Base64Url;
    /** The same value as `id`. */
    rawId: Base64Url;
    /**
     * Always `public-key`.
     * @constant
     */
    type: "public-key";
    /** What the authenticator returned. */
    response: {
        /** The browser's record of challenge, origin and ceremony that the authenticator signed (base64url). */
        clientDataJSON: Base64Url;
        /** The authenticator's record of relying party, user verification and signature counter (base64url). */
        authenticatorData: Base64Url;
        /** Signature over `authenticatorData` and the SHA-256 of `clientDataJSON` (base64url). */
        signature: Base64Url;
        /** `user.id` with which the passkey was made (base64url). A passkey that leaves it out is refused. */
        userHandle?: Base64Url;
    };
    /** Results of WebAuthn extensions, which the server ignores. */
    clientExtensionResults?: Record<string, never>;
}
/** Options with which a browser makes a passkey, and the id of their challenge. */
export interface PasskeyCreation {
    /** Goes back to `addPasskey` with the new credential. */
    challenge_id: ChallengeId;
    /** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
    options: {
        /** The relying party: the site to which the passkey will belong. */
        rp: {
            /** Domain for which the passkey works: the host of `origin`. */
            id: string;
            /** Name of the site for the browser's dialog. */
            name: string;
        };
        /** The account for which the passkey is made. */
        user: {
            /** Handle of the customer in authenticators, neither phone nor customer id; it stays when the phone changes. */
            id: Base64Url;
            /** The customer's phone, formatted for reading; passkey managers show it. */
            name: string;
            /** The customer's name, which passkey managers show. */
            displayName: string;
        };
        /** Random bytes that the answer must contain; valid for 5 minutes. */
        challenge: Base64Url;
        /** Signature algorithms that the server accepts, the preferred one first. */
        pubKeyCredParams: {
            /**
             * Always `public-key`.
             * @constant
             */
            type: "public-key";
            /** COSE number of the algorithm: -8 is EdDSA, -7 ES256, -257 RS256. */
            alg: number;
        }[];
        /** Milliseconds that the browser waits for the customer; as long as the challenge is valid. */
        timeout?: number;
    };
}
/** Options with which a browser signs a challenge by passkey, and the id of the challenge. */
export interface PasskeyRequest {
    /** Goes to `createToken` or `proveCustomer` with the signed challenge. */
    challenge_id: ChallengeId;
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON`; it lists no credentials. */
    options: {
        /** Domain whose passkeys may answer: the host of `origin`. */
        rpId: string;
        /** Random bytes that the answer must contain; valid for 5 minutes. */
        challenge: Base64Url;
        /** Milliseconds that the browser waits for the customer; as long as the challenge is valid. */
        timeout?: number;
        /** `required`: the authenticator must check the customer, by fingerprint, face or PIN. */
        userVerification?: string;
    };
}
/** A passkey as its customer sees it. */
export interface Passkey {
    /** Names the passkey in `deletePasskey`; not the id of the WebAuthn credential. */
    id: string;
    /** Name that the passkey got when it was added. */
    name: string;
    /**
     * Format: date-time
     * When the passkey was added; ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it last signed the customer in or proved who they are; ISO 8601 in UTC, null if never.
     */
    last_used_at: string | null;
}
/** All passkeys of a customer. */
export interface PasskeyList {
    /** The passkeys, oldest first; empty if there are none. */
    data: Passkey[];
}
/** A customer's profile, in a field as OAuth clients expect it. */
export interface UserAnswer {
    /** The signed-in customer. */
    user: User;
}
/** Facts about a code that was sent, for the form that takes it. */
export interface SentCode {
    /** Number of digits of the code. */
    length: number;
    /** Seconds until a new code can be requested. */
    resend_after: number;
    /** Seconds that the code is valid for. */
    expires_in: number;
    /** The phone that got the code, with its middle hidden: `99890*****01`. */
    masked_phone: string;
}
/** Names the sign-in to end. */
export interface RevokeRequest {
    /** A refresh token of the sign-in, also one that was used. */
    token: string;
    /**
     * Accepted because RFC 7009 has it; the server does not need it.
     */
    token_type_hint?: "refresh_token" | "access_token";
    /** Id of the calling application. Checked, with `client_secret`, if either is sent. */
    client_id?: string;
    /** Secret of the calling application. Checked, with `client_id`, if either is sent. */
    client_secret?: string;
}
/** A device that can get push notifications. */
export interface DeviceTokenRequest {
    /** Token by which the device's push service addresses it. */
    token: string;
    /**
     * Kind of app or browser to which the token belongs.
     */
    platform: "web" | "android" | "ios";
}
/** A customer's profile. */
export interface User {
    /** Id of the customer; it stays when the phone changes. */
    id: string;
    /** The customer's full name. */
    name: string;
    /** The phone with which the customer signs in. */
    phone: Phone;
    /**
     * Format: date
     * Calendar date of birth; null if not known.
     */
    birthdate: `${number}-${number}-${number}` | null;
    /** Rights of the user; `customer` is the only one so far. */
    scope: string[];
    /**
     * Format: date-time
     * When the customer registered; ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Format: date-time
     * When the account, whose deletion was requested, will be erased; ISO 8601 in UTC. Left out while no deletion is under way.
     */
    erased_at?: string;
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
 * "retry_after": 240
 * }
 */
export interface OtpLockedData {
    /** Seconds until a new code is allowed. */
    retry_after: number;
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
    /** Attempts that the code still allows; 0 when it is used up. */
    tries_left: number;
    /** Seconds until a new code is allowed; only after the last attempt. */
    retry_after?: number;
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
 * What the refusal of a right code adds when nobody is registered with the phone.
 * @example {
 * "ticket": "k3Zr0bQm9vTn5xWc2hLs8yPd4jFg7aUe1iOqRtYpXwM",
 * "expires_in": 900
 * }
 */
export interface RegistrationNeededData {
    /** Proof of the phone, for `registerCustomer`; left out if the caller came with one. */
    ticket?: string;
    /** Seconds that `ticket` is valid for; left out with it. */
    expires_in?: number;
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
         * Get tokens for a customer or a guest, or renew them
         * The token endpoint of OAuth 2.0: starts a sign-in, or renews its tokens. `grant_type` says what the caller presents; every grant
         * needs the client's id and secret.
         *
         * `password`: `username` is the phone, and `password` is the customer's password, a one-time code of `/oauth/send-code` with the
         * purpose `sign-in`, or a ticket of the purpose `register`; `password_type` says which. Without it a password and a code are tried,
         * and any failure is 401 `invalid_credentials`. With `code`, a wrong, expired or locked code is reported as such (422). A right code
         * of a phone that nobody registered is 422 `registration_needed`, with a `ticket` for `/user/register`. A ticket signs in the customer
         * whose phone it proves.
         *
         * `client_credentials`: a guest's access token, without a refresh token. `refresh_token`: the next pair of tokens; a used, unknown,
         * ended or expired refresh token is 401 `unauthorized`. `passkey`: the answer to a challenge of `/oauth/passkey/options`; whatever is
         * wrong with it is 401 `passkey_refused`.
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
         * Sends a code by which somebody without a session signs in, registers or resets a password. The response is the same whether or not the phone is registered. A code is valid for 5 minutes and 5 tries; a new one can be requested after 60 seconds, by either channel, and restores no tries while the previous code is still valid. `reset` for an unregistered phone sends a message that says so, and no code.
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
         * Signs out: ends the sign-in to which a refresh token belongs, so that its refresh and access tokens are refused from then on. A used refresh token works too. An unknown token gets the same response (RFC 7009).
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
         * Register the push token of a device
         * Registers a device for push notifications to a customer or guest. A token that is registered already moves to the caller. Nothing depends on the result, so clients can ignore this call's errors.
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
        /**
         * Get the profile of the signed-in customer
         * Returns the profile of the customer to whom the access token belongs. A guest's token is refused with 401 `unauthorized`.
         */
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
         * Exchange a correct code for a ticket
         * Exchanges a code of `/oauth/send-code` with the same purpose for a ticket, and uses the code up. The ticket proves the phone for this purpose, is valid for 15 minutes and works once. `registered` is told here because a right code proves that the phone is the caller's.
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
         * Needs a ticket of the purpose `register`, whose phone becomes the customer's. Only a successful registration uses the ticket up: after a refused field, or if the phone is registered already, it stays valid.
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
         * For a customer who forgot the password: needs a ticket of the purpose `reset`. Ends every sign-in of the customer, then starts a new one, and confirms the change by SMS. A refused password leaves the ticket valid.
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
         * Send a one-time code to the customer's own phone
         * Sends a code to the present phone of a signed-in customer, who wants to change the password or the phone, or to prove who they are. A code is valid for 5 minutes and 5 tries; a new one can be requested after 60 seconds.
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
         * Confirm the customer's identity again
         * A signed-in customer proves again who they are, before a call that was refused with 403 `fresh_proof_required`. The proof is a code
         * of `/user/code` with the purpose `proof`, the password, or one of the customer's own passkeys, which answers a challenge of
         * `/oauth/passkey/options`. No token changes: for five minutes this sign-in, and no other, may make such calls.
         *
         * A code also unfreezes a frozen account, as does a passkey that was added more than 7 days before the freeze. Wrong codes and
         * passwords count per customer, together with those of a change of password.
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
         * Report the browser of a sign-in
         * For a server that signs customers in on behalf of browsers: reports what it knows of the browser in which this sign-in was made. The customer sees it in the log of activity, and gets an SMS about a browser that is not `known`.
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
         * "It was not me": ends every sign-in of the customer, this one too, and cancels a deletion of the account that is under way. From then on calls that move money are refused (403 `fresh_proof_required`, without `password` among its `methods`), until the customer proves who they are by a code or a passkey (`/user/proof`). Needs no proof itself, so that a victim loses no time.
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
         * Needs exactly one proof: the current password, or a code of `/user/code` with the purpose `password`. Every other sign-in of the customer ends, with its access tokens; the one that calls continues. The customer is told by SMS. A refused new password uses up no proof.
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
         * Send a one-time code to the new phone
         * First step of a change of phone: sends a code to the new phone, which `changePhone` takes as `new_code`. The response is the same if a customer has that phone already; the phone then gets a message that says so, and no code.
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
         * Needs the proof of both phones: a code of `/user/code` with the purpose `phone`, and a code of `/user/phone/code` for the new phone. Both are used up together; a wrong one costs one of its own tries and leaves the other valid. Sign-ins continue, and the old phone is told by SMS.
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
        /**
         * List the customer's passkeys
         * Returns all passkeys that can sign the customer in, oldest first. There are no pages: a customer has at most 20.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Save a new passkey
         * Second step of adding a passkey: stores the credential with which the browser answered a challenge of `/user/passkeys/options`. A challenge takes one answer, right or wrong. A customer has at most 20 passkeys. Needs a proof of the last five minutes (`/user/proof`); the customer is told by SMS.
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
         * First step of adding a passkey: returns what `navigator.credentials.create` needs. The client names the origin of its own site; the origin's host becomes the relying party. A challenge is valid for 5 minutes and one answer. Passkeys work on https origins with a domain name, and on localhost; any other origin is 422 `passkeys_unavailable`. Needs a proof of the last five minutes (`/user/proof`).
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
        /**
         * Delete a passkey
         * Removes one passkey of the customer, which then signs nobody in any more; sign-ins that were made with it continue. The authenticator still lists it until the customer deletes it there.
         */
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
         * First step of a sign-in by passkey: returns what `navigator.credentials.get` needs. Its answer goes to `/oauth/token` with the grant `passkey`, or to `/user/proof`. The options list no credentials, so they tell nobody who is registered: the authenticator offers its own.
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
        /** The body of every refusal: a code for programs, and a sentence for the user. */
        Problem: Problem;
        /**
         * Uzbek phone in E.164 format: `+998` and nine digits.
         * @example +998900000001
         */
        Phone: Phone;
        /** What a client presents for tokens. `grant_type` decides which of the other fields are needed. */
        TokenRequest: TokenRequestFields;
        /** The tokens of a sign-in, named as in RFC 6749. */
        Tokens: Tokens;
        /** Which phone gets a code, and what for. */
        SendCodeRequest: SendCodeRequest;
        /**
         * `sms`: a text message; `call`: a voice reads the code out.
         * @default sms
         */
        Channel: Channel;
        /** A one-time code: digits, as many as `length` said when it was sent. */
        Code: Code;
        /** A password to set: 8 to 128 characters, not a common one, and not made of the customer's own name, phone or birthdate. A text that breaks these rules is 422 with a code in `fields.password`. */
        NewPassword: NewPassword;
        /** Opaque proof of a phone for one purpose; valid for 15 minutes and one use. */
        TicketText: TicketText;
        /** A one-time code to exchange for a ticket. */
        VerifyCodeRequest: VerifyCodeRequest;
        /** Proof that a right code of a phone was entered. */
        Ticket: Ticket;
        /** A new customer, with the proof of their phone. */
        RegisterRequest: RegisterRequest;
        /** A new password, with the proof of the phone. */
        ResetPasswordRequest: ResetPasswordRequest;
        /** What a code to the customer's own phone is for. */
        OwnCodeRequest: OwnCodeRequest;
        /** What a server knows of the browser in which a customer signed in. */
        SignInRecord: SignInRecord;
        /** One proof of who the customer is; `method` says which. */
        CustomerProof: CustomerProof;
        /** A new password, with exactly one of the two proofs `current_password` and `code`. */
        ChangePasswordRequest: ChangePasswordRequest;
        /** The phone to which a customer wants to change. */
        NewPhoneCodeRequest: NewPhoneCodeRequest;
        /** A new phone, with the proof of the present and of the new one. */
        ChangePhoneRequest: ChangePhoneRequest;
        /** Id of a passkey challenge, returned with its options; a challenge takes one answer. */
        ChallengeId: ChallengeId;
        /**
         * Origin of the client's site, as in a browser's Origin header: scheme, host and port.
         * @example https://muddat.example
         */
        Origin: Origin;
        /** The site for which passkey options are requested. */
        PasskeyOriginRequest: PasskeyOriginRequest;
        /** A new credential that answers a challenge. */
        AddPasskeyRequest: AddPasskeyRequest;
        /** Bytes in base64url without padding. */
        Base64Url: Base64Url;
        /** A new credential: RegistrationResponseJSON of WebAuthn level 3. A browser may add members. */
        PasskeyAttestation: PasskeyAttestation;
        /** A signed challenge: AuthenticationResponseJSON of WebAuthn level 3. A browser may add members. */
        PasskeyAssertion: PasskeyAssertion;
        /** Options with which a browser makes a passkey, and the id of their challenge. */
        PasskeyCreation: PasskeyCreation;
        /** Options with which a browser signs a challenge by passkey, and the id of the challenge. */
        PasskeyRequest: PasskeyRequest;
        /** A passkey as its customer sees it. */
        Passkey: Passkey;
        /** All passkeys of a customer. */
        PasskeyList: PasskeyList;
        /** A customer's profile, in a field as OAuth clients expect it. */
        UserAnswer: UserAnswer;
        /** Facts about a code that was sent, for the form that takes it. */
        SentCode: SentCode;
        /** Names the sign-in to end. */
        RevokeRequest: RevokeRequest;
        /** A device that can get push notifications. */
        DeviceTokenRequest: DeviceTokenRequest;
        /** A customer's profile. */
        User: User;
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
         * "retry_after": 240
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
         * What the refusal of a right code adds when nobody is registered with the phone.
         * @example {
         * "ticket": "k3Zr0bQm9vTn5xWc2hLs8yPd4jFg7aUe1iOqRtYpXwM",
         * "expires_in": 900
         * }
         */
        RegistrationNeededData: RegistrationNeededData;
        /**
         * What the refusal of another one-time code adds.
         * @example {
         * "resend_after": 42
         * }
         */
        ResendTooEarlyData: ResendTooEarlyData;
    };
    responses: {
        /** `fresh_proof_required`, with `methods`: the account is frozen, or this sign-in has no proof (`/user/proof`) of the last five minutes. A sign-in itself is no such proof. Prove who you are, then send the same call again. */
        FreshProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** Malformed JSON (`malformed_json`), or a parameter or body of the wrong shape (`validation_failed`). */
        BadRequest: {
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
        /** `unsupported_media_type`: the body is of a type that this operation does not accept. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `unauthorized`: no token, one that is not valid any more, or a wrong client. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `rate_limited`: too many failed attempts; wait for the seconds in `retry_after`, which are also in Retry-After. */
        TooMany: {
            headers: {
                /**
                 * Seconds to wait.
                 * @example 600
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `resend_too_early` with `resend_after` seconds, or `rate_limited` with `retry_after`; both with Retry-After. */
        TooEarly: {
            headers: {
                /**
                 * Seconds to wait.
                 * @example 42
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`, seconds until a new code can be requested). */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `ticket_expired`: expired, used, or of another purpose. `validation_failed` with `fields.password`: `minLength`, `maxLength`, `password-weak`. */
        TicketRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `passkey_refused`: the challenge is expired, used or another's, or the credential does not answer it. `unauthorized`: no token, one that is not valid any more, or a wrong client. */
        PasskeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `passkeys_unavailable`: passkeys do not work on this origin. `validation_failed` with `fields.credential: too_many`: the customer has 20 passkeys already. */
        PasskeysUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `internal`: something broke on the server. The call may be sent again. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `upstream_unavailable`: the SMS provider did not accept the message, and no code was sent. */
        NotSent: {
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
         * Says for which browser a trusted server calls: `<known or new>.<device>.<network>.<signature>`. `known` if somebody has signed in with this phone in this browser, otherwise `new`; the id of the browser (may be empty); a keyed hash of its network; and the base64url HMAC-SHA256, under the client secret, of `muddat-client-id-v1:` and these three with the dots between them. Limits are counted by it, and a code can be redeemed only by the device (without one: the network) that requested it. Callers without it, or with a wrong signature, count as one.
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
                 * Says for which browser a trusted server calls: `<known or new>.<device>.<network>.<signature>`. `known` if somebody has signed in with this phone in this browser, otherwise `new`; the id of the browser (may be empty); a keyed hash of its network; and the base64url HMAC-SHA256, under the client secret, of `muddat-client-id-v1:` and these three with the dots between them. Limits are counted by it, and a code can be redeemed only by the device (without one: the network) that requested it. Callers without it, or with a wrong signature, count as one.
                 * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
                 */
                "X-Client-Id"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenRequestFields;
                "application/x-www-form-urlencoded": TokenRequestFields;
            };
        };
        responses: {
            /** The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tokens;
                };
            };
            400: components["responses"]["BadRequest"];
            /** `invalid_credentials`: the phone or the password is wrong. `unauthorized`: the client's id or secret, or the refresh token, is not valid. `passkey_refused`: the passkey is unknown, or its answer is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`, seconds until a new code can be requested), each with `password_type: code`. `registration_needed`: a right code of a phone that nobody registered, with `ticket` and `expires_in`; or a ticket of such a phone, which stays valid. `ticket_expired`, with `password_type: ticket`. `passkeys_unavailable`: passkeys do not work on this origin. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
                 * Says for which browser a trusted server calls: `<known or new>.<device>.<network>.<signature>`. `known` if somebody has signed in with this phone in this browser, otherwise `new`; the id of the browser (may be empty); a keyed hash of its network; and the base64url HMAC-SHA256, under the client secret, of `muddat-client-id-v1:` and these three with the dots between them. Limits are counted by it, and a code can be redeemed only by the device (without one: the network) that requested it. Callers without it, or with a wrong signature, count as one.
                 * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
                 */
                "X-Client-Id"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendCodeRequest;
            };
        };
        responses: {
            /** A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SentCode;
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
                "application/json": RevokeRequest;
                "application/x-www-form-urlencoded": RevokeRequest;
            };
        };
        responses: {
            /** The sign-in has ended, or there was none. */
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
                "application/json": DeviceTokenRequest;
            };
        };
        responses: {
            /** The device is registered. */
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
            /** The customer, in the field `user`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserAnswer;
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
                 * Says for which browser a trusted server calls: `<known or new>.<device>.<network>.<signature>`. `known` if somebody has signed in with this phone in this browser, otherwise `new`; the id of the browser (may be empty); a keyed hash of its network; and the base64url HMAC-SHA256, under the client secret, of `muddat-client-id-v1:` and these three with the dots between them. Limits are counted by it, and a code can be redeemed only by the device (without one: the network) that requested it. Callers without it, or with a wrong signature, count as one.
                 * @example known.bGlrZS10aGlzLW9uZS4uLg.Hn0ZC3s3oQF9bSg1xZ8mVw.sR1bq8Yd0sT2b3nC4mA5kLr8uPzEd6oNfTqYvCxM0Zk
                 */
                "X-Client-Id"?: components["parameters"]["ClientId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": VerifyCodeRequest;
            };
        };
        responses: {
            /** The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ticket;
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
                "application/json": RegisterRequest;
            };
        };
        responses: {
            /** The customer is registered and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tokens;
                };
            };
            400: components["responses"]["BadRequest"];
            /** `already_registered`: a customer has this phone. The ticket can sign that customer in (`password_type: ticket`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** `ticket_expired`: expired, used, or of another purpose. `validation_failed` with `fields`: `name` (`required`, `maxLength`), `birthdate` (`date-unreal`, `birthdate-range`, `birthdate-age`), `password` (`minLength`, `maxLength`, `password-weak`). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
                "application/json": ResetPasswordRequest;
            };
        };
        responses: {
            /** The password is set and the customer signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tokens;
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
                "application/json": OwnCodeRequest;
            };
        };
        responses: {
            /** A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SentCode;
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
                "application/json": CustomerProof;
            };
        };
        responses: {
            /** The proof is accepted. */
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
             * `password_wrong` with `fields: {password: password_wrong}`. `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with
             * `retry_after`), each with `fields: {code: ...}`. `passkeys_unavailable`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
                "application/json": SignInRecord;
            };
        };
        responses: {
            /** The sign-in is in the log of activity. */
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
            /** The account is frozen. */
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
                "application/json": ChangePasswordRequest;
            };
        };
        responses: {
            /** The password is changed. */
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
             * `password_wrong` with `fields: {current_password: password_wrong}`. `otp_wrong` (with `tries_left`), `otp_expired`,
             * `otp_locked` (with `retry_after`), each with `fields: {code: ...}`. `password_same` with `fields: {password: password_same}`.
             * `validation_failed` with `fields.password`: `minLength`, `maxLength`, `password-weak`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
                "application/json": NewPhoneCodeRequest;
            };
        };
        responses: {
            /** A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SentCode;
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
                "application/json": ChangePhoneRequest;
            };
        };
        responses: {
            /** The customer with the new phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`). `fields` says which: `code` of the present phone, `new_code` of the new one, or both; the other members describe the first of them. `validation_failed` with `fields.phone`: the customer has this phone already. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
            /** The passkeys, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyList;
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
                "application/json": AddPasskeyRequest;
            };
        };
        responses: {
            /** The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey;
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
                "application/json": PasskeyOriginRequest;
            };
        };
        responses: {
            /** What `navigator.credentials.create` is to be given, as JSON (WebAuthn level 3). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyCreation;
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
                 * `id` of the passkey from `listPasskeys`; not the id of the WebAuthn credential.
                 * @example pk_0b5e1c7a9d3f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The passkey signs nobody in any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** `not_found`: the customer has no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
                "application/json": PasskeyOriginRequest;
            };
        };
        responses: {
            /** What `navigator.credentials.get` is to be given, as JSON (WebAuthn level 3). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequest;
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

/** Arguments of `deletePasskey`. */
export interface DeletePasskeyArgs {
  /** `id` of the passkey from `listPasskeys`; not the id of the WebAuthn credential. */
  id: NonNullable<operations['deletePasskey']['parameters']['path']>['id'];
}

/** The methods of the auth API, one for each operation of its contract. */
export interface AuthApi {
  /**
   * Get tokens for a customer or a guest, or renew them.
   *
   * The token endpoint of OAuth 2.0: starts a sign-in, or renews its tokens. `grant_type` says what the caller presents; every grant
   * needs the client's id and secret.
   *
   * `password`: `username` is the phone, and `password` is the customer's password, a one-time code of `/oauth/send-code` with the
   * purpose `sign-in`, or a ticket of the purpose `register`; `password_type` says which. Without it a password and a code are tried,
   * and any failure is 401 `invalid_credentials`. With `code`, a wrong, expired or locked code is reported as such (422). A right code
   * of a phone that nobody registered is 422 `registration_needed`, with a `ticket` for `/user/register`. A ticket signs in the customer
   * whose phone it proves.
   *
   * `client_credentials`: a guest's access token, without a refresh token. `refresh_token`: the next pair of tokens; a used, unknown,
   * ended or expired refresh token is 401 `unauthorized`. `passkey`: the answer to a challenge of `/oauth/passkey/options`; whatever is
   * wrong with it is 401 `passkey_refused`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `invalid_credentials` (401), `passkey_refused` (401), `body_too_large` (413), `unsupported_media_type` (415), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `registration_needed` (422), `ticket_expired` (422), `passkeys_unavailable` (422), `rate_limited` (429), `internal` (500).
   */
  createToken(args: TokenRequest, options?: RequestOptions): ApiCall<Tokens>;
  /**
   * Send a one-time code to a phone.
   *
   * Sends a code by which somebody without a session signs in, registers or resets a password. The response is the same whether or not the phone is registered. A code is valid for 5 minutes and 5 tries; a new one can be requested after 60 seconds, by either channel, and restores no tries while the previous code is still valid. `reset` for an unregistered phone sends a message that says so, and no code.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `body_too_large` (413), `unsupported_media_type` (415), `rate_limited` (429), `resend_too_early` (429), `internal` (500), `upstream_unavailable` (502).
   */
  sendCode(args: SendCodeRequest, options?: RequestOptions): ApiCall<SentCode>;
  /**
   * End a sign-in.
   *
   * Signs out: ends the sign-in to which a refresh token belongs, so that its refresh and access tokens are refused from then on. A used refresh token works too. An unknown token gets the same response (RFC 7009).
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `internal` (500).
   */
  revokeToken(args: RevokeRequest, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Register the push token of a device.
   *
   * Registers a device for push notifications to a customer or guest. A token that is registered already moves to the caller. Nothing depends on the result, so clients can ignore this call's errors.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `internal` (500).
   */
  sendDeviceToken(args: DeviceTokenRequest, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Get the profile of the signed-in customer.
   *
   * Returns the profile of the customer to whom the access token belongs. A guest's token is refused with 401 `unauthorized`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  getUserProfile(args?: NoArguments, options?: RequestOptions): ApiCall<UserAnswer>;
  /**
   * Exchange a correct code for a ticket.
   *
   * Exchanges a code of `/oauth/send-code` with the same purpose for a ticket, and uses the code up. The ticket proves the phone for this purpose, is valid for 15 minutes and works once. `registered` is told here because a right code proves that the phone is the caller's.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `body_too_large` (413), `unsupported_media_type` (415), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `internal` (500).
   */
  verifyCode(args: VerifyCodeRequest, options?: RequestOptions): ApiCall<Ticket>;
  /**
   * Register a customer and sign in.
   *
   * Needs a ticket of the purpose `register`, whose phone becomes the customer's. Only a successful registration uses the ticket up: after a refused field, or if the phone is registered already, it stays valid.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `already_registered` (409), `body_too_large` (413), `unsupported_media_type` (415), `ticket_expired` (422), `validation_failed` (422), `internal` (500).
   */
  registerCustomer(args: RegisterRequest, options?: RequestOptions): ApiCall<Tokens>;
  /**
   * Set a new password and sign in.
   *
   * For a customer who forgot the password: needs a ticket of the purpose `reset`. Ends every sign-in of the customer, then starts a new one, and confirms the change by SMS. A refused password leaves the ticket valid.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `body_too_large` (413), `unsupported_media_type` (415), `ticket_expired` (422), `validation_failed` (422), `internal` (500).
   */
  resetPassword(args: ResetPasswordRequest, options?: RequestOptions): ApiCall<Tokens>;
  /**
   * Send a one-time code to the customer's own phone.
   *
   * Sends a code to the present phone of a signed-in customer, who wants to change the password or the phone, or to prove who they are. A code is valid for 5 minutes and 5 tries; a new one can be requested after 60 seconds.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `rate_limited` (429), `resend_too_early` (429), `internal` (500), `upstream_unavailable` (502).
   */
  sendOwnCode(args: OwnCodeRequest, options?: RequestOptions): ApiCall<SentCode>;
  /**
   * Confirm the customer's identity again.
   *
   * A signed-in customer proves again who they are, before a call that was refused with 403 `fresh_proof_required`. The proof is a code
   * of `/user/code` with the purpose `proof`, the password, or one of the customer's own passkeys, which answers a challenge of
   * `/oauth/passkey/options`. No token changes: for five minutes this sign-in, and no other, may make such calls.
   *
   * A code also unfreezes a frozen account, as does a passkey that was added more than 7 days before the freeze. Wrong codes and
   * passwords count per customer, together with those of a change of password.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `passkey_refused` (401), `body_too_large` (413), `unsupported_media_type` (415), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `password_wrong` (422), `passkeys_unavailable` (422), `rate_limited` (429), `internal` (500).
   */
  proveCustomer(args: CustomerProof, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Report the browser of a sign-in.
   *
   * For a server that signs customers in on behalf of browsers: reports what it knows of the browser in which this sign-in was made. The customer sees it in the log of activity, and gets an SMS about a browser that is not `known`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `internal` (500).
   */
  recordSignIn(args: SignInRecord, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Freeze the account.
   *
   * "It was not me": ends every sign-in of the customer, this one too, and cancels a deletion of the account that is under way. From then on calls that move money are refused (403 `fresh_proof_required`, without `password` among its `methods`), until the customer proves who they are by a code or a passkey (`/user/proof`). Needs no proof itself, so that a victim loses no time.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  freezeCustomer(args?: NoArguments, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Change the password.
   *
   * Needs exactly one proof: the current password, or a code of `/user/code` with the purpose `password`. Every other sign-in of the customer ends, with its access tokens; the one that calls continues. The customer is told by SMS. A refused new password uses up no proof.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `password_wrong` (422), `password_same` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `internal` (500).
   */
  changePassword(args: ChangePasswordRequest, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Send a one-time code to the new phone.
   *
   * First step of a change of phone: sends a code to the new phone, which `changePhone` takes as `new_code`. The response is the same if a customer has that phone already; the phone then gets a message that says so, and no code.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `rate_limited` (429), `resend_too_early` (429), `internal` (500), `upstream_unavailable` (502).
   */
  sendNewPhoneCode(args: NewPhoneCodeRequest, options?: RequestOptions): ApiCall<SentCode>;
  /**
   * Change the phone.
   *
   * Needs the proof of both phones: a code of `/user/code` with the purpose `phone`, and a code of `/user/phone/code` for the new phone. Both are used up together; a wrong one costs one of its own tries and leaves the other valid. Sign-ins continue, and the old phone is told by SMS.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `internal` (500).
   */
  changePhone(args: ChangePhoneRequest, options?: RequestOptions): ApiCall<UserAnswer>;
  /**
   * List the customer's passkeys.
   *
   * Returns all passkeys that can sign the customer in, oldest first. There are no pages: a customer has at most 20.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listPasskeys(args?: NoArguments, options?: RequestOptions): ApiCall<PasskeyList>;
  /**
   * Save a new passkey.
   *
   * Second step of adding a passkey: stores the credential with which the browser answered a challenge of `/user/passkeys/options`. A challenge takes one answer, right or wrong. A customer has at most 20 passkeys. Needs a proof of the last five minutes (`/user/proof`); the customer is told by SMS.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `passkey_refused` (401), `fresh_proof_required` (403), `body_too_large` (413), `unsupported_media_type` (415), `passkeys_unavailable` (422), `validation_failed` (422), `internal` (500).
   */
  addPasskey(args: AddPasskeyRequest, options?: RequestOptions): ApiCall<Passkey>;
  /**
   * Begin to add a passkey.
   *
   * First step of adding a passkey: returns what `navigator.credentials.create` needs. The client names the origin of its own site; the origin's host becomes the relying party. A challenge is valid for 5 minutes and one answer. Passkeys work on https origins with a domain name, and on localhost; any other origin is 422 `passkeys_unavailable`. Needs a proof of the last five minutes (`/user/proof`).
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `fresh_proof_required` (403), `body_too_large` (413), `unsupported_media_type` (415), `passkeys_unavailable` (422), `internal` (500).
   */
  passkeyOptions(args: PasskeyOriginRequest, options?: RequestOptions): ApiCall<PasskeyCreation>;
  /**
   * Delete a passkey.
   *
   * Removes one passkey of the customer, which then signs nobody in any more; sign-ins that were made with it continue. The authenticator still lists it until the customer deletes it there.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `internal` (500).
   */
  deletePasskey(args: DeletePasskeyArgs, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Begin to sign in by passkey.
   *
   * First step of a sign-in by passkey: returns what `navigator.credentials.get` needs. Its answer goes to `/oauth/token` with the grant `passkey`, or to `/user/proof`. The options list no credentials, so they tell nobody who is registered: the authenticator offers its own.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `passkeys_unavailable` (422), `internal` (500).
   */
  passkeySignInOptions(args: PasskeyOriginRequest, options?: RequestOptions): ApiCall<PasskeyRequest>;
}

/** The problem codes that each operation may be refused with. */
export interface AuthProblemCodes {
  createToken: 'body_too_large' | 'internal' | 'invalid_credentials' | 'malformed_json' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'passkey_refused' | 'passkeys_unavailable' | 'rate_limited' | 'registration_needed' | 'ticket_expired' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  sendCode: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'resend_too_early' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  revokeToken: 'body_too_large' | 'internal' | 'malformed_json' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  sendDeviceToken: 'body_too_large' | 'internal' | 'malformed_json' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  getUserProfile: 'internal' | 'unauthorized' | 'validation_failed';
  verifyCode: 'body_too_large' | 'internal' | 'malformed_json' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'unsupported_media_type' | 'validation_failed';
  registerCustomer: 'already_registered' | 'body_too_large' | 'internal' | 'malformed_json' | 'ticket_expired' | 'unsupported_media_type' | 'validation_failed';
  resetPassword: 'body_too_large' | 'internal' | 'malformed_json' | 'ticket_expired' | 'unsupported_media_type' | 'validation_failed';
  sendOwnCode: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'resend_too_early' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  proveCustomer: 'body_too_large' | 'internal' | 'malformed_json' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'passkey_refused' | 'passkeys_unavailable' | 'password_wrong' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  recordSignIn: 'body_too_large' | 'internal' | 'malformed_json' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  freezeCustomer: 'internal' | 'unauthorized' | 'validation_failed';
  changePassword: 'body_too_large' | 'internal' | 'malformed_json' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'password_same' | 'password_wrong' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  sendNewPhoneCode: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'resend_too_early' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  changePhone: 'body_too_large' | 'internal' | 'malformed_json' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  listPasskeys: 'internal' | 'unauthorized' | 'validation_failed';
  addPasskey: 'body_too_large' | 'fresh_proof_required' | 'internal' | 'malformed_json' | 'passkey_refused' | 'passkeys_unavailable' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  passkeyOptions: 'body_too_large' | 'fresh_proof_required' | 'internal' | 'malformed_json' | 'passkeys_unavailable' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  deletePasskey: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  passkeySignInOptions: 'body_too_large' | 'internal' | 'malformed_json' | 'passkeys_unavailable' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
}

/** What the problems of a code add to the body; `operation.code` where one operation adds something of its own. */
export interface AuthProblemData {
  'fresh_proof_required': FreshProofRequiredData;
  'otp_locked': OtpLockedData;
  'otp_wrong': OtpWrongData;
  'rate_limited': RateLimitedData;
  'registration_needed': RegistrationNeededData;
  'resend_too_early': ResendTooEarlyData;
}
