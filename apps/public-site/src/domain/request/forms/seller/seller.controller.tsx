import { createBrowserApi } from '@muddat/app-shell';
import { useState } from 'react';
import { companyBody } from '../../parts/company-body.ts';
import { useRequest } from '../../parts/use-request.ts';
import { SELLER_FORM, SellerView, type SellerWords } from './seller.view.tsx';

/** A store that wants to sell on the marketplace (mobile API, createCorporateRequest of kind seller). */
export function SellerForm() {
  const [api] = useState(createBrowserApi);
  const { state, bot, send, another } = useRequest({
    name: SELLER_FORM,
    guardedAs: 'seller-request',
    call: (words: SellerWords, headers) => api.mobile.createCorporateRequest({ ...companyBody(words), kind: 'seller' }, { headers }),
  });
  return <SellerView state={state} bot={bot} onSend={send} onAnother={another} />;
}
