import { useLingui } from '@lingui/react/macro';
import { UserText } from '@muddat/app-shell';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { IconButton } from '@muddat/ui/icon-button';
import { Ellipsis, Pencil, Trash2 } from '@muddat/ui/icons';
import { Menu } from '@muddat/ui/menu';
import { Stack } from '@muddat/ui/stack';
import { Stars } from '@muddat/ui/stars';
import { Text } from '@muddat/ui/text';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { OwnReview } from '../../domain/review/review-queries.ts';
import * as css from '../../domain/review/review-rows.css.ts';
import { ProductLine } from './product-line.tsx';

type Props = { reviews: readonly OwnReview[]; onEdit: (productId: string) => void; onRemove: (review: OwnReview) => void };

/** Reviews by the customer, newest first. */
export function OwnReviews({ reviews, onEdit, onRemove }: Props) {
  const { t } = useLingui();
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
              <ProductLine product={review.product} end={<Actions review={review} onEdit={onEdit} onRemove={onRemove} />}>
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
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Actions({ review, onEdit, onRemove }: Omit<Props, 'reviews'> & { review: OwnReview }) {
  const { t } = useLingui();
  const goods = useTransliterateGoodsName()(review.product.name);
  const label = t({ message: `Изменить или удалить: ${goods}`, comment: 'Button of a menu for one own review; its product follows' });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={<Ellipsis size={20} />} label={label} />}
      items={[
        {
          id: 'edit',
          label: t({ message: 'Изменить', comment: 'Link: to the form that changes a review' }),
          icon: <Pencil size={18} />,
          onChoose: () => onEdit(review.product.id),
        },
        {
          id: 'remove',
          label: t({ message: 'Удалить', comment: 'Button: deletes a review' }),
          icon: <Trash2 size={18} />,
          tone: 'danger',
          onChoose: () => onRemove(review),
        },
      ]}
    />
  );
}
