import type { Page, PagedCall } from './client/answers.ts';
import { nextPageArguments } from './client/api-call.ts';
import type { CallOptions } from './client/call-options.ts';
import type { MuddatClient } from './client/create-muddat-client.ts';
import { isRead, type Operation } from './client/split-arguments.ts';
import type { authOperations } from './generated/auth-operations.ts';
import type { billingOperations } from './generated/billing-operations.ts';
import type { builderOperations } from './generated/builder-operations.ts';
import type { installmentOperations } from './generated/installment-operations.ts';
import type { mobileOperations } from './generated/mobile-operations.ts';

type Tables = {
  auth: typeof authOperations;
  installment: typeof installmentOperations;
  mobile: typeof mobileOperations;
  builder: typeof builderOperations;
  billing: typeof billingOperations;
};
type Method = (...args: never[]) => PromiseLike<unknown>;
type ResultOf<M extends Method> = Awaited<ReturnType<M>>;
type ArgsOf<M extends Method> = NonNullable<Parameters<M>[0]>;
/** The first argument of a method, which may be left out where the method's may. */
type Arguments<M extends Method> = Parameters<M> extends [infer Args, ...unknown[]] ? [args: Args] : [args?: ArgsOf<M>];

/** The key of the data of one call. Its beginning, such as `['muddat', 'installment']`, stands for everything that begins so. */
export type MuddatQueryKey<Args> = readonly [root: 'muddat', api: string, operation: string, args: Args];

/** Options for `useQuery`, `prefetchQuery` and whatever else takes one query. */
export interface MuddatQuery<Args, Result> {
  queryKey: MuddatQueryKey<Args>;
  /** Rejects with ApiError. The request ends when nothing needs its data any more. */
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
}

/** Options for `useInfiniteQuery`, one page of the list after another. */
export interface MuddatPages<Args, Result> {
  /** The key of the single query with `pages` after it, so that invalidating the query invalidates its pages as well. */
  queryKey: readonly [...MuddatQueryKey<Args>, 'pages'];
  /** Rejects with ApiError. The request ends when nothing needs its data any more. */
  queryFn: (context: { signal: AbortSignal; pageParam: Args }) => Promise<Result>;
  initialPageParam: Args;
  /** The arguments of the next page; null after the last. */
  getNextPageParam: (lastPage: Result, allPages: Result[], lastPageParam: Args) => Args | null;
}

/** Options for `useMutation`. */
export interface MuddatMutation<Variables, Result> {
  mutationKey: readonly [root: 'muddat', api: string, operation: string];
  /** Rejects with ApiError. */
  mutationFn: (args: Variables) => Promise<Result>;
  /**
   * A write that TanStack Query repeats would get a new idempotency key, and money could move twice. The client's own `retry` repeats it
   * under the same key.
   */
  retry: false;
}

/** Makes the options for `useQuery` of one reading operation. */
export type MuddatRead<M extends Method> = (...args: Arguments<M>) => MuddatQuery<ArgsOf<M>, ResultOf<M>>;

/** The options of one reading operation whose answer is a page of a list. */
export interface MuddatPagedRead<M extends Method> extends MuddatRead<M> {
  /** Options for `useInfiniteQuery`. With `cursor` or `page` among its arguments a list begins there. */
  pages(...args: Arguments<M>): MuddatPages<ArgsOf<M>, ResultOf<M>>;
}

/** The options of one writing operation. */
export interface MuddatWrite<M extends Method> {
  /** Options for `useMutation`. The options given here are those of each of its calls. */
  mutation(
    options?: NonNullable<Parameters<M>[1]>,
  ): MuddatMutation<Parameters<M> extends [infer Args, ...unknown[]] ? Args : ArgsOf<M> | undefined, ResultOf<M>>;
}

type OptionsOf<M, Operation> = M extends Method
  ? Operation extends { method: 'get' }
    ? ReturnType<M> extends PagedCall<Page>
      ? MuddatPagedRead<M>
      : MuddatRead<M>
    : MuddatWrite<M>
  : never;
/** A file is a stream that can be read once: nothing to keep in a cache. */
type WithoutFiles<Table> = { [Name in keyof Table]: Table[Name] extends { file: true } ? never : Name }[keyof Table];
// Maps that are homomorphic keep the documentation of the methods, also on hover.
type MapMethods<Methods, Table> = {
  readonly [Name in keyof Methods]: OptionsOf<Methods[Name], Name extends keyof Table ? Table[Name] : never>;
};
type MapApi<Api, Table> = MapMethods<Pick<Api, keyof Api & WithoutFiles<Table>>, Table>;

/** The query and mutation options of each operation, under the names of the client. */
export type MuddatQueries<Client> = {
  readonly [Api in keyof Client]: Api extends keyof Tables ? MapApi<Client[Api], Tables[Api]> : never;
};

type LooseMethod = { (args: object, options: CallOptions): Promise<unknown>; operation?: Operation };

function readOptions(key: readonly string[], method: LooseMethod) {
  const query = (args: object = {}) => ({
    queryKey: [...key, args],
    queryFn: ({ signal }: { signal: AbortSignal }) => method(args, { signal }),
  });
  const pages = (args: object = {}) => ({
    queryKey: [...key, args, 'pages'],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: object }) => method(pageParam, { signal }),
    initialPageParam: args,
    getNextPageParam: (lastPage: unknown, _allPages: unknown[], lastPageParam: object) => nextPageArguments(lastPageParam, lastPage),
  });
  return Object.assign(query, { pages });
}

const writeOptions = (key: readonly string[], method: LooseMethod) => ({
  mutation: (options: CallOptions = {}) => ({
    mutationKey: key,
    mutationFn: (args: object = {}) => method(args, options),
    retry: false,
  }),
});

function optionsOf(key: readonly string[], method: LooseMethod) {
  const { operation } = method;
  if (operation === undefined) throw new TypeError(`${key.join('.')} is no method of a client of this package`);
  if (operation.file === true) return [];
  return [isRead(operation) ? readOptions(key, method) : writeOptions(key, method)];
}

/**
 * Options for TanStack Query 5, of a client with all APIs or with those that you give, such as `{ billing: createBillingClient(...) }`.
 * There is no hook inside: pass them to those of React, Vue, Solid or Svelte, or to a QueryClient. Reads are `queries.<api>.<operation>(args)`
 * and, for lists, `.pages(args)`; writes are `queries.<api>.<operation>.mutation()`. Operations that answer a file have none.
 *
 * The keys name neither the customer nor the language: clear the QueryClient when one of them changes. Data and arguments are typed;
 * TanStack's own `queryOptions()` around them also types `getQueryData`. TanStack Query repeats failed reads three times of its own
 * accord, each with the client's repetitions: set `retry` in one of the two places.
 *
 * @throws TypeError for methods that no function of this package has made.
 *
 * @example
 * const queries = createQueryOptions(createMuddatClient({ environment: 'sandbox', getAccessToken: session }));
 * const order = useQuery(queries.installment.getOrder({ id }));
 * const orders = useInfiniteQuery(queries.installment.listOrders.pages());
 * const pay = useMutation(queries.billing.createPayment.mutation());
 */
export function createQueryOptions<Client extends Partial<MuddatClient>>(client: Client): MuddatQueries<Client>;
export function createQueryOptions(client: Record<string, Record<string, LooseMethod>>): object {
  const apis = Object.entries(client).map(([api, methods]) => {
    const options = Object.entries(methods).flatMap(([name, method]) =>
      optionsOf(['muddat', api, name], method).map((made) => [name, made] as const),
    );
    return [api, Object.fromEntries(options)] as const;
  });
  return Object.fromEntries(apis);
}
