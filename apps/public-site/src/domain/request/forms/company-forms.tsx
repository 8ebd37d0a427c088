import { useLingui } from '@lingui/react/macro';
import { FormTextArea, FormTextField } from '@muddat/forms';
import { Grid } from '@muddat/ui/stack';
import { corporateRequestSchema, sellerRequestSchema } from '@muddat/validators';
import type { InferInput, InferOutput } from 'valibot';
import { CompanyFields } from '../parts/company-fields.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { RequestForm, type RequestKind } from '../parts/request-form.tsx';

const EMPTY = { company: '', contact_name: '', phone: '', email: '', tin: '', message: '' };
const FIELDS = ['company', 'contact_name', 'phone', 'email', 'tin', 'message'] as const;

type SellerWords = InferOutput<typeof sellerRequestSchema>;
type CorporateWords = InferOutput<typeof corporateRequestSchema>;

const SELLER: RequestKind<InferInput<typeof sellerRequestSchema>, SellerWords> = {
  name: 'seller',
  guardedAs: 'seller-request',
  schema: sellerRequestSchema,
  empty: EMPTY,
  fields: FIELDS,
};
const CORPORATE: RequestKind<InferInput<typeof corporateRequestSchema>, CorporateWords> = {
  name: 'corporate',
  guardedAs: 'corporate-request',
  schema: corporateRequestSchema,
  empty: { ...EMPTY, employees: '' },
  fields: [...FIELDS, 'employees'],
};

/** A company that wants to buy for its people (mobile API, createCorporateRequest). */
export function CorporateForm() {
  const { t } = useLingui();
  const sent = useSentWords();
  return (
    <RequestForm
      kind={CORPORATE}
      call={(api, { employees, ...company }, headers) =>
        api.mobile.createCorporateRequest(
          { ...companyBody(company), kind: 'corporate', ...(employees === undefined ? {} : { employees }) },
          { headers },
        )
      }
      label={t({ message: 'Отправить заявку', comment: 'Button: sends a request of a company' })}
      sent={{
        ...sent,
        next: t({
          message: 'Менеджер перезвонит в течение рабочего дня, 9:00–18:00, и расскажет про договор.',
          comment: 'After a request of a company was sent: what happens next',
        }),
      }}
    >
      {(form) => (
        <>
          <CompanyFields of={form} />
          <Grid columns="1-2-2">
            <EmailField of={form} />
            <FormTextField
              of={form}
              name="employees"
              optional
              inputMode="numeric"
              label={t({ message: 'Сколько сотрудников', comment: 'Label in a request of a company: how many people work there' })}
              autoComplete="off"
            />
          </Grid>
          <FormTextArea
            of={form}
            name="message"
            optional
            label={t({ message: 'Что важно знать', comment: 'Label in a request of a company: anything else' })}
            lines="three"
          />
        </>
      )}
    </RequestForm>
  );
}

/** A store that wants to sell on the marketplace (mobile API, createCorporateRequest of kind seller). */
export function SellerForm() {
  const { t } = useLingui();
  const sent = useSentWords();
  return (
    <RequestForm
      kind={SELLER}
      call={(api, words, headers) => api.mobile.createCorporateRequest({ ...companyBody(words), kind: 'seller' }, { headers })}
      label={t({ message: 'Отправить заявку', comment: 'Button: sends the request of a store that wants to sell' })}
      sent={{
        ...sent,
        next: t({
          message: 'Менеджер перезвонит в течение рабочего дня, 9:00–18:00: договоримся о сроках и наценке и пришлём договор.',
          comment: 'After a request of a store that wants to sell was sent: what happens next',
        }),
      }}
    >
      {(form) => (
        <>
          <CompanyFields of={form} />
          <EmailField of={form} />
          <FormTextArea
            of={form}
            name="message"
            optional
            label={t({ message: 'Что вы продаёте и где', comment: 'Label in the request of a store: its goods and its places' })}
            lines="three"
          />
        </>
      )}
    </RequestForm>
  );
}

function useSentWords() {
  const { t } = useLingui();
  return {
    title: t({ message: 'Заявка у нас', comment: 'Heading after a request of a company was sent' }),
    titleBefore: t({ message: 'Эта заявка уже у нас', comment: 'Heading after the very same request was sent again' }),
    another: t({ message: 'Отправить другую заявку', comment: 'Button after a request was sent: an empty form' }),
  };
}

/** The fields that both company forms send. Empty optional fields are left out. */
const companyBody = ({ company, contact_name, phone, email, tin, message }: SellerWords) => ({
  company,
  contact_name,
  phone,
  ...(email === undefined ? {} : { email }),
  ...(tin === undefined ? {} : { tin }),
  ...(message === undefined ? {} : { message }),
});
