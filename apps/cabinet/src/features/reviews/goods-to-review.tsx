import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatDateLong } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link, LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { WaitingReview } from '../../domain/review/review-queries.ts';
import * as css from '../../domain/review/review-rows.css.ts';
import { ProductLine } from './product-line.tsx';

type Props = { waiting: readonly WaitingReview[]; hrefs: { order: (id: string) => string; write: (productId: string) => string } };

/** Received goods without a review. */
export function GoodsToReview({ waiting, hrefs }: Props) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const language = useLanguage();
  const title = t({ message: 'Ждут вашего отзыва', comment: 'Page of own reviews: heading over received goods without a review' });
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <ul className={css.rows} aria-label={title}>
          {waiting.map(({ product, order_id: orderId, received_on: day }) => {
            const received = formatDateLong(day, language);
            return (
              <li key={product.id} className={css.row}>
                <ProductLine product={product}>
                  <Text size="s" tone="quiet">
                    {t({ message: `Получен ${received}`, comment: 'Page of own reviews: the day on which goods were received' })}
                    {FACT_SEPARATOR}
                    <Link href={hrefs.order(orderId)}>
                      {t({ message: `Заказ №\u00a0${orderId}`, comment: 'History of the balance: link to the order that it belongs to' })}
                    </Link>
                  </Text>
                </ProductLine>
                <Inline>
                  <LinkButton href={hrefs.write(product.id)} variant="secondary" width="phone">
                    {t({ message: 'Оценить товар', comment: 'Link: to the form of a review of received goods' })}{' '}
                    <VisuallyHidden>{goodsName(product.name)}</VisuallyHidden>
                  </LinkButton>
                </Inline>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Card>
  );
}
