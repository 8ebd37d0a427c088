import { OFFER_FIGURES, type Offer } from '@muddat/ui/true-price';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether a value is an `Offer` of the installment contract. Written by hand: it runs in the browser, where no schema library is loaded for it. */
export const isOffer = (value: unknown): value is Offer =>
  isObject(value) &&
  OFFER_FIGURES.every((figure) => isFigure(value[figure])) &&
  Array.isArray(value['schedule']) &&
  value['schedule'].every(
    (row: unknown) =>
      isObject(row) &&
      isFigure(row['number']) &&
      isFigure(row['amount']) &&
      typeof row['due_date'] === 'string' &&
      DATE.test(row['due_date']),
  );

const DATE = /^\d{4}-\d{2}-\d{2}$/;
