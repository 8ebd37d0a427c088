import type { Locale } from '@muddat/i18n';
import type { FastifyRequest } from 'fastify';
import type { ApiName, InputOf, OperationId, ResponseOf } from './api-types.ts';
import type { Context } from './context.ts';

/** `familyId`: identifies the sign-in to which the access token belongs. */
export type Customer = { readonly id: string; readonly phone: string; readonly familyId: string };

/** The arguments of every handler, in addition to the checked parameters and body. */
export type CallInfo = {
  readonly ctx: Context;
  readonly request: FastifyRequest;
  /** The owner of the bearer token; null for a guest and if the contract requires no token. */
  readonly customer: Customer | null;
  readonly locale: Locale;
};

/** Parameters and body as received, before they are checked against the contract. */
export type RawInput = { readonly params: unknown; readonly query: unknown; readonly headers: unknown; readonly body: unknown };

export type OperationResponse = { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** Whether the contract's validators have accepted this input for this operation; they run before the handler is called. */
export type InputGuard = <Api extends ApiName, Id extends OperationId<Api>>(
  api: Api,
  operationId: Id,
  input: RawInput,
) => input is RawInput & InputOf<Api, Id>;

export type Operation = {
  readonly api: ApiName;
  readonly operationId: string;
  run(info: CallInfo, input: RawInput, isValid: InputGuard): Promise<OperationResponse>;
};

/**
 * Binds a handler to an operation of a contract. Input and response have the contract's types. At run time the input is checked against the
 * contract, and the response too, except in production. A handler refuses by throwing a Problem.
 */
export function operation<Api extends ApiName, Id extends OperationId<Api>>(
  api: Api,
  operationId: Id,
  handler: (call: CallInfo & InputOf<Api, Id>) => Promise<ResponseOf<Api, Id>>,
): Operation {
  return {
    api,
    operationId,
    run: async (info, input, isValid) => {
      if (!isValid(api, operationId, input)) throw new TypeError(`${api}.${operationId} was called with an unchecked input`);
      return handler({ ...info, ...input });
    },
  };
}

/** The customer of a call whose operation requires one; the server has already refused other callers with 401. */
export function requireCustomer(customer: Customer | null): Customer {
  if (customer === null) throw new TypeError('this operation must have the security scheme customer in its contract');
  return customer;
}
