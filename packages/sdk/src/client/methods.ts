import type { RetryOption } from '../fetch/retry-policy.ts';
import type { Operation } from './split-arguments.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** For money writes; made by the sdk when left out. It is also on the error, so that the result can be asked for. */
  idempotencyKey?: string;
  /** Cancels the earlier abortable call to the same path. */
  abortable?: boolean;
  timeoutMs?: number;
  retry?: RetryOption;
  /** More headers for this call, such as the portal's `X-Bot-Solution`. */
  headers?: Record<string, string>;
};

type Flat<T> = { [Name in keyof T]: T[Name] };
type RequiredOf<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type PathOf<O> = O extends { parameters: { path: infer P } } ? RequiredOf<P> : unknown;
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? RequiredOf<Q> : unknown;
type ContentOf<C> = C extends { 'application/json': infer B }
  ? B
  : C extends { 'application/x-www-form-urlencoded': infer B }
    ? B
    : unknown;
type BodyOf<O> = O extends { requestBody?: infer R } ? (NonNullable<R> extends { content: infer C } ? ContentOf<C> : unknown) : unknown;

/** Path and query parameters and the body's own fields, flat. */
type ArgumentsOf<O> = Flat<PathOf<O> & QueryOf<O> & BodyOf<O>>;

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206;
type JsonBodyOf<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;
type SuccessBodyOf<R> = { [Status in keyof R]: Status extends SuccessStatus ? JsonBodyOf<R[Status]> : never }[keyof R];
/** The body of a success; undefined where the contract has none. */
type ResultOf<O> = O extends { responses: infer R } ? SuccessBodyOf<R> : never;

type Method<O> =
  Record<never, never> extends ArgumentsOf<O>
    ? (args?: ArgumentsOf<O>, options?: CallOptions) => Promise<ResultOf<O>>
    : (args: ArgumentsOf<O>, options?: CallOptions) => Promise<ResultOf<O>>;

/** The client of one API: a method for each of the contract's operations that is in the table. */
export type Methods<Operations, Table> = { readonly [Id in keyof Table & keyof Operations]: Method<Operations[Id]> };

export type Call = (operation: Operation, args: object, options: CallOptions) => Promise<unknown>;

/**
 * The one place where the wire is trusted to keep the contract: the table and the types are generated from the same document,
 * so each method has the arguments and the result that its operation names.
 */
export function createMethods<Operations, Table extends Record<string, Operation>>(table: Table, call: Call): Methods<Operations, Table>;
export function createMethods(table: Record<string, Operation>, call: Call): object {
  return Object.fromEntries(
    Object.entries(table).map(([id, operation]) => [id, (args: object = {}, options: CallOptions = {}) => call(operation, args, options)]),
  );
}
