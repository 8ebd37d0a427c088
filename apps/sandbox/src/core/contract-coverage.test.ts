import { describe, expect, it } from 'vitest';
import { ALL_OPERATIONS } from '../app.ts';
import { loadContracts } from './contracts.ts';

describe('the five contracts', () => {
  it('have one handler per operation, and there is no handler without an operation', async () => {
    const inContracts = (await loadContracts()).flatMap((contract) => contract.operations.map((item) => `${item.api}.${item.operationId}`));
    const handled = ALL_OPERATIONS.map((item) => `${item.api}.${item.operationId}`);
    expect(inContracts.length).toBeGreaterThan(30);
    expect(handled.toSorted()).toEqual(inContracts.toSorted());
  });
});
