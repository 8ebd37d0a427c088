import type { Answer } from '../send/send.ts';
import type { Caller } from './caller.ts';

/** Calls in the order in which a client makes them, for operations that single requests do not reach. */
export type Flow = {
  /** The operations that the flow is for; without one of them in a run it is left out. */
  readonly operations: readonly string[];
  /** What the backend or its data must have, and the option that gives it: for the report, if an operation was not reached. */
  readonly needs: string;
  run(context: FlowContext): Promise<void>;
};

export type FlowContext = {
  /** The customer of the run. */
  readonly main: Caller;
  readonly phone: string;
  readonly password: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  /** The code that a successful answer has sent to a phone; undefined without one. */
  codeAfter(answer: Answer | null, phone: string): Promise<string | undefined>;
  /** Calls `work` when the time has passed, if the run takes as long. */
  later(ms: number, work: () => Promise<unknown>): void;
  /** Signs another customer in; null if that is not possible. */
  signIn(username: string, password: string): Promise<Caller | null>;
  /** A phone that nobody has. */
  newPhone(): string;
  /** A card that nobody has saved, unless an option names one. */
  newCard(): { readonly number: string; readonly expiry: string };
  readonly documentCode: string | undefined;
  readonly blockedCustomer: { readonly username: string; readonly password: string };
};
