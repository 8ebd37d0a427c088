import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Plus, RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ConsentChangeNote } from './consent-change-note.tsx';
import { ALL_ORDERS_TARGET } from './consent-draft.ts';
import { ConsentHistory } from './consent-history.tsx';
import type { Consent } from './consent-queries.ts';
import { debitListItemsOf, excludedConsents } from './consent-selectors.ts';
import type { ConsentChange, ConsentHrefs, ConsentsState, ConsentWithdrawalState } from './consents.types.ts';
import { DebitHistory } from './debit-history.tsx';

export type ConsentsViewProps = {
  state: ConsentsState;
  note: ConsentChange | null;
  withdrawing: ConsentWithdrawalState;
  hrefs: ConsentHrefs;
  onWithdraw: (consent: Consent) => void;
};

/** The page of automatic debits: active consents, debits, and the history of consents. */
export function ConsentsView({ state, note, withdrawing, hrefs, onWithdraw }: ConsentsViewProps) {
  const { t } = useLingui();
  if (state.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить автосписание', comment: 'Page of automatic debits: it could not be loaded' });
    return <SectionError title={failed} error={state.error} onRetry={state.retry} retrying={state.retrying} />;
  }
  if (state.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton
          rows={4}
          label={t({ message: 'Загружаем автосписание…', comment: 'Read by screen readers: the page of automatic debits is loading' })}
        />
      </Card>
    );
  }
  const { data: consents, as_of: today } = state.list;
  const active = consents.filter(({ status }) => status === 'active');
  const busy = withdrawing.kind === 'busy' ? withdrawing.input.id : null;
  return (
    <>
      <ConsentChangeNote note={note} consents={consents} withdrawing={withdrawing} hrefs={hrefs} onWithdraw={onWithdraw} />
      <Stack gap="m">
        {active.length === 0 ? (
          <NoConsents href={hrefs.grant()} />
        ) : (
          <>
            <Text tone="quiet">
              {t({
                message: 'Списываем сами в день платежа, без кода из СМС, и заранее предупреждаем.',
                comment: 'Page of automatic debits: what they are',
              })}
            </Text>
            {active.map((consent) => (
              <ConsentCard
                key={consent.id}
                consent={consent}
                excludedConsents={consent.order_id === ALL_ORDERS_TARGET ? excludedConsents(consents, consent) : []}
                cards={state.cards}
                today={today}
                hrefs={hrefs}
                pending={busy === consent.id}
                disabled={busy !== null}
                onWithdraw={onWithdraw}
              />
            ))}
            <Inline>
              <LinkButton variant="secondary" width="phone" icon={<Plus size={20} />} href={hrefs.grant()}>
                {t({ message: 'Добавить автосписание', comment: 'Link on the page of automatic debits: to the form of another consent' })}
              </LinkButton>
            </Inline>
          </>
        )}
        <DebitHistory debits={debitListItemsOf(consents)} hrefs={hrefs} />
        <ConsentHistory consents={consents} />
      </Stack>
    </>
  );
}

function NoConsents({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <EmptyState
        icon={<RefreshCw size={28} />}
        title={t({ message: 'Автосписание выключено', comment: 'Page of automatic debits: no consent is granted' })}
        action={
          <LinkButton href={href}>
            {t({ message: 'Настроить автосписание', comment: 'Link on the page of automatic debits: to the form of a consent' })}
          </LinkButton>
        }
      >
        {t({
          message:
            'В день платежа спишем деньги с карт по вашему порядку и, если разрешите, с баланса. Заранее предупредим, отключить можно в любой момент.',
          comment: 'Page of automatic debits without a consent: what they do',
        })}
      </EmptyState>
    </Card>
  );
}
