import { useLingui } from '@lingui/react/macro';
import { SlowResponseNote, SUPPORT_PHONE, useSecondsLeft } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { PrivacyNote } from './privacy-note.tsx';
import type { RequestState } from './request.machine.ts';
import type { SendFailure } from './send-failure.ts';
import { useSendFailureTexts } from './use-send-failure-texts.ts';

export type RequestFooterProps = {
  state: RequestState;
  /** The label of the button until an attempt fails. */
  label: string;
};

/** The end of every form: the error, the submit button, and the note about the data. */
export function RequestFooter({ state, label }: RequestFooterProps) {
  const { t } = useLingui();
  const notSent = state.kind === 'filling' ? state.failure : null;
  const wait = useSecondsLeft(notSent?.until ?? 0);
  const again = t({ message: 'Отправить ещё раз', comment: 'Button of a form whose sending failed' });
  return (
    <Stack gap="s">
      <div role="alert">{notSent && <SendFailureBanner notSent={notSent} wait={wait} />}</div>
      <Button type="submit" width="full" pending={state.kind === 'sending'} disabled={wait > 0}>
        {notSent === null ? label : again}
      </Button>
      <SlowResponseNote waiting={state.kind === 'sending'} />
      <PrivacyNote />
    </Stack>
  );
}

function SendFailureBanner({ notSent, wait }: { notSent: SendFailure; wait: number }) {
  const { t } = useLingui();
  const { why, next } = useSendFailureTexts(notSent);
  return (
    <Banner tone="bad" title={t({ message: 'Не отправлено', comment: 'Above the button of a form whose sending failed' })}>
      <p>
        {why} {next}
      </p>
      {wait > 0 && (
        <p>
          {t({
            message: `Отправить снова можно через ${wait}\u00a0сек.`,
            comment: 'The form was sent too often; the placeholder is the number of seconds until it may be sent again',
          })}
        </p>
      )}
      {notSent.reason !== 'too-often' && (
        <p>
          {t({ message: 'Или позвоните:', comment: 'After a form could not be sent; a phone number follows' })}{' '}
          <Text as="span" size="s" nowrap>
            <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>
          </Text>
        </p>
      )}
    </Banner>
  );
}
