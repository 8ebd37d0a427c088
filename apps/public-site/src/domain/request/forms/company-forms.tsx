import { useLingui } from '@lingui/react/macro';
import { FormTextArea, FormTextField } from '@muddat/forms';
import { Grid } from '@muddat/ui/stack';
import { corporateRequestSchema, sellerRequestSchema } from '@muddat/validators';
import type { InferInput, InferOutput } from 'valibot';
import { CompanyFields } from '../request-form/company-fields.tsx';
import { EmailField } from '../request-form/email-field.tsx';
import { RequestForm, type RequestFormConfig } from '../request-form/request-form.tsx';

const EMPTY = { company: '', contact_name: '', phone: '', email: '', tin: '', message: '' };
const FIELDS = ['company', 'contact_name', 'phone', 'email', 'tin', 'message'] as const;

type SellerInput = InferOutput<typeof sellerRequestSchema>;
type CorporateInput = InferOutput<typeof corporateRequestSchema>;

const SELLER: RequestFormConfig<InferInput<typeof sellerRequestSchema>, SellerInput> = {
  name: 'seller',
  botAction: 'seller-request',
  schema: sellerRequestSchema,
  empty: EMPTY,
  fields: FIELDS,
};
const CORPORATE: RequestFormConfig<InferInput<typeof corporateRequestSchema>, CorporateInput> = {
  name: 'corporate',
  botAction: 'corporate-request',
  schema: corporateRequestSchema,
  empty: { ...EMPTY, employees: '' },
  fields: [...FIELDS, 'employees'],
};

/** Form of a company that wants to buy for its employees (mobile API, createCorporateRequest). */
export function CorporateForm() {
  const { t } = useLingui();
  const sent = useSentTexts();
  return (
    <RequestForm
      kind={CORPORATE}
      sendRequest={(api, { employees, ...company }, headers) =>
        api.mobile.createCorporateRequest(
          { ...companyBody(company), kind: 'corporate', ...(employees === undefined ? {} : { employees }) },
          { headers },
        )
      }
      label={t({ message: 'Отправить заявку', comment: 'Button: sends the request of a company' })}
      sentTexts={{
        ...sent,
        nextText: t({
          message: 'Менеджер перезвонит в течение рабочего дня, 9:00–18:00, и расскажет про договор.',
          comment: 'After the request of a company was sent: what happens next',
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
              label={t({ message: 'Сколько сотрудников', comment: 'Label in the request form for companies: number of employees' })}
              autoComplete="off"
            />
          </Grid>
          <FormTextArea
            of={form}
            name="message"
            optional
            label={t({ message: 'Что важно знать', comment: 'Label in the request form for companies: any other information' })}
            lines="three"
          />
        </>
      )}
    </RequestForm>
  );
}

/** Form of a store that wants to sell on the marketplace (mobile API, createCorporateRequest of kind seller). */
export function SellerForm() {
  const { t } = useLingui();
  const sent = useSentTexts();
  return (
    <RequestForm
      kind={SELLER}
      sendRequest={(api, words, headers) => api.mobile.createCorporateRequest({ ...companyBody(words), kind: 'seller' }, { headers })}
      label={t({ message: 'Отправить заявку', comment: 'Button: sends the request of a store that wants to sell' })}
      sentTexts={{
        ...sent,
        nextText: t({
          message: 'Менеджер перезвонит в течение рабочего дня, 9:00–18:00: договоримся о сроках и наценке и пришлём договор.',
          comment: 'After the request of a store that wants to sell was sent: what happens next',
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
            label={t({
              message: 'Что вы продаёте и где',
              comment: 'Label in the request form for stores: which products they sell, and where',
            })}
            lines="three"
          />
        </>
      )}
    </RequestForm>
  );
}

function useSentTexts() {
  const { t } = useLingui();
  return {
    title: t({ message: 'Заявка у нас', comment: 'Heading after the request of a company was sent' }),
    duplicateTitle: t({ message: 'Эта заявка уже у нас', comment: 'Heading after the same request was sent again' }),
    anotherLabel: t({ message: 'Отправить другую заявку', comment: 'Button after a request was sent: opens an empty form' }),
  };
}

/** The fields that both company forms send. Empty optional fields are left out. */
const companyBody = ({ company, contact_name, phone, email, tin, message }: SellerInput) => ({
  company,
  contact_name,
  phone,
  ...(email === undefined ? {} : { email }),
  ...(tin === undefined ? {} : { tin }),
  ...(message === undefined ? {} : { message }),
});
