// Generated from contracts/gateway.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { NoArguments, RequestOptions } from '../client/call-options.ts';

/** The body of every refusal: a code for programs, and a sentence for the user. */
export interface Problem {
    /** What went wrong, for programs. The code is stable; the sentence in `message` may change. */
    code: string;
    /** Sentence to show to the user, in the language of Accept-Language. */
    message: string;
    /** Why each field was refused: a code by field name. Left out if no field is at fault. */
    fields?: {
        [key: string]: string;
    };
    /** Names this call in the gateway's log; quote it when you report a problem. */
    request_id: string;
}
/**
 * Uzbek phone in E.164 format: `+998` and nine digits.
 * @example +998900000001
 */
export type Phone = string;
/**
 * `sms`: a text message; `call`: a voice reads the code out.
 */
export type Channel = "sms" | "call";
/** A one-time code: digits, as many as `length` said when it was sent. */
export type Code = string;
/** A password. The auth provider judges a new one: 8 to 128 characters and not easy to guess. */
export type Password = string;
/** The customer, with whatever else the auth provider's profile has. */
export interface SessionUser {
    /** Id of the customer; it stays when the phone changes. */
    id: string;
    /** The customer's full name; empty if the profile has none. */
    name: string;
    /** The phone with which the customer signs in, in E.164 format; empty if the profile has none. */
    phone: string;
    /** When the account, whose deletion was requested, will be erased; ISO 8601 in UTC. Left out while no deletion is under way. */
    erased_at?: string;
}
/** What a browser may know of its session. */
export interface SessionView {
    /** The signed-in customer; null for a guest. */
    user: SessionUser | null;
    /** Whether a customer is signed in. */
    loggedIn: boolean;
    /** How the session began: `customer`; null for a guest. */
    strategy: string | null;
    /** Whether the session holds an access token; the token itself is never sent. */
    token: boolean;
    /** When the access token expires, in milliseconds since 1970; null if not known and for a guest. */
    expiresAt: number | null;
    /** When the refresh token expires, in milliseconds since 1970; null if not known and for a guest. */
    refreshExpiresAt: number | null;
    /** True if this very request found that the session is over; otherwise left out. */
    ended?: boolean;
}
/** The new session after a sign-in. */
export type SignedIn = SessionView & {
    /** Page to go to: the local path that was asked for before the sign-in; null if there was none. */
    redirect_to: string | null;
};
/** One way to sign in: phone and password, phone and code, the proof of a phone, or a passkey. */
export type LoginRequest = {
    /** Always `customer`: the only way in which a browser signs in. */
    strategy: Strategy;
    /** The customer's phone. */
    phone: Phone;
    /** The customer's password. */
    password: string;
} | {
    /** Always `customer`: the only way in which a browser signs in. */
    strategy: Strategy;
    /** The phone to which the code was sent. */
    phone: Phone;
    /** Code of `sendCode` with the purpose `sign-in`. */
    code: string;
} | {
    /** Always `customer`: the only way in which a browser signs in. */
    strategy: Strategy;
    /**
     * Signs in by the proof of the purpose `register` that this browser holds, if its phone has a customer.
     * @constant
     */
    proof: true;
} | {
    /** Always `customer`: the only way in which a browser signs in. */
    strategy: Strategy;
    /** The answer of a passkey to a challenge of `passkeySignInOptions`. */
    passkey: {
        /** `challenge_id` of the options that the passkey answered. */
        challenge_id: ChallengeId;
        /** What `navigator.credentials.get` returned, as JSON. */
        credential: Credential;
    };
};
/**
 * How a session begins; a browser can only sign a customer in.
 * @constant
 */
export type Strategy = "customer";
/** Which phone gets a code, and what for. */
export interface SendCodeRequest {
    /** The phone that gets the code. */
    phone: Phone;
    /**
     * What the code is good for: `sign-in` for `login`; `register` and `reset` (of a password) for `verifyCode`.
     */
    purpose: "sign-in" | "register" | "reset";
    /** How the code is delivered; `sms` if left out. */
    channel?: Channel;
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
/** A one-time code to exchange for a proof of the phone. */
export interface VerifyCodeRequest {
    /** The phone to which the code was sent. */
    phone: Phone;
    /** The purpose for which the code was sent, and which the proof gets. */
    purpose: ProofPurpose;
    /** The code that came to the phone. */
    code: Code;
}
/**
 * What the proof of a phone is for: to `register` (or, if the phone has a customer, to sign in), or to `reset` a password.
 */
export type ProofPurpose = "register" | "reset";
/** What a browser may know of the proof that it holds. */
export interface Proven {
    /** Whether a customer has the phone. Only somebody who has proved the phone is told. */
    registered: boolean;
    /** Seconds that the proof is still valid for. */
    expires_in: number;
    /** The phone, with its middle hidden: `99890*****01`. */
    masked_phone: string;
}
/** The proof of a phone that this browser holds. */
export type PhoneProof = Proven & {
    /** What the proof is for. */
    purpose: ProofPurpose;
};
/** The proof of a phone that this browser holds, if it does. */
export interface ProofAnswer {
    /** The proof; null if there is none, or if it has expired. */
    proof: PhoneProof | null;
}
/** A new customer; the phone comes from the proof that this browser holds. */
export interface RegisterRequest {
    /** The customer's full name; at most 200 characters on one line. */
    name: string;
    /**
     * Format: date
     * Calendar date; the customer must be 18 or older today in Tashkent.
     */
    birthdate: `${number}-${number}-${number}`;
    /** What the customer will sign in with. */
    password: Password;
}
/** A new password; whose it is follows from the proof that this browser holds. */
export interface ResetPasswordRequest {
    /** Replaces the forgotten password. */
    password: Password;
}
/** What a code to the customer's own phone is for. */
export interface OwnCodeRequest {
    /**
     * Which call takes the code: `password` for `changePassword`, `phone` for `changePhone`, `proof` for `stepUp`.
     */
    purpose: "password" | "phone" | "proof";
    /** How the code is delivered; `sms` if left out. */
    channel?: Channel;
}
/** One proof of who the customer is; `method` says which. */
export type StepUpRequest = {
    /**
     * Proof by a one-time code, which also unfreezes a frozen account.
     * @constant
     */
    method: "code";
    /** Code of `sendOwnCode` with the purpose `proof`. */
    code: Code;
} | {
    /**
     * Proof by the password, which does not unfreeze a frozen account.
     * @constant
     */
    method: "password";
    /** The customer's current password. */
    password: Password;
} | {
    /**
     * Proof by a passkey of the customer; another customer's is refused.
     * @constant
     */
    method: "passkey";
    /** The answer of a passkey to a challenge of `passkeySignInOptions`. */
    passkey: {
        /** `challenge_id` of the options that the passkey answered. */
        challenge_id: ChallengeId;
        /** What `navigator.credentials.get` returned, as JSON. */
        credential: Credential;
    };
};
/** How long the new proof counts. */
export interface FreshProof {
    /** Seconds in which calls that demand a fresh proof are accepted. */
    expires_in: number;
}
/** A new password, with one proof: the current password or a code. */
export type ChangePasswordRequest = {
    /** The password so far, as proof. */
    current_password: Password;
    /** The new password; it must differ from the current one. */
    password: Password;
} | {
    /** Code of `sendOwnCode` with the purpose `password`, as proof. */
    code: Code;
    /** The new password; it must differ from the current one. */
    password: Password;
};
/** The phone to which the customer wants to change. */
export interface NewPhoneCodeRequest {
    /** The new phone, which gets the code. */
    phone: Phone;
    /** How the code is delivered; `sms` if left out. */
    channel?: Channel;
}
/** A new phone, with a code of the present and of the new one. */
export interface ChangePhoneRequest {
    /** Code of `sendOwnCode` with the purpose `phone`, which came to the present phone. */
    code: Code;
    /** The new phone, with which the customer signs in from then on. */
    phone: Phone;
    /** Code of `sendNewPhoneCode`, which came to the new phone. */
    new_code: Code;
}
/** How many sessions a call ended. */
export interface Ended {
    /** Number of other sessions that ended; the one of this browser does not count. */
    ended: number;
}
/** One browser in which the customer is signed in. */
export interface DeviceSession {
    /** Names the session in `endSession`; it is not what the cookie holds. */
    id: string;
    /** Device as the customer would name it, such as `Android` or `iPhone`; null if the browser does not say. */
    device: string | null;
    /** Name of the browser, such as `Chrome`; null if it does not say. */
    browser: string | null;
    /** Always null: where a session is, is not known, because addresses are not looked up. */
    city: null;
    /**
     * Format: date-time
     * When the customer signed in; ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Format: date-time
     * When the session was last used, to about five minutes; ISO 8601 in UTC.
     */
    last_seen_at: string;
    /** Whether it is the session that asks. */
    current: boolean;
}
/** All sessions of the customer. */
export interface DeviceSessionList {
    /** The sessions, the one seen last first. */
    data: DeviceSession[];
}
/** Id of a passkey challenge, returned with its options; a challenge takes one answer. */
export type ChallengeId = string;
/** What `navigator.credentials` returned, as JSON (WebAuthn level 3). */
export interface Credential {
    [key: string]: unknown;
}
/** A new credential that answers a challenge. */
export interface AddPasskeyRequest {
    /** `challenge_id` of the options from `passkeyOptions`. */
    challenge_id: ChallengeId;
    /** What `navigator.credentials.create` returned, as JSON. */
    credential: Credential;
    /** Name by which the customer will recognise the passkey; a general name if left out or empty. */
    name?: string;
}
/** A WebAuthn credential, as options name it. */
export interface PasskeyDescriptor {
    /** Id of the credential (base64url). */
    id: string;
    /**
     * Always `public-key`.
     * @constant
     */
    type: "public-key";
    /** How the browser may reach the authenticator, such as `internal`, `hybrid` or `usb`; left out if not known. */
    transports?: string[];
}
/** Options with which a browser makes a passkey, and the id of their challenge. */
export interface PasskeyCreation {
    /** Goes back to `addPasskey` with the new credential. */
    challenge_id: ChallengeId;
    /** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
    options: {
        /** The relying party: the site to which the passkey will belong. */
        rp: {
            /** Domain for which the passkey works: the host of the portal's address. */
            id?: string;
            /** Name of the site for the browser's dialog. */
            name: string;
        };
        /** The account for which the passkey is made. */
        user: {
            /** Handle of the customer in authenticators (base64url), neither phone nor customer id; it stays when the phone changes. */
            id: string;
            /** The customer's phone, formatted for reading; passkey managers show it. */
            name: string;
            /** The customer's name, which passkey managers show. */
            displayName: string;
        };
        /** Random bytes that the answer must contain (base64url); valid for 5 minutes. */
        challenge: string;
        /** Signature algorithms that are accepted, the preferred one first. */
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
        /** Passkeys that the customer has already: an authenticator that holds one of them makes no second one. */
        excludeCredentials?: PasskeyDescriptor[];
        /** Which authenticators are fit. */
        authenticatorSelection?: {
            /**
             * `platform`: built into the device; `cross-platform`: a separate one, such as a security key. Either if left out.
             */
            authenticatorAttachment?: "cross-platform" | "platform";
            /**
             * Whether the authenticator must store the passkey itself, so that it can offer it without knowing who signs in.
             */
            residentKey?: "required" | "preferred" | "discouraged";
            /** The older form of `residentKey: required`, for older browsers. */
            requireResidentKey?: boolean;
            /**
             * Whether the authenticator must check the customer, by fingerprint, face or PIN.
             */
            userVerification?: "required" | "preferred" | "discouraged";
        };
        /**
         * Whether a statement of the authenticator's maker is wanted; `none` asks for nothing.
         */
        attestation?: "none" | "indirect" | "direct" | "enterprise";
        /** WebAuthn extensions that are asked for. */
        extensions?: {
            /** Whether the browser is to say if the authenticator stored the passkey itself. */
            credProps?: boolean;
        };
    };
}
/** Options with which a browser signs a challenge by passkey, and the id of the challenge. */
export interface PasskeyRequest {
    /** Goes to `login` or `stepUp` with the signed challenge. */
    challenge_id: ChallengeId;
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
    options: {
        /** Random bytes that the answer must contain (base64url); valid for 5 minutes. */
        challenge: string;
        /** Milliseconds that the browser waits for the customer; as long as the challenge is valid. */
        timeout?: number;
        /** Domain whose passkeys may answer: the host of the portal's address. */
        rpId?: string;
        /** Credentials that may answer; left out or empty where any passkey of the domain may. */
        allowCredentials?: PasskeyDescriptor[];
        /**
         * Whether the authenticator must check the customer, by fingerprint, face or PIN.
         */
        userVerification?: "required" | "preferred" | "discouraged";
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
/**
 * What a protected call does: a code for a sign-in (`send-code`), a registration with its code, a reset of the password with its code, a form of the public site (`feedback`, `corporate-request`, `seller-request`), or a sign-in after many attempts.
 */
export type BotAction = "send-code" | "registration" | "reset" | "feedback" | "corporate-request" | "seller-request" | "sign-in";
/** What is to be solved; `kind` names the protection with which the portal runs. */
export type BotChallenge = {
    /**
     * No protection: send the call without a solution.
     * @constant
     */
    kind: "off";
} | {
    /**
     * ALTCHA's proof of work: the browser solves it by computing.
     * @constant
     */
    kind: "altcha";
    /** What to solve; the base64 of the JSON `{challenge, solution}` goes into `X-Bot-Solution`. */
    challenge: AltchaChallenge;
    /** Seconds from now until the challenge expires; independent of the browser's clock, which may be wrong. */
    expires_in: number;
} | {
    /**
     * reCAPTCHA v3 of Google: its token is the solution.
     * @constant
     */
    kind: "recaptcha-v3";
    /** Key of the site, for Google's script. */
    site_key: string;
    /**
     * Format: uri
     * Address of Google's script, which makes the token.
     */
    script: string;
};
/** A challenge of ALTCHA, version 2. Send it back as it came, with any further members: it is signed. */
export interface AltchaChallenge {
    /** What to compute: derive keys with rising counters until one begins with `keyPrefix`. */
    parameters: {
        /** Function that derives a key, such as `PBKDF2/SHA-256`. */
        algorithm: string;
        /** Bytes in hex to which each counter is appended; the result is the password of the function. */
        nonce: string;
        /** Salt of the function, in hex. */
        salt: string;
        /** Rounds of the function for each counter. */
        cost: number;
        /** Bytes of a derived key. */
        keyLength: number;
        /** Beginning of the derived key, in hex, by which the solution is recognised. */
        keyPrefix: string;
    };
    /** The gateway's signature of the parameters, in hex. */
    signature: string;
}
/**
 * What the refusal of a solution adds.
 * @example {
 * "reason": "used"
 * }
 */
export interface BotCheckFailedData {
    /**
     * Why the solution was refused.
     */
    reason: "missing" | "unreadable" | "forged" | "wrong-action" | "expired" | "wrong" | "used" | "low-score";
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
 * "expires_in": 900
 * }
 */
export interface RegistrationNeededData {
    /** Seconds that the kept proof of the phone is valid for; left out if there was one already. */
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
/**
 * What the refusal of a caller who is not signed in adds.
 * @example {
 * "ended": true
 * }
 */
export interface UnauthorizedData {
    /** Whether the session has just ended; left out if that is not known. */
    ended?: boolean;
    /** A sentence for logs, in English; only when the session has just ended. */
    detail?: string;
}
/**
 * What the answer of an overloaded gateway adds.
 * @example {
 * "retry_after": 1
 * }
 */
export interface UpstreamUnavailableData {
    /** Seconds after which to try again; left out if that is not known. */
    retry_after?: number;
}
export interface paths {
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session of this browser
         * Says who is signed in, for a page that loads; a guest gets 200 too. The profile is at most five minutes old. `ended` is there if this very request found that the session is over.
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
         * Signs in by phone with a password or a code, by the proof of a phone that this browser holds, or by a passkey. The session gets a
         * new id, and the one before in this browser ends.
         *
         * A right code of a phone that nobody registered is refused as `registration_needed` (422), and the proof of that phone is kept for
         * `register`. After many failed attempts a bot check is demanded (action `sign-in`).
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
         * Ends the session of this browser and revokes its tokens. It works for a guest too, and ends the session even if the auth provider does not answer.
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
        /**
         * Refresh the tokens of the session
         * Renews the tokens of the session now. The gateway does this by itself when they are about to expire, so a page rarely needs it. 401 `unauthorized` with `ended` if the auth provider refuses.
         */
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
         * Sends a code to somebody who is not signed in. The response is the same whether or not the phone is registered. Needs a bot check with the action `send-code`, `registration` or `reset`, for the purpose `sign-in`, `register` or `reset`.
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
         * Prove a phone with a correct code
         * Exchanges a right code for a proof of the phone, which `register`, `login` and `resetPassword` take. The proof stays in a cookie that no script can read, for 15 minutes and one use.
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
         * Get the phone proof of this browser
         * Says which proof of a phone this browser holds, so that a page that is loaded anew continues with the right step. A guest may ask.
         */
        get: operations["getProof"];
        put?: never;
        post?: never;
        /**
         * Delete the phone proof of this browser
         * Makes this browser drop its proof of a phone, for somebody who wants to start with another phone. It succeeds also if there is none.
         */
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
         * Registers the phone that this browser has proved (`verifyCode`, or a refused `login`), and signs in. A refused field leaves the proof valid. Needs a bot check with the action `registration`.
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
         * Sets a new password for the phone that this browser has proved with the purpose `reset`. Ends every session of the customer and signs in anew. Needs a bot check with the action `reset`.
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
        /**
         * Send a one-time code to the customer's own phone
         * Sends a code to the present phone of the signed-in customer, for `changePassword`, `changePhone` or `stepUp`. Needs no bot check; the number of codes is limited per customer.
         */
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
         * Needs exactly one proof: the current password, or a code of `sendOwnCode` with the purpose `password`. All other sessions of the customer end; this one continues under a new id.
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
         * Send a one-time code to the new phone
         * First step of a change of phone: sends a code to the new phone. The response is the same if somebody has that phone already.
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
         * Needs a code of both phones: `code` came to the present phone (`sendOwnCode` with the purpose `phone`), `new_code` to the new one (`sendNewPhoneCode`). The session continues under a new id.
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
         * Confirm the customer's identity again
         * The customer proves again who they are, which counts for five minutes. Call it after a refusal with 403 `fresh_proof_required`, by
         * one of its `methods`, then send the refused call again. A code is sent by `sendOwnCode` with the purpose `proof`; a passkey answers
         * a challenge of `passkeySignInOptions`. The proof belongs to this session alone, which continues under a new id.
         *
         * A sign-in of the last five minutes is enough for: deleting a passkey, ending other sessions, and, in the billing API, deleting a
         * card, a withdrawal, agreeing to automatic debits, and paying a large sum from the balance. It is not enough for: adding a passkey,
         * requesting and fetching the copy of all data, deleting the account, the address of the payment calendar, and switching off messages
         * about payments or orders.
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
         * "It was not me": ends every session of the customer, this one too, and lets no money move until they sign in and prove who they are by a code or a passkey (`stepUp`). Needs no fresh proof, so that one press is enough.
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
        /**
         * List the customer's sessions
         * Returns every browser in which the customer is signed in, the one seen last first; this one has `current`. There are no pages.
         */
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
        /**
         * End one session of the customer
         * Signs the customer out in one browser. Ending another session than the own one needs a proof or sign-in of the last five minutes; ending the own one is a sign-out.
         */
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
        /**
         * End all other sessions of the customer
         * Signs the customer out everywhere but in this browser. Needs a proof or sign-in of the last five minutes.
         */
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
        /**
         * List the customer's passkeys
         * Returns all passkeys of the signed-in customer, oldest first. There are no pages: a customer has at most 20.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Save a new passkey
         * Second step of adding a passkey: stores the credential with which the browser answered a challenge of `passkeyOptions`. A challenge takes one answer. Needs a proof (`stepUp`) of the last five minutes; a sign-in is not enough.
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
        /**
         * Begin to add a passkey
         * First step of adding a passkey: returns what `navigator.credentials.create` needs, with a challenge that is valid for 5 minutes. Needs a proof (`stepUp`) of the last five minutes; a sign-in is not enough.
         */
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
         * First step of a sign-in or proof by passkey: returns what `navigator.credentials.get` needs. Its answer goes to `login` or `stepUp`. The options name nobody, so anybody may ask.
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
        /**
         * Delete a passkey
         * Removes one passkey of the customer; sessions that began with it continue. Needs a proof or sign-in of the last five minutes.
         */
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
         * Get the bot check to solve before a form
         * Returns what a browser must solve before a protected call is accepted. Fetch it shortly before that call, and send the solution in `X-Bot-Solution`: it works once, for a call of the same action.
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
        /** The body of every refusal: a code for programs, and a sentence for the user. */
        Problem: Problem;
        /**
         * Uzbek phone in E.164 format: `+998` and nine digits.
         * @example +998900000001
         */
        Phone: Phone;
        /**
         * `sms`: a text message; `call`: a voice reads the code out.
         */
        Channel: Channel;
        /** A one-time code: digits, as many as `length` said when it was sent. */
        Code: Code;
        /** A password. The auth provider judges a new one: 8 to 128 characters and not easy to guess. */
        Password: Password;
        /** The customer, with whatever else the auth provider's profile has. */
        SessionUser: SessionUser;
        /** What a browser may know of its session. */
        SessionView: SessionView;
        /** The new session after a sign-in. */
        SignedIn: SignedIn;
        /** One way to sign in: phone and password, phone and code, the proof of a phone, or a passkey. */
        LoginRequest: LoginRequest;
        /**
         * How a session begins; a browser can only sign a customer in.
         * @constant
         */
        Strategy: Strategy;
        /** Which phone gets a code, and what for. */
        SendCodeRequest: SendCodeRequest;
        /** Facts about a code that was sent, for the form that takes it. */
        SentCode: SentCode;
        /** A one-time code to exchange for a proof of the phone. */
        VerifyCodeRequest: VerifyCodeRequest;
        /**
         * What the proof of a phone is for: to `register` (or, if the phone has a customer, to sign in), or to `reset` a password.
         */
        ProofPurpose: ProofPurpose;
        /** What a browser may know of the proof that it holds. */
        Proven: Proven;
        /** The proof of a phone that this browser holds. */
        PhoneProof: PhoneProof;
        /** The proof of a phone that this browser holds, if it does. */
        ProofAnswer: ProofAnswer;
        /** A new customer; the phone comes from the proof that this browser holds. */
        RegisterRequest: RegisterRequest;
        /** A new password; whose it is follows from the proof that this browser holds. */
        ResetPasswordRequest: ResetPasswordRequest;
        /** What a code to the customer's own phone is for. */
        OwnCodeRequest: OwnCodeRequest;
        /** One proof of who the customer is; `method` says which. */
        StepUpRequest: StepUpRequest;
        /** How long the new proof counts. */
        FreshProof: FreshProof;
        /** A new password, with one proof: the current password or a code. */
        ChangePasswordRequest: ChangePasswordRequest;
        /** The phone to which the customer wants to change. */
        NewPhoneCodeRequest: NewPhoneCodeRequest;
        /** A new phone, with a code of the present and of the new one. */
        ChangePhoneRequest: ChangePhoneRequest;
        /** How many sessions a call ended. */
        Ended: Ended;
        /** One browser in which the customer is signed in. */
        DeviceSession: DeviceSession;
        /** All sessions of the customer. */
        DeviceSessionList: DeviceSessionList;
        /** Id of a passkey challenge, returned with its options; a challenge takes one answer. */
        ChallengeId: ChallengeId;
        /** What `navigator.credentials` returned, as JSON (WebAuthn level 3). */
        Credential: Credential;
        /** A new credential that answers a challenge. */
        AddPasskeyRequest: AddPasskeyRequest;
        /** A WebAuthn credential, as options name it. */
        PasskeyDescriptor: PasskeyDescriptor;
        /** Options with which a browser makes a passkey, and the id of their challenge. */
        PasskeyCreation: PasskeyCreation;
        /** Options with which a browser signs a challenge by passkey, and the id of the challenge. */
        PasskeyRequest: PasskeyRequest;
        /** A passkey as its customer sees it. */
        Passkey: Passkey;
        /** All passkeys of a customer. */
        PasskeyList: PasskeyList;
        /**
         * What a protected call does: a code for a sign-in (`send-code`), a registration with its code, a reset of the password with its code, a form of the public site (`feedback`, `corporate-request`, `seller-request`), or a sign-in after many attempts.
         */
        BotAction: BotAction;
        /** What is to be solved; `kind` names the protection with which the portal runs. */
        BotChallenge: BotChallenge;
        /** A challenge of ALTCHA, version 2. Send it back as it came, with any further members: it is signed. */
        AltchaChallenge: AltchaChallenge;
        /**
         * What the refusal of a solution adds.
         * @example {
         * "reason": "used"
         * }
         */
        BotCheckFailedData: BotCheckFailedData;
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
        /**
         * What the refusal of a caller who is not signed in adds.
         * @example {
         * "ended": true
         * }
         */
        UnauthorizedData: UnauthorizedData;
        /**
         * What the answer of an overloaded gateway adds.
         * @example {
         * "retry_after": 1
         * }
         */
        UpstreamUnavailableData: UpstreamUnavailableData;
    };
    responses: {
        /** Malformed JSON (`malformed_json`), or an address or body of the wrong shape (`validation_failed`). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `unauthorized`: nobody is signed in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `origin_not_allowed`: a write of another site. `bot_check_failed`, with its `reason`: solve a new challenge and send the call again. `fresh_proof_required`, with `methods`: prove again who you are (`stepUp`), then send the call again. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `not_found`: the customer has no such session or passkey. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `body_too_large`: the body is larger than the gateway accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `passkeys_unavailable`: passkeys do not work on this address. `validation_failed` with `fields.credential: too_many`: the customer has 20 passkeys already. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `rate_limited` with `retry_after`, or `resend_too_early` with `resend_after`: the seconds to wait, which are also in Retry-After. */
        TooMany: {
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
        /** `internal`: something broke in the gateway. The call may be sent again. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `upstream_unavailable`: the auth provider did not answer, or not as agreed. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `upstream_timeout`: the auth provider did not answer in time. */
        TooSlow: {
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
         * Shows that a script of this site sends the write: no form of another site can set it.
         * @example muddat-web
         */
        RequestedWith: "muddat-web";
        /**
         * Solution of a challenge of `getBotChallenge`: the base64 payload of ALTCHA, or the token of reCAPTCHA. 403 `bot_check_failed` without one, unless the portal runs without bot protection.
         * @example eyJjaGFsbGVuZ2UiOnt9fQ
         */
        BotSolution: string;
        /**
         * Solution of a challenge for the action `sign-in`. Needed only after 403 `bot_check_failed`, which is the answer when a phone or a network has had many attempts.
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Who is signed in and until when; of tokens only whether there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionView;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * Solution of a challenge for the action `sign-in`. Needed only after 403 `bot_check_failed`, which is the answer when a phone or a network has had many attempts.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolutionWhenAsked"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginRequest;
            };
        };
        responses: {
            /** Signed in, under a new session id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            400: components["responses"]["BadRequest"];
            /** `invalid_credentials`: the phone or the password is wrong. `passkey_refused`: the passkey is unknown, or its answer is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`); `registration_needed`: the code was right, but nobody registered the phone; `ticket_expired`: there is no proof, or it is not valid any more; `passkeys_unavailable`: passkeys do not work on this address. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A guest's view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionView;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session after the refresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionView;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * Solution of a challenge of `getBotChallenge`: the base64 payload of ALTCHA, or the token of reCAPTCHA. 403 `bot_check_failed` without one, unless the portal runs without bot protection.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolution"];
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * Solution of a challenge for the action `sign-in`. Needed only after 403 `bot_check_failed`, which is the answer when a phone or a network has had many attempts.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolutionWhenAsked"];
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
            /** The phone is proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proven;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`). */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    getProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The proof, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProofAnswer;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** This browser holds no proof. */
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * Solution of a challenge of `getBotChallenge`: the base64 payload of ALTCHA, or the token of reCAPTCHA. 403 `bot_check_failed` without one, unless the portal runs without bot protection.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolution"];
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
            /** Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** `already_registered`: a customer has this phone. Sign in by the proof (`login` with `proof`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            413: components["responses"]["TooLarge"];
            /** `ticket_expired`: there is no proof, or it is not valid any more. `validation_failed` with `fields`: `name`, `birthdate`, `password`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * Solution of a challenge of `getBotChallenge`: the base64 payload of ALTCHA, or the token of reCAPTCHA. 403 `bot_check_failed` without one, unless the portal runs without bot protection.
                 * @example eyJjaGFsbGVuZ2UiOnt9fQ
                 */
                "X-Bot-Solution"?: components["parameters"]["BotSolution"];
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
                    "application/json": SignedIn;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** `ticket_expired`: there is no proof, or it is not valid any more. `validation_failed` with `fields.password`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    sendOwnCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ended;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** `password_wrong`, `password_same`, `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`), `validation_failed`; `fields` names the field. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    sendNewPhoneCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            /** The session with the new phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionView;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`); `fields` says which code. `validation_failed` with `fields.phone`: the customer has this phone already. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StepUpRequest;
            };
        };
        responses: {
            /** The proof is fresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FreshProof;
                };
            };
            400: components["responses"]["BadRequest"];
            /** `passkey_refused`: the challenge is expired or used, or the passkey is not the customer's. `unauthorized`: nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** `password_wrong`; `otp_wrong` (with `tries_left`), `otp_expired`, `otp_locked` (with `retry_after`); `passkeys_unavailable`. */
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    freezeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** How many other sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ended;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sessions, the one seen last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeviceSessionList;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * The session to end, by its `id` in `listSessions`.
                 * @example 3f9c0a51d2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has ended. */
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** How many sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ended;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
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
            502: components["responses"]["Unavailable"];
            504: components["responses"]["TooSlow"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
            /** `passkey_refused`: the challenge is expired, used or another's, or the credential does not answer it. `unauthorized`: nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What to give to `navigator.credentials.create`. */
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What to give to `navigator.credentials.get`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequest;
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
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Shows that a script of this site sends the write: no form of another site can set it.
                 * @example muddat-web
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
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
                /**
                 * What the protected call does; a solution for another action is refused.
                 * @example send-code
                 */
                action: BotAction;
            };
            header?: {
                /**
                 * Language of messages: `ru` (the default), or `uz` or `oz` for Uzbek; also a list, as browsers send it.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The challenge of the protection with which the portal runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BotChallenge;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
        };
    };
}

/** Arguments of `endSession`. */
export interface EndSessionArgs {
  /** The session to end, by its `id` in `listSessions`. */
  id: NonNullable<operations['endSession']['parameters']['path']>['id'];
}
/** Arguments of `deletePasskey`. */
export interface DeletePasskeyArgs {
  /** `id` of the passkey from `listPasskeys`; not the id of the WebAuthn credential. */
  id: NonNullable<operations['deletePasskey']['parameters']['path']>['id'];
}
/** Arguments of `getBotChallenge`. */
export interface GetBotChallengeArgs {
  /** What the protected call does; a solution for another action is refused. */
  action: NonNullable<operations['getBotChallenge']['parameters']['query']>['action'];
}

/** The methods of the gateway API, one for each operation of its contract. */
export interface GatewayApi {
  /**
   * Get the session of this browser.
   *
   * Says who is signed in, for a page that loads; a guest gets 200 too. The profile is at most five minutes old. `ended` is there if this very request found that the session is over.
   *
   * Errors by code: `validation_failed` (400), `internal` (500).
   */
  getSession(args?: NoArguments, options?: RequestOptions): Promise<SessionView>;
  /**
   * Sign in.
   *
   * Signs in by phone with a password or a code, by the proof of a phone that this browser holds, or by a passkey. The session gets a
   * new id, and the one before in this browser ends.
   *
   * A right code of a phone that nobody registered is refused as `registration_needed` (422), and the proof of that phone is kept for
   * `register`. After many failed attempts a bot check is demanded (action `sign-in`).
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `invalid_credentials` (401), `passkey_refused` (401), `origin_not_allowed` (403), `bot_check_failed` (403), `body_too_large` (413), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `registration_needed` (422), `ticket_expired` (422), `passkeys_unavailable` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  login(args: LoginRequest, options?: RequestOptions): Promise<SignedIn>;
  /**
   * Sign out.
   *
   * Ends the session of this browser and revokes its tokens. It works for a guest too, and ends the session even if the auth provider does not answer.
   *
   * Errors by code: `validation_failed` (400), `origin_not_allowed` (403), `rate_limited` (429), `internal` (500).
   */
  logout(args?: NoArguments, options?: RequestOptions): Promise<SessionView>;
  /**
   * Refresh the tokens of the session.
   *
   * Renews the tokens of the session now. The gateway does this by itself when they are about to expire, so a page rarely needs it. 401 `unauthorized` with `ended` if the auth provider refuses.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  refreshSession(args?: NoArguments, options?: RequestOptions): Promise<SessionView>;
  /**
   * Send a one-time code to a phone.
   *
   * Sends a code to somebody who is not signed in. The response is the same whether or not the phone is registered. Needs a bot check with the action `send-code`, `registration` or `reset`, for the purpose `sign-in`, `register` or `reset`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `origin_not_allowed` (403), `bot_check_failed` (403), `body_too_large` (413), `rate_limited` (429), `resend_too_early` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  sendCode(args: SendCodeRequest, options?: RequestOptions): Promise<SentCode>;
  /**
   * Prove a phone with a correct code.
   *
   * Exchanges a right code for a proof of the phone, which `register`, `login` and `resetPassword` take. The proof stays in a cookie that no script can read, for 15 minutes and one use.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `origin_not_allowed` (403), `bot_check_failed` (403), `body_too_large` (413), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  verifyCode(args: VerifyCodeRequest, options?: RequestOptions): Promise<Proven>;
  /**
   * Get the phone proof of this browser.
   *
   * Says which proof of a phone this browser holds, so that a page that is loaded anew continues with the right step. A guest may ask.
   *
   * Errors by code: `validation_failed` (400), `internal` (500).
   */
  getProof(args?: NoArguments, options?: RequestOptions): Promise<ProofAnswer>;
  /**
   * Delete the phone proof of this browser.
   *
   * Makes this browser drop its proof of a phone, for somebody who wants to start with another phone. It succeeds also if there is none.
   *
   * Errors by code: `validation_failed` (400), `origin_not_allowed` (403), `rate_limited` (429), `internal` (500).
   */
  forgetProof(args?: NoArguments, options?: RequestOptions): Promise<undefined>;
  /**
   * Register with the proof of a phone, and sign in.
   *
   * Registers the phone that this browser has proved (`verifyCode`, or a refused `login`), and signs in. A refused field leaves the proof valid. Needs a bot check with the action `registration`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `origin_not_allowed` (403), `bot_check_failed` (403), `already_registered` (409), `body_too_large` (413), `ticket_expired` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  register(args: RegisterRequest, options?: RequestOptions): Promise<SignedIn>;
  /**
   * Set a new password with the proof of a phone, and sign in.
   *
   * Sets a new password for the phone that this browser has proved with the purpose `reset`. Ends every session of the customer and signs in anew. Needs a bot check with the action `reset`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `origin_not_allowed` (403), `bot_check_failed` (403), `body_too_large` (413), `ticket_expired` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  resetPassword(args: ResetPasswordRequest, options?: RequestOptions): Promise<SignedIn>;
  /**
   * Send a one-time code to the customer's own phone.
   *
   * Sends a code to the present phone of the signed-in customer, for `changePassword`, `changePhone` or `stepUp`. Needs no bot check; the number of codes is limited per customer.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `body_too_large` (413), `rate_limited` (429), `resend_too_early` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  sendOwnCode(args: OwnCodeRequest, options?: RequestOptions): Promise<SentCode>;
  /**
   * Change the password.
   *
   * Needs exactly one proof: the current password, or a code of `sendOwnCode` with the purpose `password`. All other sessions of the customer end; this one continues under a new id.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `body_too_large` (413), `validation_failed` (422), `password_wrong` (422), `password_same` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  changePassword(args: ChangePasswordRequest, options?: RequestOptions): Promise<Ended>;
  /**
   * Send a one-time code to the new phone.
   *
   * First step of a change of phone: sends a code to the new phone. The response is the same if somebody has that phone already.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `body_too_large` (413), `rate_limited` (429), `resend_too_early` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  sendNewPhoneCode(args: NewPhoneCodeRequest, options?: RequestOptions): Promise<SentCode>;
  /**
   * Change the phone.
   *
   * Needs a code of both phones: `code` came to the present phone (`sendOwnCode` with the purpose `phone`), `new_code` to the new one (`sendNewPhoneCode`). The session continues under a new id.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `body_too_large` (413), `validation_failed` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  changePhone(args: ChangePhoneRequest, options?: RequestOptions): Promise<SessionView>;
  /**
   * Confirm the customer's identity again.
   *
   * The customer proves again who they are, which counts for five minutes. Call it after a refusal with 403 `fresh_proof_required`, by
   * one of its `methods`, then send the refused call again. A code is sent by `sendOwnCode` with the purpose `proof`; a passkey answers
   * a challenge of `passkeySignInOptions`. The proof belongs to this session alone, which continues under a new id.
   *
   * A sign-in of the last five minutes is enough for: deleting a passkey, ending other sessions, and, in the billing API, deleting a
   * card, a withdrawal, agreeing to automatic debits, and paying a large sum from the balance. It is not enough for: adding a passkey,
   * requesting and fetching the copy of all data, deleting the account, the address of the payment calendar, and switching off messages
   * about payments or orders.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `passkey_refused` (401), `origin_not_allowed` (403), `body_too_large` (413), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `password_wrong` (422), `passkeys_unavailable` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  stepUp(args: StepUpRequest, options?: RequestOptions): Promise<FreshProof>;
  /**
   * Freeze the account.
   *
   * "It was not me": ends every session of the customer, this one too, and lets no money move until they sign in and prove who they are by a code or a passkey (`stepUp`). Needs no fresh proof, so that one press is enough.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  freezeAccount(args?: NoArguments, options?: RequestOptions): Promise<Ended>;
  /**
   * List the customer's sessions.
   *
   * Returns every browser in which the customer is signed in, the one seen last first; this one has `current`. There are no pages.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listSessions(args?: NoArguments, options?: RequestOptions): Promise<DeviceSessionList>;
  /**
   * End one session of the customer.
   *
   * Signs the customer out in one browser. Ending another session than the own one needs a proof or sign-in of the last five minutes; ending the own one is a sign-out.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `fresh_proof_required` (403), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  endSession(args: EndSessionArgs, options?: RequestOptions): Promise<undefined>;
  /**
   * End all other sessions of the customer.
   *
   * Signs the customer out everywhere but in this browser. Needs a proof or sign-in of the last five minutes.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `fresh_proof_required` (403), `rate_limited` (429), `internal` (500).
   */
  endOtherSessions(args?: NoArguments, options?: RequestOptions): Promise<Ended>;
  /**
   * List the customer's passkeys.
   *
   * Returns all passkeys of the signed-in customer, oldest first. There are no pages: a customer has at most 20.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  listPasskeys(args?: NoArguments, options?: RequestOptions): Promise<PasskeyList>;
  /**
   * Save a new passkey.
   *
   * Second step of adding a passkey: stores the credential with which the browser answered a challenge of `passkeyOptions`. A challenge takes one answer. Needs a proof (`stepUp`) of the last five minutes; a sign-in is not enough.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `passkey_refused` (401), `origin_not_allowed` (403), `fresh_proof_required` (403), `body_too_large` (413), `passkeys_unavailable` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  addPasskey(args: AddPasskeyRequest, options?: RequestOptions): Promise<Passkey>;
  /**
   * Begin to add a passkey.
   *
   * First step of adding a passkey: returns what `navigator.credentials.create` needs, with a challenge that is valid for 5 minutes. Needs a proof (`stepUp`) of the last five minutes; a sign-in is not enough.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `fresh_proof_required` (403), `passkeys_unavailable` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  passkeyOptions(args?: NoArguments, options?: RequestOptions): Promise<PasskeyCreation>;
  /**
   * Begin to sign in by passkey.
   *
   * First step of a sign-in or proof by passkey: returns what `navigator.credentials.get` needs. Its answer goes to `login` or `stepUp`. The options name nobody, so anybody may ask.
   *
   * Errors by code: `validation_failed` (400), `origin_not_allowed` (403), `passkeys_unavailable` (422), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  passkeySignInOptions(args?: NoArguments, options?: RequestOptions): Promise<PasskeyRequest>;
  /**
   * Delete a passkey.
   *
   * Removes one passkey of the customer; sessions that began with it continue. Needs a proof or sign-in of the last five minutes.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `origin_not_allowed` (403), `fresh_proof_required` (403), `not_found` (404), `rate_limited` (429), `internal` (500), `upstream_unavailable` (502), `upstream_timeout` (504).
   */
  deletePasskey(args: DeletePasskeyArgs, options?: RequestOptions): Promise<undefined>;
  /**
   * Get the bot check to solve before a form.
   *
   * Returns what a browser must solve before a protected call is accepted. Fetch it shortly before that call, and send the solution in `X-Bot-Solution`: it works once, for a call of the same action.
   *
   * Errors by code: `validation_failed` (400), `rate_limited` (429), `internal` (500).
   */
  getBotChallenge(args: GetBotChallengeArgs, options?: RequestOptions): Promise<BotChallenge>;
}

/** The problem codes that each operation may be refused with. */
export interface GatewayProblemCodes {
  getSession: 'internal' | 'validation_failed';
  login: 'body_too_large' | 'bot_check_failed' | 'internal' | 'invalid_credentials' | 'malformed_json' | 'origin_not_allowed' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'passkey_refused' | 'passkeys_unavailable' | 'rate_limited' | 'registration_needed' | 'ticket_expired' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  logout: 'internal' | 'origin_not_allowed' | 'rate_limited' | 'validation_failed';
  refreshSession: 'internal' | 'origin_not_allowed' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  sendCode: 'body_too_large' | 'bot_check_failed' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'rate_limited' | 'resend_too_early' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  verifyCode: 'body_too_large' | 'bot_check_failed' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'rate_limited' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  getProof: 'internal' | 'validation_failed';
  forgetProof: 'internal' | 'origin_not_allowed' | 'rate_limited' | 'validation_failed';
  register: 'already_registered' | 'body_too_large' | 'bot_check_failed' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'rate_limited' | 'ticket_expired' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  resetPassword: 'body_too_large' | 'bot_check_failed' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'rate_limited' | 'ticket_expired' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  sendOwnCode: 'body_too_large' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'rate_limited' | 'resend_too_early' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  changePassword: 'body_too_large' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'password_same' | 'password_wrong' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  sendNewPhoneCode: 'body_too_large' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'rate_limited' | 'resend_too_early' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  changePhone: 'body_too_large' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  stepUp: 'body_too_large' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'passkey_refused' | 'passkeys_unavailable' | 'password_wrong' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  freezeAccount: 'internal' | 'origin_not_allowed' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  listSessions: 'internal' | 'unauthorized' | 'validation_failed';
  endSession: 'fresh_proof_required' | 'internal' | 'not_found' | 'origin_not_allowed' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  endOtherSessions: 'fresh_proof_required' | 'internal' | 'origin_not_allowed' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listPasskeys: 'internal' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  addPasskey: 'body_too_large' | 'fresh_proof_required' | 'internal' | 'malformed_json' | 'origin_not_allowed' | 'passkey_refused' | 'passkeys_unavailable' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  passkeyOptions: 'fresh_proof_required' | 'internal' | 'origin_not_allowed' | 'passkeys_unavailable' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  passkeySignInOptions: 'internal' | 'origin_not_allowed' | 'passkeys_unavailable' | 'rate_limited' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  deletePasskey: 'fresh_proof_required' | 'internal' | 'not_found' | 'origin_not_allowed' | 'rate_limited' | 'unauthorized' | 'upstream_timeout' | 'upstream_unavailable' | 'validation_failed';
  getBotChallenge: 'internal' | 'rate_limited' | 'validation_failed';
}

/** What the problems of a code add to the body; `operation.code` where one operation adds something of its own. */
export interface GatewayProblemData {
  'bot_check_failed': BotCheckFailedData;
  'fresh_proof_required': FreshProofRequiredData;
  'otp_locked': OtpLockedData;
  'otp_wrong': OtpWrongData;
  'rate_limited': RateLimitedData;
  'registration_needed': RegistrationNeededData;
  'resend_too_early': ResendTooEarlyData;
  'unauthorized': UnauthorizedData;
  'upstream_unavailable': UpstreamUnavailableData;
}
