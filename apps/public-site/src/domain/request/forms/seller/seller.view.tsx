import { useLingui } from '@lingui/react/macro';
import { FormTextArea, FormTextField, usePortalForm } from '@muddat/forms';
import { sellerRequestSchema } from '@muddat/validators';
import type { InferOutput } from 'valibot';
import { CompanyFields } from '../../parts/company-fields.tsx';
import { RequestForm } from '../../parts/request-form.tsx';
import { type RequestFieldsProps, RequestView, type RequestViewProps } from '../../parts/request-view.tsx';

export const SELLER_FORM = 'seller';
const EMPTY = { company: '', contact_name: '', phone: '', email: '', tin: '', message: '' };
const DRAFT = { key: SELLER_FORM, version: 1, fields: ['company', 'contact_name', 'phone', 'email', 'tin', 'message'] } as const;

export type SellerWords = InferOutput<typeof sellerRequestSchema>;

export function SellerView(request: RequestViewProps<SellerWords>) {
  const { t } = useLingui();
  return (
    <RequestView
      {...request}
      Fields={Fields}
      sent={{
        title: t({ message: 'Заявка у нас', comment: 'Heading after a request of a company was sent' }),
        titleBefore: t({ message: 'Эта заявка уже у нас', comment: 'Heading after the very same request was sent again' }),
        another: t({ message: 'Отправить другую заявку', comment: 'Button after a request was sent: an empty form' }),
        next: t({
          message: 'Менеджер перезвонит в течение рабочего дня, 9:00–18:00: договоримся о сроках и наценке и пришлём договор.',
          comment: 'After a request of a store that wants to sell was sent: what happens next',
        }),
      }}
    />
  );
}

function Fields({ state, bot, onSend }: RequestFieldsProps<SellerWords>) {
  const { t } = useLingui();
  const form = usePortalForm({ schema: sellerRequestSchema, initialValues: EMPTY });
  return (
    <RequestForm
      of={form}
      state={state}
      bot={bot}
      draft={DRAFT}
      label={t({ message: 'Отправить заявку', comment: 'Button: sends the request of a store that wants to sell' })}
      onSend={onSend}
    >
      <CompanyFields of={form} />
      <FormTextField
        of={form}
        name="email"
        type="email"
        inputMode="email"
        optional
        label={t({ message: 'Почта', comment: 'Label of the e-mail address in forms that are sent to us' })}
        autoComplete="email"
      />
      <FormTextArea
        of={form}
        name="message"
        optional
        label={t({ message: 'Что вы продаёте и где', comment: 'Label in the request of a store: its goods and its places' })}
        lines="three"
      />
    </RequestForm>
  );
}
