import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { LinkButton } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import { useEffect, useRef } from 'react';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import { ALL_ORDERS_TARGET } from './consent-draft.ts';
import type { Consent } from './consent-queries.ts';
import { activeConsentsAfterWithdrawal } from './consent-selectors.ts';
import * as css from './consents.css.ts';
import type { ConsentChange, ConsentHrefs, ConsentWithdrawalState } from './consents.types.ts';
import { useConsentTitle } from './use-consent-title.ts';

type Props = {
  note: ConsentChange | null;
  consents: readonly Consent[];
  withdrawing: ConsentWithdrawalState;
  hrefs: ConsentHrefs;
  onWithdraw: (consent: Consent) => void;
};

/** The result of the last change. Takes the focus, because the focused button was removed with its card or its form. */
export function ConsentChangeNote({ note, consents, withdrawing, hrefs, onWithdraw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note !== null) place.current?.focus();
  }, [note]);
  return (
    <>
      {/* The live region is always mounted, so that screen readers announce a change. */}
      <div ref={place} role="status" tabIndex={-1} className={css.changeNote}>
        {note !== null && (note.kind === 'withdrawn' ? <Withdrawn {...note} {...{ consents, hrefs }} /> : <Saved {...note} />)}
      </div>
      <div className={css.changeNote}>{withdrawing.kind === 'refused' && <NotWithdrawn {...withdrawing} onWithdraw={onWithdraw} />}</div>
    </>
  );
}

function Saved({ kind, consent }: ConsentChange) {
  const { t } = useLingui();
  const title = useConsentTitle()(consent.order_id, consent);
  const told =
    kind === 'granted'
      ? t({
          message: `Автосписание включено: ${title}`,
          comment: 'After a consent to automatic debits was granted; what it is for follows',
        })
      : t({ message: `Изменения сохранены: ${title}`, comment: 'After a consent to automatic debits was changed; what it is for follows' });
  return <Banner tone="good">{told}</Banner>;
}

/** Says which order is no longer debited, and which consents stay active. Renders nothing if the order is debited again. */
function Withdrawn({ consent, consents, hrefs }: Pick<ConsentChange, 'consent'> & Pick<Props, 'consents' | 'hrefs'>) {
  const { t } = useLingui();
  const titleOf = useConsentTitle();
  const title = titleOf(consent.order_id, consent);
  const standing = activeConsentsAfterWithdrawal(consents, consent);
  if (standing === null) return null;
  const names = standing.map((one) => titleOf(one.order_id, one)).join('; ');
  return (
    <Banner
      tone="good"
      title={t({
        message: `Автосписание отключено: ${title}`,
        comment: 'After a consent to automatic debits was withdrawn; what it was for follows',
      })}
      actions={
        <LinkButton variant="secondary" size="s" href={hrefs.grant(consent.order_id)}>
          {t({ message: 'Включить снова', comment: 'Link after a consent was withdrawn: to the form that grants it again' })}
        </LinkButton>
      }
    >
      {standing.length === 0 ? (
        t({ message: 'Больше ничего не спишем. Не забудьте платить сами.', comment: 'After a consent to automatic debits was withdrawn' })
      ) : (
        <>
          {consent.order_id !== ALL_ORDERS_TARGET && (
            <Text>
              {t({
                message: 'По этому заказу больше ничего не спишем, платите по нему сами.',
                comment: 'After the consent of one order to automatic debits was withdrawn, while others are active',
              })}
              {standing.some(({ order_id }) => order_id === ALL_ORDERS_TARGET) &&
                ` ${t({
                  message: 'Разрешение «Все заказы» на этот заказ не действует.',
                  comment: 'After the sentence that an order is not debited any more: the consent for all orders does not cover it',
                })}`}
            </Text>
          )}
          <Text>
            {t({
              message: `Остаётся включённым: ${names}. Отключить можно ниже.`,
              comment: 'After a consent to automatic debits was withdrawn; names are the orders of the other consents',
            })}
          </Text>
        </>
      )}
    </Banner>
  );
}

function NotWithdrawn({
  input: consent,
  refusal,
  onWithdraw,
}: Extract<ConsentWithdrawalState, { kind: 'refused' }> & Pick<Props, 'onWithdraw'>) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const title = useConsentTitle()(consent.order_id, consent);
  return (
    <Banner
      tone="bad"
      live="alert"
      title={t({
        message: `Не удалось отключить автосписание: ${title}`,
        comment: 'A consent could not be withdrawn; what it is for follows',
      })}
      actions={
        <Button variant="secondary" size="s" onClick={() => onWithdraw(consent)}>
          {t({ message: 'Повторить', comment: 'Button: tries the same again after a failure' })}
        </Button>
      }
    >
      {refusalText(refusal)}
    </Banner>
  );
}
