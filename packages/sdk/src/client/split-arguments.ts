/** A body with its type. */
export type Content = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

/** One call of a contract, as the generated tables have it. */
export type Operation = {
  readonly method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Query parameters of a write; a GET's arguments that are not in the path are all its query. */
  readonly query?: readonly string[];
  /** Takes no token. */
  readonly open?: true;
  /** Moves money: has to carry an Idempotency-Key. */
  readonly key?: true;
  /** The body goes form-encoded. */
  readonly form?: true;
  /** The answer is a file, not JSON. */
  readonly file?: true;
  /** Type of the file that is asked for; any when left out. */
  readonly accept?: string;
  /** Sent instead of the arguments that are not in the path. */
  readonly content?: Content;
  /** A failure of the call is ignored. */
  readonly quiet?: true;
};

export type SplitArguments = { path: Map<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> };

export const isRead = (operation: Operation): boolean => operation.method === 'get' || operation.method === 'head';

/** The flat argument by where its fields travel. The contract's check keeps names from clashing. */
export function splitArguments(operation: Operation, args: object): SplitArguments {
  const inPath = new Set([...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const path = new Map<string, unknown>();
  const query: [string, unknown][] = [];
  const body: [string, unknown][] = [];
  for (const [name, value] of new Map<string, unknown>(Object.entries(args))) {
    if (inPath.has(name)) path.set(name, value);
    else if (isRead(operation) || operation.query?.includes(name)) query.push([name, value]);
    else body.push([name, value]);
  }
  return { path, query: Object.fromEntries(query), body: Object.fromEntries(body) };
}
