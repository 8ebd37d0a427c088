import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type FormEvent, useState } from 'react';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { CardOrderField } from './card-order-field.tsx';
import {
  arrangeCards,
  type ConsentDraft,
  consentDraftOf,
  consentRequestOf,
  invalidConsentFields,
  moveCard,
  toggleCard,
} from './consent-draft.ts';
import { BalanceFields, CONSENT_FIELD_IDS, ConsentTargetField, DebitNoticeField } from './consent-fields.tsx';
import type { Consent, ConsentRequest } from './consent-queries.ts';
import type { ConsentOrder } from './consents.types.ts';
import { useConsentTitle } from './use-consent-title.ts';

export type ConsentFormViewProps = {
  /** The order that the consent is for, or `all`; '' if the customer chooses it in the form. */
  target: string;
  /** The latest consent for the target. The form starts with its values. */
  consent: Consent | null;
  /** The orders without a consent of their own. */
  orders: readonly ConsentOrder[];
  /** Whether the form offers a consent for all orders, because there is none yet. */
  offersAll: boolean;
  cards: readonly BankCard[];
  /** The amount that can be spent from the balance; undefined while that is not known. */
  available: number | undefined;
  today: CalendarDate;
  saving: WriteState<ConsentRequest>;
  cardsHref: string;
  onSave: (request: ConsentRequest) => void;
};

/**
 * The form of a consent: the order, the sources, and the notice before a debit. In a new consent no source is chosen, so that the customer
 * chooses every source; the notice is preset to 3 days.
 */
export function ConsentFormView({
  target,
  consent,
  orders,
  offersAll,
  cards,
  available,
  today,
  saving,
  cardsHref,
  onSave,
}: ConsentFormViewProps) {
  const { t } = useLingui();
  const titleOf = useConsentTitle();
  const [draft, setDraft] = useState<ConsentDraft>(() => consentDraftOf(target, consent));
  const [isJudged, setJudged] = useState(false);
  const change = (part: Partial<ConsentDraft>) => setDraft((old) => ({ ...old, ...part }));
  const arranged = arrangeCards(draft.order, cards);
  const request = consentRequestOf(draft, cards);
  const faults = isJudged ? invalidConsentFields(request) : [];
  const busy = saving.kind === 'busy';
  const isActive = consent?.status === 'active';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const [wrong] = invalidConsentFields(request);
    setJudged(true);
    if (wrong === undefined) return onSave(request);
    // Without cards, the switch of the balance is the only source to choose.
    const field = wrong === 'source' && cards.length === 0 ? CONSENT_FIELD_IDS.balance : CONSENT_FIELD_IDS[wrong];
    document.getElementById(field)?.focus();
  };

  const noSource = t({
    message: 'Отметьте карту или разрешите списывать с баланса',
    comment: 'Consent to automatic debits: neither a card nor the balance is chosen',
  });
  return (
    <Card padding="l">
      <form noValidate onSubmit={submit}>
        <Stack gap="l">
          {saving.kind === 'refused' && <SaveRefusal saving={saving} />}
          {target === '' ? (
            <ConsentTargetField
              value={draft.target}
              orders={orders}
              offersAll={offersAll}
              invalid={faults.includes('target')}
              onChange={change}
            />
          ) : (
            <div>
              <Text tone="quiet" size="s">
                {t({ message: 'За что списывать', comment: 'Consent to automatic debits: label of the choice of orders' })}
              </Text>
              <Text weight="medium">{titleOf(target, consent, orders)}</Text>
            </div>
          )}
          {cards.length === 0 ? (
            <NoCards href={cardsHref} />
          ) : (
            <CardOrderField
              cards={arranged}
              chosen={draft.chosen}
              today={today}
              error={faults.includes('source') ? noSource : ''}
              onChoose={(id, on) => change({ chosen: toggleCard(draft.chosen, id, on) })}
              onMove={(id, by) => change({ order: moveCard(arranged, id, by) })}
            />
          )}
          <BalanceFields
            draft={draft}
            available={available}
            error={cards.length === 0 && faults.includes('source') ? noSource : ''}
            onChange={change}
          />
          <DebitNoticeField days={draft.noticeDays} onChange={change} />
          <AgreementText />
          <Button type="submit" width="full" pending={busy}>
            {isActive
              ? t({ message: 'Сохранить изменения', comment: 'Button: changes a consent to automatic debits' })
              : t({ message: 'Разрешить автосписание', comment: 'Button: grants a consent to automatic debits' })}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** The text of the agreement, above the button that agrees. */
function AgreementText() {
  const { t } = useLingui();
  return (
    <Text size="s" tone="quiet">
      {t({
        message:
          'Вы разрешаете списывать платежи по графику в день платежа без кода из СМС. Если списать не удалось, попробуем ещё раз в каждый из пяти следующих дней, не чаще раза в день. Отключить можно в любой момент одним нажатием.',
        comment: 'Consent to automatic debits: what the customer agrees to',
      })}
    </Text>
  );
}

function NoCards({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <div>
      <Text>{t({ message: 'Сохранённых карт пока нет', comment: 'Withdrawal: there is no card to withdraw to' })}</Text>
      <Link href={href}>{t({ message: 'Добавить карту', comment: 'Link from a withdrawal: to the page of bank cards' })}</Link>
    </div>
  );
}

/**
 * Why the consent was not saved. For a deleted card or a closed order the page has its own text, because the server's message does not name
 * them.
 */
function SaveRefusal({ saving: { refusal } }: { saving: Extract<WriteState<ConsentRequest>, { kind: 'refused' }> }) {
  const { t } = useLingui();
  const gone = t({
    message: 'Карты или заказа уже нет. Мы обновили список: проверьте выбор и сохраните ещё раз.',
    comment: 'Consent to automatic debits: a card or the order has been deleted',
  });
  const closed = t({
    message: 'По этому заказу автосписания нет: он закрыт или платежи по нему прерваны.',
    comment: 'Consent to automatic debits: the order is closed, broken off or in court',
  });
  const message = refusal.code === 'not_found' ? gone : refusal.fields['order_id'] === 'choice' ? closed : refusal.message;
  return <RefusalBanner refusal={{ ...refusal, message }} />;
}
