import { useLingui } from '@lingui/react/macro';
import { UserText } from '@muddat/app-shell';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { Pencil, Trash2 } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Stars } from '@muddat/ui/stars';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { OwnReview } from '../../domain/review/review-queries.ts';
import * as css from '../../domain/review/review-rows.css.ts';
import { ProductLine } from './product-line.tsx';

type Props = { reviews: readonly OwnReview[]; writeHref: (productId: string) => string; onRemove: (review: OwnReview) => void };

/** Reviews by the customer, newest first. */
export function OwnReviews({ reviews, writeHref, onRemove }: Props) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const title = t({ message: 'Вы написали', comment: 'Page of own reviews: heading over the reviews that stand' });
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <ul className={css.rows} aria-label={title}>
          {reviews.map((review) => (
            <li key={review.product.id} className={css.row}>
              <ProductLine product={review.product}>
                <Text size="s" tone="quiet">
                  <DateText value={review.created_at} style="long" />
                  {review.edited_at !== null &&
                    `${FACT_SEPARATOR}${t({ message: 'изменён', comment: 'Beside the day of an own review: it was changed afterwards' })}`}
                </Text>
              </ProductLine>
              <Stars rating={review.stars} />
              {review.text !== '' && (
                <p className={css.words}>
                  <UserText words={review.text} />
                </p>
              )}
              <Inline>
                <LinkButton href={writeHref(review.product.id)} variant="secondary" size="s" icon={<Pencil size={18} />}>
                  {t({ message: 'Изменить', comment: 'Link: to the form that changes a review' })}{' '}
                  <VisuallyHidden>{goodsName(review.product.name)}</VisuallyHidden>
                </LinkButton>
                <Button variant="ghost" size="s" icon={<Trash2 size={18} />} onClick={() => onRemove(review)}>
                  {t({ message: 'Удалить', comment: 'Button: deletes a review' })}{' '}
                  <VisuallyHidden>{goodsName(review.product.name)}</VisuallyHidden>
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
