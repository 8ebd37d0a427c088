import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { MainAside } from '@muddat/ui/page-layout';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { AccountDeletionSection } from './account-deletion-section.tsx';
import { DataCopySection } from './data-copy-section.tsx';
import { RetainedDataList } from './retained-data-list.tsx';
import { StoredDataSection } from './stored-data-section.tsx';
import type { TrustViewProps } from './trust.types.ts';

/** A customer's own data: what is stored and until when, a copy, the deletion of the account, and security. */
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
  return (
    <Stack gap="l">
      <MainAside
        main={<StoredDataSection />}
        aside={
          <>
            <DataCopySection copy={props.copy} copying={props.copying} download={props.download} onCopy={props.onCopy} />
            <AccountDeletionSection
              plan={props.plan}
              isConfirming={props.isConfirming}
              deleting={props.deleting}
              onConfirmingChange={props.onConfirmingChange}
              onDelete={props.onDelete}
              undoing={props.undoing}
              onUndo={props.onUndo}
            />
          </>
        }
      />
      {props.security}
    </Stack>
  );
}
