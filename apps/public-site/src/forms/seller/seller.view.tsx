import { useLingui } from '@lingui/react/macro';
import { FormTextArea, FormTextField, usePortalForm } from '@muddat/forms';
import { sellerRequestSchema } from '@muddat/validators';
import type { InferOutput } from 'valibot';
import { CompanyFields } from '../request/CompanyFields.tsx';
import { RequestForm } from '../request/RequestForm.tsx';
import { RequestSent } from '../request/RequestSent.tsx';
import type { RequestState } from '../request/request.machine.ts';

export const SELLER_FORM = 'seller';
const EMPTY = { company: '', contact_name: '', phone: '', email: '', tin: '', message: '' };
const DRAFT = { key: SELLER_FORM, version: 1, fields: ['company', 'contact_name', 'phone', 'email', 'tin', 'message'] } as const;

export type SellerWords = InferOutput<typeof sellerRequestSchema>;
export type SellerViewProps = {
  state: RequestState;
  bot: { prepare: () => void; slow: boolean };
  onSend: (words: SellerWords) => Promise<void>;
  onAnother: () => void;
};

export function SellerView({ state, bot, onSend, onAnother }: SellerViewProps) {
  const { t } = useLingui();
  if (state.kind === 'sent')
    return (
      <RequestSent
        before={state.before}
        title={t({ message: 'Заявка у нас', comment: 'Heading after a request of a company was sent' })}
        titleBefore={t({ message: 'Эта заявка уже у нас', comment: 'Heading after the very same request was sent again' })}
        another={t({ message: 'Отправить другую заявку', comment: 'Button after a request was sent: an empty form' })}
        onAnother={onAnother}
      >
        {t({
          message: 'Менеджер перезвонит в рабочий день с 9:00 до 18:00: договоримся о сроках и наценке и пришлём договор.',
          comment: 'After a request of a store that wants to sell was sent: what happens next',
        })}
      </RequestSent>
    );
  return <Fields state={state} bot={bot} onSend={onSend} />;
}

function Fields({ state, bot, onSend }: Omit<SellerViewProps, 'onAnother'>) {
  const { t } = useLingui();
  const form = usePortalForm({ schema: sellerRequestSchema, initialValues: EMPTY });
  return (
    <RequestForm
      of={form}
      state={state}
      bot={bot}
      draft={DRAFT}
      label={t({ message: 'Стать партнёром', comment: 'Button: sends the request of a store that wants to sell' })}
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
