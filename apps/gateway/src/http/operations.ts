import type { gateway } from '@muddat/sdk/types';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Operations = gateway.operations;
type OperationId = keyof Operations;
type JsonOf<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never;
type SuccessOf<Responses> = JsonOf<Responses[(200 | 201) & keyof Responses]>;

/** The request body of a call of the gateway's contract. */
export type RequestBodyOf<Id extends OperationId> = JsonOf<NonNullable<Operations[Id]['requestBody']>>;
/** The body of the call's successful response. */
export type ResponseOf<Id extends OperationId> = SuccessOf<Operations[Id]['responses']>;
/** Returns the contract's response. Responses without a body and the provider's refusals are sent by the reply; problems are thrown. */
export type OperationHandler<Id extends OperationId> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ResponseOf<Id> | FastifyReply>;
