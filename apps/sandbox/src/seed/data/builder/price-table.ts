import { formatMoney, formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { buildSchedule } from '@muddat/schedule';
import { BASE_INSTALLMENT_TERMS } from '../stores.ts';
import { ruUz } from '../text.ts';
import type { BlockSeed } from './builder-page.ts';

const PRICE = 4_800_000;
/** The sums do not depend on it. */
const ANY_DAY = '2026-09-01';

/** The same in both languages; the head of the column names the currency, so that a sum fits in a phone's column. */
const figures = (text: string) => ruUz(text, text);

/** What the same purchase costs at each term, without an initial fee. */
export const PRICE_TABLE_BLOCK: BlockSeed = {
  id: 'price-table',
  type: 'comparison',
  title: ruUz('Сколько это стоит', 'Bu qancha turadi'),
  columns: [ruUz('В месяц, сум', 'Oyiga, soʻm'), ruUz('Наценка, сум', 'Ustama, soʻm'), ruUz('Всего, сум', 'Jami, soʻm')],
  rows: BASE_INSTALLMENT_TERMS.map(({ months, markupBp }) => {
    const { monthly, markup, total } = buildSchedule({ price: PRICE, initialFee: 0, markupBp, months, confirmedOn: ANY_DAY });
    const percent = `${formatNumber(markupBp / 100)}${NO_BREAK_SPACE}%`;
    return {
      label: ruUz(`${months}${NO_BREAK_SPACE}мес.`, `${months}${NO_BREAK_SPACE}oy`),
      cells: [formatNumber(monthly), `${formatNumber(markup)} (${percent})`, formatNumber(total)].map(figures),
    };
  }),
  note: ruUz(
    `Пример: товар за ${formatMoney(PRICE, 'ru')} без первого взноса. Наценка зависит от магазина, у некоторых она меньше; точный расчёт — на странице товара до подтверждения.`,
    `Misol: ${formatMoney(PRICE, 'uz-Latn')}lik mahsulot, boshlangʻich toʻlovsiz. Ustama doʻkonga bogʻliq, baʼzilarida kamroq; aniq hisob — mahsulot sahifasida, tasdiqlashdan oldin.`,
  ),
};
