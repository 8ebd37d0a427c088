import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { WifiOff } from '@muddat/ui/icons';
import { EmptyState } from '@muddat/ui/states';
import type { ReactNode } from 'react';

type Props = {
  offline: boolean;
  /** Replaces the default heading. */
  title?: string | undefined;
  /** The link to another page, shown while the form is hidden. */
  exit: ReactNode;
  /** The form. While it is hidden, it stays mounted and keeps the typed values. */
  children: ReactNode;
};

/** Hides the form while there is no network. Nothing is sent later either: the customer would not know when, and might pay twice. */
export function OnlineOnly({ offline, title, exit, children }: Props) {
  const { t } = useLingui();
  return (
    <div>
      <div role="status">
        {offline && (
          <Card>
            <EmptyState
              icon={<WifiOff size={28} />}
              title={
                title ?? t({ message: 'Без интернета заплатить нельзя', comment: 'Payment page while the device is offline: heading' })
              }
              action={exit}
            >
              {t({
                message: 'Деньги не списаны, сам платёж не уйдёт. Появится интернет — нажмите «Оплатить» ещё раз: сумма и карта сохранены.',
                comment: 'Payment page while the device is offline: the payment is not queued, the typed values stay',
              })}
            </EmptyState>
          </Card>
        )}
      </div>
      <div hidden={offline}>{children}</div>
    </div>
  );
}
