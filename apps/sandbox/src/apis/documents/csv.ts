import { formatDateTime, type Locale } from '@muddat/i18n';
import type { StatementFacts } from './pdf/document-facts.ts';
import { documentTextsOf } from './pdf/document-texts.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a text that begins like a formula, also after blanks and with full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** A text in quotes (RFC 4180). An apostrophe before a formula prevents a spreadsheet from running it. */
export function escapeCsvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Numbers are written without quotes, so that a spreadsheet can add them up. */
const csvLine = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => (typeof cell === 'number' ? String(cell) : escapeCsvText(cell))).join(';');

/** The statement for a spreadsheet: one line per movement, then the sums, then the balance before and after. */
export function statementCsv(facts: StatementFacts, locale: Locale): string {
  const words = documentTextsOf(locale);
  const lines = [
    [words.time, words.operation, words.orderNumber, words.charged, words.onOrders, words.balance],
    ...facts.movements.map(({ at, what, orders, charged, onOrders, balance }) => [
      formatDateTime(at),
      words.movementsOf[what],
      orders.join(', '),
      charged,
      onOrders,
      balance,
    ]),
    [words.sumOfAll, '', '', facts.charged, facts.onOrders, facts.closing - facts.opening],
    [words.opening, '', '', '', '', facts.opening],
    [words.closing, '', '', '', '', facts.closing],
  ];
  return `${BYTE_ORDER_MARK}${lines.map(csvLine).join('\r\n')}\r\n`;
}
