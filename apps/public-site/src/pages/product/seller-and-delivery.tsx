import type { Locale } from '@muddat/i18n';
import { Delivery } from './delivery.tsx';
import type { ProductData } from './product.data.ts';
import { StoreCard } from './store-card.tsx';

export interface SellerAndDeliveryProps {
  data: ProductData;
  locale: Locale;
  /** Path of the page. */
  path: string;
}

/** Below the buy button: who sells the product, and how it arrives. The script of this part loads later, because buying does not need it. */
export function SellerAndDelivery({ data, locale, path }: SellerAndDeliveryProps) {
  return (
    <div>
      <StoreCard store={data.store} locale={locale} />
      {data.stock > 0 && <Delivery delivery={data.delivery} region={data.region} path={path} asOf={data.asOf} />}
    </div>
  );
}
