// The subpath `@muddat/sdk/testing`, for the tests of those who use the client. It needs `msw`, an optional peer dependency.
export { type AnswerOf, type ClientOperation, fixtures } from './fixtures/fixtures.ts';
export { createHandlers, handlerFor } from './fixtures/handlers.ts';
export type { Problem } from './fixtures/operation-facts.ts';
export { ProblemFixture, type ProblemTexts, problemFixture } from './fixtures/problem-fixture.ts';
