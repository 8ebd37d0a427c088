import type { Readable } from 'node:stream';
import type { auth, billing, builder, installment, mobile } from '@muddat/sdk/types';

type Operations = {
  auth: auth.operations;
  installment: installment.operations;
  mobile: mobile.operations;
  builder: builder.operations;
  billing: billing.operations;
};

export type ApiName = keyof Operations;

export type OperationId<Api extends ApiName> = Extract<keyof Operations[Api], string>;

type PropertyOf<T, K extends string> = T extends { [key in K]: infer P }
  ? P
  : T extends { [key in K]?: infer P }
    ? Exclude<P, undefined>
    : Record<never, never>;
type Parameters<O, Kind extends string> = O extends { parameters: infer P } ? NonNullable<PropertyOf<P, Kind>> : Record<never, never>;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Body<O> = O extends { requestBody: infer B }
  ? Content<B>
  : O extends { requestBody?: infer B }
    ? Content<NonNullable<B>> | undefined
    : undefined;

/** Checked parameters, headers (names in lower case, only those of the contract) and body of an operation. */
export type InputOf<Api extends ApiName, Id extends OperationId<Api>> = {
  readonly params: Parameters<Operations[Api][Id], 'path'>;
  readonly query: Parameters<Operations[Api][Id], 'query'>;
  readonly headers: LowerCased<Parameters<Operations[Api][Id], 'header'>>;
  readonly body: Body<Operations[Api][Id]>;
};

type LowerCased<T> = { [K in keyof T as K extends string ? Lowercase<K> : never]: T[K] };

type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<O> = O extends { responses: infer R } ? R : never;
type ResponseWith<Status, R> = R extends { content: { 'application/json': infer B } }
  ? { readonly status: Status; readonly body: B; readonly headers?: Readonly<Record<string, string>> }
  : R extends { content: infer C }
    ? { readonly status: Status; readonly body: C[keyof C] | Buffer | Readable; readonly headers: Readonly<Record<string, string>> }
    : { readonly status: Status; readonly body?: undefined; readonly headers?: Readonly<Record<string, string>> };

/** `{status, body}` for each success response of the contract. A handler refuses by throwing a Problem. */
export type ResponseOf<Api extends ApiName, Id extends OperationId<Api>> = {
  [S in Extract<keyof Responses<Operations[Api][Id]>, SuccessStatus>]: ResponseWith<S, Responses<Operations[Api][Id]>[S]>;
}[Extract<keyof Responses<Operations[Api][Id]>, SuccessStatus>];
