import { expect, test } from 'vitest';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { filterOrders, yearsOf } from './documents-filter.ts';

const refused = { ...OVERDUE_ORDER, id: 'refused', status: 'refused', created_at: '2025-12-30T10:00:00+05:00' } as const;
const orders = [OVERDUE_ORDER, refused];

test('yearsOf lists each year once', () => {
  expect(yearsOf([OVERDUE_ORDER, OVERDUE_ORDER, refused])).toEqual([OVERDUE_ORDER.created_at.slice(0, 4), '2025']);
});

test.each([
  [{ kind: null, year: null }, [OVERDUE_ORDER.id, 'refused']],
  [{ kind: null, year: '2025' }, ['refused']],
  [{ kind: 'contract', year: null }, [OVERDUE_ORDER.id, 'refused']],
  [{ kind: 'schedule', year: null }, [OVERDUE_ORDER.id]],
  [{ kind: 'certificate', year: null }, []],
] as const)('filterOrders with %o keeps the orders of the year that have the document', (filter, ids) => {
  expect(filterOrders(orders, filter).map(({ id }) => id)).toEqual(ids);
});
