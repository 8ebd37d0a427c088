import { OFFER_FIGURES, type Offer } from '@muddat/ui/true-price';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Type guard for `Offer` of the installment contract. Written without the schema library, which the browser does not load. */
export const isOffer = (value: unknown): value is Offer =>
  isObject(value) &&
  OFFER_FIGURES.every((figure) => isFiniteNumber(value[figure])) &&
  Array.isArray(value['schedule']) &&
  value['schedule'].every(
    (row: unknown) =>
      isObject(row) &&
      isFiniteNumber(row['number']) &&
      isFiniteNumber(row['amount']) &&
      typeof row['due_date'] === 'string' &&
      DATE.test(row['due_date']),
  );

const DATE = /^\d{4}-\d{2}-\d{2}$/;
