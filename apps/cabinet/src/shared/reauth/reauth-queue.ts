import type { Api } from '@muddat/app-shell';
import { ApiError, type GatewayClient } from '@muddat/sdk';
import * as v from 'valibot';
import type { ReauthMethod } from './reauth.machine.ts';

/** A request to show the re-authentication dialog with the accepted methods. `settle` ends it for all calls that wait for it. */
export type ReauthRequest = { methods: readonly ReauthMethod[]; settle: (proven: boolean) => void };

/**
 * Lets calls wait until the customer has re-authenticated. There is one dialog at a time, and its result goes to all waiting calls.
 * If nothing is subscribed that could show the dialog, `request` resolves to false immediately.
 */
export type ReauthQueue = {
  request(methods: readonly ReauthMethod[]): Promise<boolean>;
  /** The request whose dialog is open, or null. */
  current(): ReauthRequest | null;
  subscribe(listener: () => void): () => void;
};

export function createReauthQueue(): ReauthQueue {
  const listeners = new Set<() => void>();
  let question: ReauthRequest | null = null;
  let answer: Promise<boolean> | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    request(methods) {
      if (listeners.size === 0) return Promise.resolve(false);
      answer ??= new Promise((resolve) => {
        question = {
          methods,
          settle: (proven) => {
            question = null;
            answer = null;
            tell();
            resolve(proven);
          },
        };
        tell();
      });
      return answer;
    },
    current: () => question,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const methodSchema = v.picklist(['code', 'password', 'passkey']);
const reauthRequiredSchema = v.object({
  code: v.literal('fresh_proof_required'),
  methods: v.fallback(v.array(methodSchema), ['code', 'password']),
});

/** The accepted methods if a call was refused for lack of a re-authentication; null for any other error. */
function requiredMethods(error: unknown): readonly ReauthMethod[] | null {
  const refusal = v.safeParse(reauthRequiredSchema, error instanceof ApiError ? error.data : null);
  return refusal.success ? refusal.output.methods : null;
}

/**
 * Wraps a client: a call that was refused for lack of a re-authentication is sent once more after the customer has proven their identity.
 * If the customer does not, the call rejects with its first error. `unasked`: calls that pages send by themselves; they never open the
 * dialog.
 */
export function retryAfterReauth<Client extends object>(
  client: Client,
  ask: ReauthQueue['request'],
  unasked: readonly (keyof Client)[] = [],
): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function' || unasked.some((one) => one === name)) return call;
      return (...args: unknown[]): unknown => {
        const send = (): unknown => Reflect.apply(call, target, args);
        const answer = send();
        if (!(answer instanceof Promise)) return answer;
        return answer.catch(async (error: unknown) => {
          const methods = requiredMethods(error);
          if (methods === null || !(await ask(methods))) throw error;
          return send();
        });
      };
    },
  });
}

/** Wraps the clients of a page, so that calls which require a re-authentication wait for it; also returns the queue where they wait. */
export function withReauth({ api, auth }: { api: Api; auth: GatewayClient }): { api: Api; auth: GatewayClient; reauth: ReauthQueue } {
  const reauth = createReauthQueue();
  return {
    api: {
      ...api,
      billing: retryAfterReauth(api.billing, reauth.request),
      installment: retryAfterReauth(api.installment, reauth.request, ['getCalendar']),
    },
    auth: retryAfterReauth(auth, reauth.request),
    reauth,
  };
}
