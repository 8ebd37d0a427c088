import type { Api } from '@muddat/app-shell';
import { ApiError, type GatewayClient } from '@muddat/sdk';
import * as v from 'valibot';
import type { ProofMethod } from './proof.machine.ts';

/** What the customer is asked while a call waits. */
export type ProofQuestion = { methods: readonly ProofMethod[]; settle: (proven: boolean) => void };

/**
 * Where calls wait until the customer has shown who they are. One question stands at a time, and all that wait get its answer. Without
 * somebody who listens nobody can be asked, so the answer is no.
 */
export type ProofDesk = {
  ask(methods: readonly ProofMethod[]): Promise<boolean>;
  /** The question that stands, or null. */
  current(): ProofQuestion | null;
  subscribe(listener: () => void): () => void;
};

export function createProofDesk(): ProofDesk {
  const listeners = new Set<() => void>();
  let question: ProofQuestion | null = null;
  let answer: Promise<boolean> | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask(methods) {
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

const Method = v.picklist(['code', 'password', 'passkey']);
const WantsProof = v.object({ code: v.literal('fresh_proof_required'), methods: v.fallback(v.array(Method), ['code', 'password']) });

/** The ways that are open where a call wants a fresh proof; null where it was refused for something else. */
function methodsWanted(error: unknown): readonly ProofMethod[] | null {
  const refusal = v.safeParse(WantsProof, error instanceof ApiError ? error.data : null);
  return refusal.success ? refusal.output.methods : null;
}

/**
 * A client whose calls are sent once more, with the same arguments, when they were refused for want of a fresh proof and the customer has
 * given one. Without one the refusal stays as it was. `unasked`: calls that pages make by themselves, whose refusal they show.
 */
export function afterProof<Client extends object>(client: Client, ask: ProofDesk['ask'], unasked: readonly (keyof Client)[] = []): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function' || unasked.some((one) => one === name)) return call;
      return (...args: unknown[]): unknown => {
        const send = (): unknown => Reflect.apply(call, target, args);
        const answer = send();
        if (!(answer instanceof Promise)) return answer;
        return answer.catch(async (error: unknown) => {
          const methods = methodsWanted(error);
          if (methods === null || !(await ask(methods))) throw error;
          return send();
        });
      };
    },
  });
}

/** The clients of a page whose calls may want a fresh proof, and the desk where they wait for it. */
export function withProofs({ api, auth }: { api: Api; auth: GatewayClient }): { api: Api; auth: GatewayClient; proofs: ProofDesk } {
  const proofs = createProofDesk();
  return {
    api: { ...api, billing: afterProof(api.billing, proofs.ask), installment: afterProof(api.installment, proofs.ask, ['getCalendar']) },
    auth: afterProof(auth, proofs.ask),
    proofs,
  };
}
