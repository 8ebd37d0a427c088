import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { TextArea } from '@muddat/ui/text-area';
import type { Return } from '../../domain/return/return-queries.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { ReturnCaseViewProps } from './return-case.types.ts';
import { isReturnTextTooLong, MAX_RETURN_TEXT_LENGTH } from './return-draft.ts';
import { hasUnpaidInstalments } from './return-texts.ts';

type Props = Pick<ReturnCaseViewProps, 'draft' | 'write' | 'isConfirming' | 'onDraft' | 'onAction' | 'onConfirmingChange'> & {
  returnCase: Return;
};

/** Actions on a return: dispute the store's refusal, or withdraw the return. */
export function ReturnCaseActions(props: Props) {
  const { actions } = props.returnCase;
  return (
    <>
      {actions.includes('dispute') && <Dispute {...props} />}
      {(actions.includes('withdraw') || props.isConfirming) && <Withdraw {...props} />}
    </>
  );
}

function Dispute({ returnCase, draft, write, onDraft, onAction }: Props) {
  const { t } = useLingui();
  const isBusy = write.kind === 'busy' && write.input.kind === 'dispute';
  const text = draft.dispute.trim();
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Не согласны с магазином?', comment: 'Page of one return: heading over the way to ask us about it' })}
        </Heading>
        <TextArea
          label={t({ message: 'Почему магазин неправ', comment: 'Page of one return: label of the text to our support staff' })}
          description={
            returnCase.photos.length > 0
              ? t({
                  message: 'Фото и ответ магазина мы уже видим',
                  comment: 'Page of one return: under the label of the text to our support staff',
                })
              : t({
                  message: 'Ответ магазина мы уже видим',
                  comment: 'Page of one return without photos: under the label of the text to our support staff',
                })
          }
          limit={MAX_RETURN_TEXT_LENGTH}
          value={draft.dispute}
          readOnly={isBusy}
          onChange={(dispute) => onDraft({ ...draft, dispute })}
        />
        {write.kind === 'refused' && write.input.kind === 'dispute' && <RefusalBanner refusal={write.refusal} />}
        <div>
          <Button
            width="phone"
            pending={isBusy}
            disabled={text === '' || isReturnTextTooLong(text)}
            onClick={() => onAction({ kind: 'dispute', text: draft.dispute })}
          >
            {t({ message: 'Передать спор в Muddat', comment: 'Button: our support staff shall decide about a return' })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Withdraw({ returnCase, write, isConfirming, onAction, onConfirmingChange }: Props) {
  const { t } = useLingui();
  const isIt = write.kind !== 'idle' && write.input.kind === 'withdraw';
  const words = useWithdrawTexts(returnCase);
  return (
    <div>
      {returnCase.actions.includes('withdraw') && (
        <Button variant="ghost" onClick={() => onConfirmingChange(true)}>
          {words.confirmLabel}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          {...words}
          cancelLabel={t({ message: 'Оставить', comment: 'Button: a return is not withdrawn' })}
          pending={write.kind === 'busy' && isIt}
          problem={write.kind === 'refused' && isIt ? write.refusal : null}
          onConfirm={() => onAction({ kind: 'withdraw' })}
          onCancel={() => onConfirmingChange(false)}
        />
      )}
    </div>
  );
}

/** Texts of the dialog that confirms the withdrawal of a return or of a repair. */
function useWithdrawTexts({ wish, figures }: Pick<Return, 'wish' | 'figures'>) {
  const { t } = useLingui();
  if (wish === 'repair') {
    return {
      title: t({ message: 'Отозвать заявку на ремонт?', comment: 'Question before a request for a repair is withdrawn' }),
      text: t({
        message: 'Товар останется у вас как есть. Попросить ремонт можно будет снова.',
        comment: 'Question before a request for a repair is withdrawn',
      }),
      confirmLabel: t({
        message: 'Отозвать заявку на ремонт',
        comment: 'Button and dialog: the customer withdraws a request for a repair',
      }),
    };
  }
  return {
    title: t({ message: 'Отменить возврат?', comment: 'Question before a return is withdrawn' }),
    text: hasUnpaidInstalments(figures)
      ? t({
          message: 'Товар останется у вас, график не изменится. Новый возврат можно начать, пока не прошёл срок.',
          comment: 'Question before a return is withdrawn',
        })
      : t({
          message: 'Товар останется у вас. Новый возврат можно начать, пока не прошёл срок.',
          comment: 'Question before a return of a purchase without a schedule is withdrawn',
        }),
    confirmLabel: t({ message: 'Отменить возврат', comment: 'Button and dialog: the customer withdraws a return' }),
  };
}
