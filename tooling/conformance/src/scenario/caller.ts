import { isJson, type Json } from '../contract/json.ts';
import type { Operation } from '../contract/read-contract.ts';
import { bodyTypeOf, expectationOf } from '../generate/cases.ts';
import { type Input, withKey } from '../generate/input.ts';
import { toRequest } from '../send/request.ts';
import type { Answer } from '../send/send.ts';
import type { Session } from '../send/session.ts';

/** A successful answer, with the idempotency key that was sent. */
export type Success = Answer & { readonly key: string };

/** Calls of one customer, as a client makes them. */
export type Caller = {
  /**
   * Sends a request and returns a successful answer, else null. Values that are undefined are left out. Sends nothing if the contract does
   * not allow the request, for example because an earlier answer lacks the id.
   */
  call(name: string, input?: Partial<Input>): Promise<Success | null>;
};

type CallerOptions = {
  /** The operations that the run may call, by name. */
  readonly operations: ReadonlyMap<string, Operation>;
  newKey(): string;
};

export const createCaller = (session: Session, { operations, newKey }: CallerOptions): Caller => ({
  async call(name, { path = {}, query = {}, header = {}, body } = {}) {
    const operation = operations.get(name);
    if (operation === undefined) return null;
    const key = newKey();
    const parameters = { path: definedMembers(path), query: definedMembers(query), header: definedMembers(header) };
    const input = withKey(operation, body === undefined ? parameters : { ...parameters, body: withoutUndefined(body) }, key);
    const mediaType = bodyTypeOf(operation);
    const request = toRequest(operation, input, mediaType);
    if (request === null || expectationOf(operation, mediaType, input) === 'refused') return null;
    const token = operation.access === 'none' ? 'none' : 'customer';
    const answer = await session.send({ operation, what: 'made from earlier answers', token, request, expected: 'declared' });
    return 'failure' in answer || answer.status >= 300 ? null : { ...answer, key };
  },
});

/** Without undefined members, also in nested objects; bytes as they are. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  return isJson(value) && !(value instanceof Uint8Array) ? definedMembers(value) : value;
}

const definedMembers = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, withoutUndefined(item)]),
  );
