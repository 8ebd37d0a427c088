// The subpath `@muddat/sdk/testing`, for the tests of those who use the client. It needs `msw`, an optional peer dependency.
import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { environmentUrl } from './client/base-urls.ts';
import type { AnswerOf, ClientOperation } from './fixtures/fixtures.ts';
import { knownOperation, knownOperations } from './fixtures/known-operations.ts';
import { ProblemFixture } from './fixtures/problem-fixture.ts';

export { type AnswerOf, type ClientOperation, fixtures } from './fixtures/fixtures.ts';
export type { Problem } from './fixtures/operation-facts.ts';
export { type ProblemFixture, type ProblemTexts, problemFixture } from './fixtures/problem-fixture.ts';

const ANY_ADDRESS = '*';

const isResolver = (answer: unknown): answer is HttpResponseResolver => typeof answer === 'function';

function response(status: number, answer: unknown): Response {
  if (answer instanceof ProblemFixture) return response(answer.status, answer.body);
  if (answer === undefined) return new HttpResponse(null, { status });
  if (answer instanceof Blob) return new HttpResponse(answer, { status, headers: { 'Content-Type': answer.type } });
  return new HttpResponse(JSON.stringify(answer), { status, headers: { 'Content-Type': 'application/json' } });
}

function firstExample(name: string): unknown {
  const { file, examples } = knownOperation(name);
  return file === undefined ? Object.values(examples)[0] : new Blob([file.text], { type: file.type });
}

function handler(name: string, baseUrl: string, answer: unknown): HttpHandler {
  const { api, method, path, status } = knownOperation(name);
  const address = baseUrl === ANY_ADDRESS ? `${ANY_ADDRESS}/${api}` : environmentUrl({ baseUrl }, api);
  const resolver = isResolver(answer) ? answer : () => response(status, answer);
  return http[method](`${address}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver);
}

/**
 * MSW's handlers for all operations of `createMuddatClient`, each of which answers the first example of its contract. For a client with
 * `environment`. Throws TypeError unless the address is an absolute one.
 *
 * @param baseUrl The address below which `/auth`, `/installment`, `/mobile`, `/builder` and `/billing` are; any address when left out.
 *
 * @example
 * const server = setupServer(...createHandlers());
 */
export const createHandlers = (baseUrl: string = ANY_ADDRESS): HttpHandler[] =>
  [...knownOperations.keys()].map((name) => handler(name, baseUrl, firstExample(name)));

/**
 * MSW's handler for one operation, for `server.use`.
 *
 * @param answer A success, a problem of `problemFixture`, or a resolver of MSW, which makes the answer from the request.
 * @param baseUrl As for `createHandlers`.
 *
 * @example
 * server.use(handlerFor('billing.getPayment', fixtures.billing.getPayment.succeeded));
 */
export const handlerFor = <Name extends ClientOperation>(
  operation: Name,
  answer: AnswerOf<NoInfer<Name>> | ProblemFixture<NoInfer<Name>> | HttpResponseResolver,
  baseUrl: string = ANY_ADDRESS,
): HttpHandler => handler(operation, baseUrl, answer);
