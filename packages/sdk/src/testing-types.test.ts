import { join } from 'node:path';
import { askTypescript } from '@muddat/openapi-types/ask-typescript';
import { describe, expect, it } from 'vitest';

const typescript = askTypescript(join(import.meta.dirname, 'asked.ts'));
const HEAD = `import { HttpResponse } from 'msw';
import { fixtures, handlerFor, problemFixture } from './testing-support.ts';
void [HttpResponse, fixtures, problemFixture];
`;
const textOf = (answer: string) => `${HEAD}handlerFor('billing.getPayment', ${answer});\nexport {};`;
/** A file with the client and MSW takes about 51 000. */
const MOST_INSTANTIATIONS = 150_000;

describe('the types of handlerFor', () => {
  it.each([
    'fixtures.billing.getPayment.succeeded',
    "problemFixture('billing.getPayment', 'not_found')",
    'async ({ request, params }) => HttpResponse.json({ url: request.url, params })',
  ])('accept %s, and cost the compiler little', (answer) => {
    expect(typescript.errors(textOf(answer))).toEqual([]);
    expect(typescript.instantiations(textOf(answer))).toBeLessThan(MOST_INSTANTIATIONS);
  });

  it.each(['{ amount: 1 }', "problemFixture('billing.createPayment', 'internal')", '() => fixtures.billing.getPayment.succeeded'])(
    'refuse %s, and cost the compiler little',
    (answer) => {
      expect(typescript.errors(textOf(answer))).not.toEqual([]);
      expect(typescript.instantiations(textOf(answer))).toBeLessThan(MOST_INSTANTIATIONS);
    },
  );
});
