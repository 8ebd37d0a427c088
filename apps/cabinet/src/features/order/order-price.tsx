import { useLingui } from '@lingui/react/macro';
import { reportOfferMismatch } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { TruePrice } from '@muddat/ui/true-price';
import { useEffect, useMemo } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';
import { findOfferMismatches } from './find-offer-mismatches.ts';

/**
 * The agreed price of buying in instalments; nothing for a full purchase. Shows an error if our own calculation gives different
 * figures.
 */
export function OrderPrice({ order }: { order: Order }) {
  const { t } = useLingui();
  const { id, month, offer } = order;
  // A refetched order without changes stays the same object (structural sharing), so a difference is not reported twice.
  const figures = useMemo(() => (offer ? findOfferMismatches(offer, order) : []), [offer, order]);
  useEffect(() => {
    if (figures.length > 0) reportOfferMismatch(`order ${id}`, { months: month, figures });
  }, [figures, id, month]);
  if (!offer) return null;
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Цена рассрочки', comment: 'Page of one order: heading of what buying in parts costs' })}
        </Heading>
        {figures.length > 0 && (
          <Banner tone="bad">
            {t({
              message: 'Эти суммы не сошлись с нашим расчётом. Ничего доплачивать не нужно: напишите или позвоните нам, мы проверим.',
              comment: 'Page of one order: the figures of its price from the backend are not what the arithmetic gives',
            })}
          </Banner>
        )}
        <TruePrice offer={offer} withoutHero />
      </Stack>
    </Card>
  );
}
