import { createBrowserApi } from '@muddat/app-shell';
import { useState } from 'react';
import { companyBody } from '../../parts/company-body.ts';
import { useRequest } from '../../parts/use-request.ts';
import { CORPORATE_FORM, CorporateView, type CorporateWords } from './corporate.view.tsx';

/** A company that wants to buy for its people (mobile API, createCorporateRequest). */
export function CorporateForm() {
  const [api] = useState(createBrowserApi);
  const { state, bot, send, another } = useRequest({
    name: CORPORATE_FORM,
    guardedAs: 'corporate-request',
    call: ({ employees, ...company }: CorporateWords, headers) =>
      api.mobile.createCorporateRequest(
        { ...companyBody(company), kind: 'corporate', ...(employees === undefined ? {} : { employees }) },
        { headers },
      ),
  });
  return <CorporateView state={state} bot={bot} onSend={send} onAnother={another} />;
}
