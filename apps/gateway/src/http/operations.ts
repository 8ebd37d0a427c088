import type { gateway } from '@muddat/sdk/types';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Operations = gateway.operations;
type OperationId = keyof Operations;
type JsonOf<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never;
type SuccessOf<Responses> = JsonOf<Responses[(200 | 201) & keyof Responses]>;

/** What a call of the gateway's contract takes as its body. */
export type BodyOf<Id extends OperationId> = JsonOf<NonNullable<Operations[Id]['requestBody']>>;
/** What it answers when it succeeds. */
export type AnswerOf<Id extends OperationId> = SuccessOf<Operations[Id]['responses']>;
/** Answers as the contract says; what has no body, and the provider's refusals, go out by the reply. Problems are thrown. */
export type Handler<Id extends OperationId> = (request: FastifyRequest, reply: FastifyReply) => Promise<AnswerOf<Id> | FastifyReply>;
