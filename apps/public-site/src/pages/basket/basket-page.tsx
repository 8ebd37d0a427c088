import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE, useHydrated } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { BasketContent } from '../../domain/basket/basket-content.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import * as css from './basket.css.ts';
import type { BasketData } from './basket.data.ts';

/** The basket page. The server renders it empty; the browser fills in the items. */
export function BasketPage({ locale }: PageProps<BasketData>) {
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
      <div className={css.body}>{hydrated && <BasketContent locale={locale} />}</div>
    </div>
  );
}
