import type { SettingsReader } from './read-env.ts';

/** The ids of this portal at payment companies. An id is null if there is no contract: the sandbox's page then replaces the company's. */
export type Merchants = {
  readonly payme: { readonly merchantId: string } | null;
  readonly click: { readonly serviceId: string; readonly merchantId: string } | null;
  readonly uzum: { readonly serviceId: string } | null;
  readonly paynet: { readonly merchantId: string } | null;
};

/** Reads the merchant ids. Refuses an id whose counterpart is missing. */
export function parseMerchants({ text, refuse }: Pick<SettingsReader, 'text' | 'refuse'>): Merchants {
  const [payme, serviceId, merchantId] = [text('PAYME_MERCHANT_ID'), text('CLICK_SERVICE_ID'), text('CLICK_MERCHANT_ID')];
  const [uzum, paynet] = [text('UZUM_SERVICE_ID'), text('PAYNET_MERCHANT_ID')];
  if (serviceId === null && merchantId !== null) refuse('CLICK_SERVICE_ID', 'missing, and CLICK_MERCHANT_ID needs it');
  if (serviceId !== null && merchantId === null) refuse('CLICK_MERCHANT_ID', 'missing, and CLICK_SERVICE_ID needs it');
  return {
    payme: payme === null ? null : { merchantId: payme },
    click: serviceId === null || merchantId === null ? null : { serviceId, merchantId },
    uzum: uzum === null ? null : { serviceId: uzum },
    paynet: paynet === null ? null : { merchantId: paynet },
  };
}
