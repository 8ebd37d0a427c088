import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { GirihPicture } from '@muddat/ui/girih';
import { ChevronRight } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { isAllowedPictureUrl } from '../../shared/page/pictures.ts';
import { localizedHref } from '../../shared/ui/links.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** The store that sells the product, with a link to its page. */
export function StoreCard({ store: { alias, name, logo }, locale }: { store: ProductData['store']; locale: Locale }) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const href = localizedHref(`/partner/${encodeURIComponent(alias)}`, locale);
  const body = (
    <>
      <span className={css.storeLogo} aria-hidden="true">
        {logo !== null && isAllowedPictureUrl(logo) ? (
          <img src={logo} alt="" width={56} height={56} className={css.logoImage} />
        ) : (
          <GirihPicture name={name} />
        )}
      </span>
      <span>
        <span className={css.storeCaption}>
          {t({ message: 'Продавец', comment: 'Product page: above the name of the store that sells it' })}
        </span>
        <br />
        <span className={css.storeName}>{name}</span>
      </span>
      {href !== null && <ChevronRight size={20} />}
    </>
  );
  return href === null ? (
    <div className={css.store}>{body}</div>
  ) : (
    <Anchor href={href} className={css.store}>
      {body}
    </Anchor>
  );
}
