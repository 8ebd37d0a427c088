import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ResultState } from '@muddat/ui/states';
import { CodeForm } from '../../../shared/code-step/code-form.tsx';
import type { CodeChannel } from '../../../shared/code-step/sent-otp.ts';
import { cardName } from '../card-name.ts';
import type { BankCard } from '../cards-query.ts';
import type { AddCardState, CardDraft } from './add-card.machine.ts';
import { CardForm } from './card-form.tsx';

export type AddCardViewProps = {
  state: AddCardState;
  /** BINs of the only bank whose cards are accepted; if empty, the cards of every bank are. */
  bankPrefixes: readonly string[];
  offerHref: string;
  onCard: (draft: CardDraft) => void;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  onChangeCard: () => void;
  /** Called after the customer has read that the card was saved already. */
  onAlreadySaved: (card: BankCard) => void;
  onCancel: () => void;
};

/** The steps of adding a card: its data, then the code that its bank sends by SMS. */
export function AddCardView({ state, onAlreadySaved, ...acts }: AddCardViewProps) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'form':
    case 'sending': {
      const { bankPrefixes, offerHref, onCard, onCancel } = acts;
      const shown = state.kind === 'form' ? state : { draft: state.attempt.draft, problem: null };
      return (
        <CardForm
          draft={shown.draft}
          problem={shown.problem}
          pending={state.kind === 'sending'}
          {...{ bankPrefixes, offerHref, onCard, onCancel }}
        />
      );
    }
    case 'awaiting-code':
    case 'resending':
    case 'checking':
      return <CardCode state={state} {...acts} />;
    case 'known': {
      const name = cardName(state.card);
      return (
        <ResultState
          tone="good"
          level={2}
          title={t({ message: 'Эта карта уже сохранена', comment: 'Adding a card: heading where it was saved before' })}
          actions={
            <Button onClick={() => onAlreadySaved(state.card)}>
              {t({ message: 'Продолжить', comment: 'Button: goes on with the card that was saved already' })}
            </Button>
          }
        >
          {t({ message: `Второй раз добавлять её не нужно: ${name}.`, comment: 'Adding a card that was saved before; the card follows' })}
        </ResultState>
      );
    }
    case 'added':
      return null;
  }
}

type CodeState = Extract<AddCardState, { kind: 'awaiting-code' | 'resending' | 'checking' }>;

function CardCode({
  state,
  onCode,
  onResend,
  onChangeCard,
}: { state: CodeState } & Pick<AddCardViewProps, 'onCode' | 'onResend' | 'onChangeCard'>) {
  const { t } = useLingui();
  const { otp, attempt } = state;
  const { maskedPhone } = otp;
  const busy = state.kind === 'resending' ? state.channel : state.kind === 'checking' ? state.kind : null;
  const last4 = attempt.draft.number.slice(-4);
  return (
    <CodeForm
      otp={otp}
      problem={state.kind === 'awaiting-code' ? state.problem : null}
      busy={busy}
      submitLabel={t({ message: 'Добавить карту', comment: 'Button: adds a bank card' })}
      onCode={onCode}
      onResend={onResend}
      sentText={t({
        message: `Код отправлен на номер ${maskedPhone}, к которому подключены СМС карты •• ${last4}`,
        comment: 'Adding a card: where the code went; a masked phone and the last four digits of the card follow',
      })}
      hints={[
        t({
          message:
            'Код приходит на номер, к которому подключены СМС этой карты. Это может быть не ваш номер: сверьте его в приложении банка.',
          comment: 'Adding a card, the code never comes: what to check',
        }),
        t({
          message: 'Если СМС карты не подключены, подключите их в приложении банка или в банкомате.',
          comment: 'Adding a card, the code never comes: what to do where the card has no SMS service',
        }),
      ]}
      otherActions={
        <Button variant="ghost" width="full" disabled={busy !== null} onClick={onChangeCard}>
          {t({ message: 'Изменить карту', comment: 'Button at the code of a new card: returns to the form of the card' })}
        </Button>
      }
    />
  );
}
