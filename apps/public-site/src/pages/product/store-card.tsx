import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, type Locale } from '@muddat/i18n';
import { ChevronRight } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { StoreLogo } from '@muddat/ui/store-logo';
import { formatRating } from '../../domain/store/store-item.ts';
import { isAllowedPictureUrl } from '../../shared/page/pictures.ts';
import { localizedHref } from '../../shared/ui/links.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** The store that sells the product, with a link to its page. */
export function StoreCard({ store: { alias, name, logo, rating, goods }, locale }: { store: ProductData['store']; locale: Locale }) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const href = localizedHref(`/partner/${encodeURIComponent(alias)}`, locale);
  const facts = [
    rating !== null && rating > 0 && `★ ${formatRating(rating)}`,
    goods !== null &&
      goods > 1 &&
      t({
        message: plural(goods, { one: '# товар', few: '# товара', many: '# товаров', other: '# товара' }),
        comment: 'Product page: number of products of the store that sells it',
      }),
  ].filter((fact) => fact !== false);
  const body = (
    <>
      <StoreLogo src={logo !== null && isAllowedPictureUrl(logo) ? logo : null} name={name} size="s" />
      <span>
        <span className={css.storeCaption}>
          {t({ message: 'Магазин', comment: 'Product page: above the name of the store that sells it' })}
        </span>
        <span className={css.storeName}>{name}</span>
        {facts.length > 0 && <span className={css.storeCaption}>{facts.join(FACT_SEPARATOR)}</span>}
      </span>
      {href !== null && <ChevronRight size={20} />}
    </>
  );
  const className = `${css.row} ${css.centredRow}`;
  return href === null ? (
    <div className={className}>{body}</div>
  ) : (
    <Anchor href={href} className={className}>
      {body}
    </Anchor>
  );
}
