import { useLingui } from '@lingui/react/macro';
import { FormTextArea, FormTextField, usePortalForm } from '@muddat/forms';
import { Grid } from '@muddat/ui/stack';
import { corporateRequestSchema } from '@muddat/validators';
import type { InferOutput } from 'valibot';
import { CompanyFields } from '../../parts/company-fields.tsx';
import { RequestForm } from '../../parts/request-form.tsx';
import { type RequestFieldsProps, RequestView, type RequestViewProps } from '../../parts/request-view.tsx';

export const CORPORATE_FORM = 'corporate';
const EMPTY = { company: '', contact_name: '', phone: '', email: '', tin: '', employees: '', message: '' };
const DRAFT = {
  key: CORPORATE_FORM,
  version: 1,
  fields: ['company', 'contact_name', 'phone', 'email', 'tin', 'employees', 'message'],
} as const;

export type CorporateWords = InferOutput<typeof corporateRequestSchema>;

export function CorporateView(request: RequestViewProps<CorporateWords>) {
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
          message: 'Менеджер перезвонит в течение рабочего дня, 9:00–18:00, и расскажет про договор.',
          comment: 'After a request of a company was sent: what happens next',
        }),
      }}
    />
  );
}

function Fields({ state, bot, onSend }: RequestFieldsProps<CorporateWords>) {
  const { t } = useLingui();
  const form = usePortalForm({ schema: corporateRequestSchema, initialValues: EMPTY });
  return (
    <RequestForm
      of={form}
      state={state}
      bot={bot}
      draft={DRAFT}
      label={t({ message: 'Отправить заявку', comment: 'Button: sends a request of a company' })}
      onSend={onSend}
    >
      <CompanyFields of={form} />
      <Grid columns="1-2-2">
        <FormTextField
          of={form}
          name="email"
          type="email"
          inputMode="email"
          optional
          label={t({ message: 'Почта', comment: 'Label of the e-mail address in forms that are sent to us' })}
          autoComplete="email"
        />
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
    </RequestForm>
  );
}
