import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { DateText } from '@muddat/ui/date-text';
import { Undo2 } from '@muddat/ui/icons';
import type { LinkRowProps } from '@muddat/ui/link-row';
import { useTransliterateGoodsName } from '../../../domain/order/goods-name.ts';
import { useOrderTitle } from '../../../domain/order/order-texts.ts';
import type { Return } from '../../../domain/return/return-queries.ts';
import { RETURN_STATES } from '../../../domain/return/return-states.ts';
import { formatDayAndTime } from '../../../shared/time/time-text.ts';
import * as css from '../returns.css.ts';

/** Row that links to one return: goods, order, status, and the next step with its deadline. */
export function useReturnRowProps(): (one: Return) => Omit<LinkRowProps, 'href'> {
  const { i18n } = useLingui();
  const titleOf = useOrderTitle();
  const nextOf = useNextStepText();
  const goodsName = useTransliterateGoodsName();
  return (one) => {
    const { tone, label } = RETURN_STATES[one.state];
    const next = nextOf(one);
    return {
      icon: <Undo2 size={22} />,
      title: one.items.map(({ name, quantity }) => (quantity > 1 ? `${goodsName(name)} × ${quantity}` : goodsName(name))).join(', '),
      badge: <Badge tone={tone}>{i18n._(label)}</Badge>,
      line: (
        <span className={css.returnFacts}>
          <span>
            {titleOf(one.order.number, one.store.name)}
            {FACT_SEPARATOR}
            <DateText value={one.requested_at} style="long" />
          </span>
          {next !== null && (
            <>
              {' '}
              <span className={css.nextStep}>{next}</span>
            </>
          )}
        </span>
      ),
    };
  };
}

/** Short text of the next step with its deadline; null if there is none. */
function useNextStepText(): (one: Return) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ next_step, wish, deadline }) => {
    const until = deadline === null ? '' : formatDayAndTime(deadline, language);
    switch (next_step) {
      case 'wait_store':
        return t({ message: `Магазин ответит до ${until}`, comment: 'List of returns: the store has to answer; a day and a time' });
      case 'wait_repair':
        return t({ message: `Магазин вернёт товар до ${until}`, comment: 'List of returns: the store mends the goods; a day and a time' });
      case 'bring_goods':
        if (wish === 'repair') {
          return t({
            message: `Отдайте товар в ремонт до ${until}`,
            comment: 'List of returns: the customer has to bring goods that shall be mended; a day and a time',
          });
        }
        return t({
          message: `Отдайте товар до ${until}, иначе возврат закроется`,
          comment: 'List of returns: the customer has to bring the goods; a day and a time',
        });
      case 'wait_support':
        return t({ message: `Мы решим до ${until}`, comment: 'List of returns: our support staff decides; a day and a time' });
      case 'may_dispute':
        return t({
          message: 'Не согласны? Передайте спор в Muddat',
          comment: 'List of returns: the store has refused, the customer may ask us',
        });
      case 'none':
        return null;
    }
  };
}
