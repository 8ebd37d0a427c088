import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import { Heading } from '@muddat/ui/heading';
import { ChevronDown, Truck, Undo2 } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import { useDeliveryTexts } from '../../domain/product/use-delivery-texts.ts';
import * as css from './product.css.ts';
import type { ProductData, RegionDelivery } from './product.data.ts';

export interface DeliveryProps {
  delivery: ProductData['delivery'];
  region: ProductData['region'];
  /** Path of the page. The links that select a region extend it. */
  path: string;
  /** Today. */
  asOf: CalendarDate;
}

/** Time and price of delivery to the customer's region, pickup, the other regions, and the return. */
export function Delivery({ delivery: { pickup, regions }, region, path, asOf }: DeliveryProps) {
  const { t } = useLingui();
  const { terms, arrival } = useTerms(asOf);
  const mine = regions.find(({ code }) => code === region?.code);
  const name = region?.label ?? '';
  const title = t({ message: 'Доставка', comment: 'Product page: heading above delivery and pickup' });
  return (
    <>
      <section className={css.row} aria-label={title}>
        <span className={css.rowIcon}>
          <Truck size={20} aria-hidden="true" />
        </span>
        <div>
          <Heading level={2} size="plain">
            {title}
          </Heading>
          {mine && (
            <Text size="s">
              {mine.label}: {arrival(mine)}
            </Text>
          )}
          {region && !mine && (
            <Text size="s">
              {t({
                message: `Магазин не доставляет в ваш регион: ${name}`,
                comment: 'Product page: no delivery to the chosen region; the placeholder is its name',
              })}
            </Text>
          )}
          {pickup > 0 && (
            <Text size="s" tone="quiet">
              {t({
                message: plural(pickup, {
                  one: 'Забрать можно в # пункте самовывоза',
                  few: 'Забрать можно в # пунктах самовывоза',
                  many: 'Забрать можно в # пунктах самовывоза',
                  other: 'Забрать можно в # пунктах самовывоза',
                }),
                comment: 'Product page: number of pickup points of the store',
              })}
            </Text>
          )}
          {regions.length > 0 && (
            <details>
              <summary className={css.foldSummary}>
                {t({ message: 'Доставка по регионам', comment: 'Product page: opens the list of regions with time and price of delivery' })}
                <ChevronDown size={18} />
              </summary>
              <dl className={css.factList}>
                {regions.map((row) => (
                  <div key={row.code} className={css.fact}>
                    <dt>
                      <Link href={`${path}?region=${row.code}`}>{row.label}</Link>
                    </dt>
                    <dd className={css.factText}>{terms(row)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
      </section>
      <div className={css.row}>
        <span className={css.rowIcon}>
          <Undo2 size={20} aria-hidden="true" />
        </span>
        <Text size="s">
          {t({
            message: 'Вернуть можно в течение 10 дней, график пересчитаем',
            comment: 'Product page: a product may be returned within ten days, and the payment schedule is then recalculated',
          })}
        </Text>
      </div>
    </>
  );
}

/** Returns functions that format a delivery: `terms` its duration and price, «1–2 дня, бесплатно»; `arrival` its day, «до 2 декабря, бесплатно». */
function useTerms(asOf: CalendarDate) {
  const { t } = useLingui();
  const language = useLanguage();
  const { days, withPrice } = useDeliveryTexts();
  const terms = ({ daysMin, daysMax, price }: RegionDelivery): string => withPrice(days(daysMin, daysMax), price);
  const arrival = ({ daysMax, price }: RegionDelivery): string => {
    const date = formatDateShort(addDays(asOf, daysMax), language);
    return withPrice(
      daysMax === 1
        ? t({ message: `завтра, ${date}`, comment: 'Product page: when a delivery arrives: tomorrow, with its date' })
        : t({ message: `до ${date}`, comment: 'Product page: the last day on which a delivery arrives' }),
      price,
    );
  };
  return { terms, arrival };
}
