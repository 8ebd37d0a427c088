import { Trans, useLingui } from '@lingui/react/macro';
import {
  FormCardNumberField,
  FormCheckbox,
  FormExpiryField,
  FormTextField,
  PortalForm,
  setFieldErrors,
  usePortalForm,
} from '@muddat/forms';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { formatCardExpiry } from '@muddat/validators';
import { useEffect } from 'react';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../../shared/refusal/refusal-banner.tsx';
import type { CardDraft } from './add-card.machine.ts';
import { addCardSchema } from './add-card-schema.ts';

type Props = {
  /** The card as typed, if the customer returns from the code step; else null. */
  draft: CardDraft | null;
  problem: Refusal | null;
  pending: boolean;
  bankPrefixes: readonly string[];
  offerHref: string;
  onCard: (draft: CardDraft) => void;
  onCancel: () => void;
};

/** The form of the card and the consent to the public offer (spec 5). A refusal keeps all typed values. */
export function CardForm({ draft, problem, pending, bankPrefixes, offerHref, onCard, onCancel }: Props) {
  const { t } = useLingui();
  const form = usePortalForm({
    schema: addCardSchema(Date.now(), bankPrefixes),
    initialValues: {
      number: draft?.number ?? '',
      expiry: draft ? formatCardExpiry(draft.expiry) : '',
      owner: draft?.owner ?? '',
      // Consents start unticked. A customer who returns from the code step has already given this one.
      offer_accepted: draft !== null,
    },
  });
  useEffect(() => {
    if (problem) setFieldErrors(form, problem.code === 'offer_not_accepted' ? { offer_accepted: 'offer-not-accepted' } : problem.fields);
  }, [form, problem]);
  const offer = t({ message: 'Публичная оферта', comment: 'Adding a card: name of the consent to the offer in the messages of the form' });
  return (
    <PortalForm of={form} busy={pending} onSubmit={({ number, expiry, owner }) => onCard({ number, expiry, owner })}>
      {problem && <CardRefusal problem={problem} />}
      <FormCardNumberField
        of={form}
        name="number"
        autoFocus
        label={t({ message: 'Номер карты', comment: 'Adding a card: label of the field of its number' })}
        description={t({ message: 'Uzcard или Humo', comment: 'Adding a card: under the field of its number' })}
      />
      <FormExpiryField
        of={form}
        name="expiry"
        label={t({ message: 'Срок действия', comment: 'Adding a card: label of the field of its expiry' })}
        description={t({ message: 'Месяц и год, как на карте', comment: 'Adding a card: under the field of its expiry' })}
      />
      <FormTextField
        of={form}
        name="owner"
        autoComplete="cc-name"
        autoCapitalize="characters"
        label={t({ message: 'Имя владельца', comment: 'Adding a card: label of the field of the name on it' })}
        description={t({ message: 'Как на карте. Можно не заполнять', comment: 'Adding a card: under the field of the name on it' })}
      />
      <FormCheckbox of={form} name="offer_accepted" label={offer}>
        <Trans comment="Adding a card: the consent that starts unticked; the name of the document is a link">
          Принимаю условия{' '}
          <Link href={offerHref} target="_blank">
            публичной оферты
          </Link>
        </Trans>
      </FormCheckbox>
      <Stack gap="xs">
        <SubmitButton pending={pending}>
          {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
        </SubmitButton>
        <Button variant="ghost" width="full" disabled={pending} onClick={onCancel}>
          {t({ message: 'Не добавлять', comment: 'Adding a card: cancels and returns to the previous page; no card is added' })}
        </Button>
      </Stack>
    </PortalForm>
  );
}

/** The server's refusal of the card. A missing consent is shown only at its checkbox. */
function CardRefusal({ problem }: { problem: Refusal }) {
  const { t } = useLingui();
  if (problem.code === 'offer_not_accepted') return null;
  if (problem.code === 'card_invalid') {
    // The specification fixes the server's sentence. That sentence does not say that no money was charged, nor what to do next.
    const next = t({
      message: 'Карта не сохранена, деньги не списаны. Проверьте номер и срок.',
      comment: 'Adding a card: under the refusal of the card, what is safe and what to do',
    });
    return (
      <Banner tone="bad" live="alert">
        <div>{problem.message}</div>
        <div>{next}</div>
      </Banner>
    );
  }
  if (problem.code !== 'not_found') return <RefusalBanner refusal={problem} />;
  return (
    <Banner tone="bad" live="alert">
      {t({ message: 'Этот код больше не действует. Запросите новый.', comment: 'Adding a card: the code is no longer valid' })}
    </Banner>
  );
}
