import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { ShieldCheck } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';
import { Grid, Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { AccountDeletionSection } from './account-deletion-section.tsx';
import { DataCopySection } from './data-copy-section.tsx';
import { RetainedDataList } from './retained-data-list.tsx';
import { StoredDataSection } from './stored-data-section.tsx';
import type { TrustViewProps } from './trust.types.ts';

/** A customer's own data: a copy, the deletion of the account, and what is stored until when. */
export function TrustView(props: TrustViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { closed, onLeave } = props;
  if (closed) {
    const until = formatDayAndTime(closed.erased_at, language);
    return (
      <Card padding="l">
        <ResultState
          tone="good"
          level={2}
          title={t({ message: 'Аккаунт закрыт', comment: 'Page of own data: the account was closed, to be erased in three days' })}
          actions={
            <Button onClick={onLeave}>
              {t({ message: 'На сайт', comment: 'Button after the account was deleted: to the home page' })}
            </Button>
          }
        >
          <Stack gap="s">
            <Text>
              {t({
                message: `Мы сотрём его ${until}. Если передумаете, войдите до этого и отмените удаление.`,
                comment: 'Page of own data, after the account was closed: when it is erased (date and time), and how to undo it',
              })}
            </Text>
            <RetainedDataList retained={closed.kept} />
          </Stack>
        </ResultState>
      </Card>
    );
  }
  // The plan is longer than its placeholder. What follows appears together with it, so that nothing moves.
  const isPlanShown = props.plan.data !== undefined || props.plan.error !== null;
  return (
    <Stack gap="l">
      <Grid columns="1-2-2" align="start">
        <Stack gap="m">
          <DataCopySection copy={props.copy} copying={props.copying} download={props.download} onCopy={props.onCopy} />
          <Card padding="s">
            <LinkRow
              href={props.securityHref}
              icon={<ShieldCheck size={22} />}
              title={t({ message: 'Вход и безопасность', comment: 'Page of own data: link to the page of sign-in and security' })}
              line={t({
                message: 'Телефон, пароль, ключи доступа и устройства',
                comment: 'Profile: what is on the page of sign-in and security',
              })}
            />
          </Card>
        </Stack>
        <AccountDeletionSection
          plan={props.plan}
          isConfirming={props.isConfirming}
          deleting={props.deleting}
          onConfirmingChange={props.onConfirmingChange}
          onDelete={props.onDelete}
          undoing={props.undoing}
          onUndo={props.onUndo}
        />
      </Grid>
      {isPlanShown && <StoredDataSection />}
    </Stack>
  );
}
