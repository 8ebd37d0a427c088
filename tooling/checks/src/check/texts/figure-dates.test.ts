import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { listRepositoryFiles } from '../files.ts';

/**
 * Calls that show a date in figures, 26.12.2026, 14:05: formatDate and formatDateTime of @muddat/i18n, and DateText in the matching
 * styles.
 */
const IN_FIGURES = /\bformatDate(?:Time)?\(|<DateText[^>]*style="(?:digits|time)"/u;
const NO_SENTENCE = [/\.(?:test|spec|stories)\.tsx?$/, /\/testing\//, /^packages\/i18n\/src\/dates\//];

/** Files that may show a date in figures: columns of timestamps, and documents whose format the law prescribes. */
const COLUMNS = [
  // The contract, PDF documents, the statement, and the page that verifies a printed document.
  'apps/sandbox/src/apis/installment/checkout/contract-text.ts',
  'apps/sandbox/src/apis/documents/pdf/lay-out-document.ts',
  'apps/sandbox/src/apis/documents/pdf/lay-out-receipt.ts',
  'apps/sandbox/src/apis/billing/payment/receipt-numbers.ts',
  'apps/sandbox/src/apis/documents/file-response.ts',
  'apps/sandbox/src/apis/documents/csv.ts',
  'apps/public-site/src/pages/verify/verdict-card.tsx',
  // Timestamps of a receipt, a history or a list.
  'apps/cabinet/src/features/pay/receipt.tsx',
  'apps/cabinet/src/features/payments/payment-details.tsx',
  'apps/cabinet/src/features/bonuses/bonus-history.tsx',
  'apps/cabinet/src/features/consents/consent-history.tsx',
  'apps/cabinet/src/features/questions/question-list.tsx',
  'packages/ui/src/payment-timeline/payment-timeline.tsx',
  'packages/ui/src/date-text/date-text.tsx',
];

test('only the listed files show numeric dates; sentences use formatDateShort, formatDateLong or formatDateWords', () => {
  const files = listRepositoryFiles('apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx');
  const inFigures = files
    .filter((file) => !NO_SENTENCE.some((pattern) => pattern.test(file)))
    .filter((file) => IN_FIGURES.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(inFigures.toSorted()).toEqual(COLUMNS.toSorted());
});

test.each([
  ['formatDate(day)', true],
  ['formatDateTime(until)', true],
  ['<DateText value={at} style="time" />', true],
  ["formatDateShort(day, 'ru')", false],
  ['<DateText value={at} style="long" />', false],
])('the source %s shows a numeric date: %s', (source, figures) => {
  expect(IN_FIGURES.test(source)).toBe(figures);
});
