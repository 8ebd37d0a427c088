import { expect, test } from 'vitest';
import { findImportErrors } from './boundaries.ts';

test.each([
  ['apps/cabinet/src/domain/card/x.ts', 'openapi-fetch', 1],
  ['packages/sdk/src/client.ts', 'openapi-fetch', 0],
  ['packages/forms/src/field.tsx', 'react-aria-components', 1],
  ['apps/cabinet/src/features/pay/pay.controller.tsx', '@muddat/sdk', 0],
  ['apps/cabinet/src/features/pay/pay.machine.ts', 'react', 1],
])('findImportErrors: in %s an import of %s gives %i errors', (file, target, count) => {
  expect(findImportErrors(file, target)).toHaveLength(count);
});
