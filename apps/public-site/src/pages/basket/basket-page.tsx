import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE, useHydrated } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { type ComponentType, lazy, Suspense } from 'react';
import { BasketContent } from '../../domain/basket/basket-content.tsx';
import type { PopularGoodsProps } from '../../domain/basket/popular-goods.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import * as css from './basket.css.ts';
import type { BasketData } from './basket.data.ts';

const PopularGoods = lazy<ComponentType<PopularGoodsProps>>(() =>
  import('../../domain/basket/popular-goods.tsx').then(
    (module) => ({ default: module.PopularGoods }),
    () => ({ default: (): null => null }),
  ),
);

/** The basket page. The server renders it empty; the browser fills in the items. */
export function BasketPage({ data: { popular }, locale }: PageProps<BasketData>) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {t({ message: 'Корзина', comment: 'Heading of the basket page' })}
      </Heading>
      <noscript>
        <Text>
          {t({
            message: 'Корзина хранится в вашем браузере, и ей нужен JavaScript. Заказать товары можно и по телефону',
            comment: 'Basket page without JavaScript; a phone number follows',
          })}{' '}
          <a href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</a>
        </Text>
      </noscript>
      <div className={css.body}>
        {hydrated && (
          <BasketContent locale={locale}>
            {popular.length > 0 && (
              <div className={css.popular}>
                <Suspense>
                  <PopularGoods products={popular} locale={locale} />
                </Suspense>
              </div>
            )}
          </BasketContent>
        )}
      </div>
    </div>
  );
}
