import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Undo2 } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';
import { Stack } from '@muddat/ui/stack';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import { RETURN_STATES } from '../../domain/return/return-states.ts';

/** Links to the returns of an order, newest first. */
export function OrderReturnLinks({ order, locale }: { order: Order; locale: Locale }) {
  const { i18n, t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const { returns = [], items } = order;
  if (returns.length === 0) return null;
  const nameOf = (line: number) => items.find((item) => item.line === line)?.name;
  return (
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t({ message: 'Возврат и ремонт', comment: 'Page of one order: heading of the list of its returns and repairs' })}
        </Heading>
        {returns.map(({ id, state, items: lines }) => {
          const { tone, label } = RETURN_STATES[state];
          const names = lines.flatMap(({ line }) => nameOf(line) ?? []);
          return (
            <LinkRow
              key={id}
              href={hrefTo('return-case', { id }, locale)}
              icon={<Undo2 size={22} />}
              title={names.map(goodsName).join(', ')}
              line={<Badge tone={tone}>{i18n._(label)}</Badge>}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
