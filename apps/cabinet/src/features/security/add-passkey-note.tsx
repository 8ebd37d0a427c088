import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import type { AddPasskeyState } from './add-passkey.machine.ts';

/** Asks the customer to confirm on the device, or says how adding a passkey ended. */
export function AddPasskeyNote({ adding }: { adding: AddPasskeyState }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  if (adding.kind === 'on-device') {
    return (
      <Banner tone="info" live="status">
        {t({
          message: 'Подтвердите на устройстве: отпечатком, лицом или кодом блокировки.',
          comment: 'While the browser asks for a passkey to be made',
        })}
      </Banner>
    );
  }
  if (adding.kind !== 'rest' || adding.outcome === null) return null;
  switch (adding.outcome.kind) {
    case 'added':
      return (
        <Banner tone="good" live="status">
          {t({
            message: 'Ключ добавлен. В следующий раз выберите на входе «Войти по ключу доступа».',
            comment: 'After a passkey was added; quoted is a button of the sign-in page',
          })}
        </Banner>
      );
    case 'cancelled':
      return (
        <Banner tone="neutral" live="status">
          {t({ message: 'Ключ не добавлен: устройство не получило вашего подтверждения.', comment: 'Adding a passkey was broken off' })}
        </Banner>
      );
    case 'known':
      return (
        <Banner tone="neutral" live="status">
          {t({ message: 'На этом устройстве ключ уже есть.', comment: 'A passkey of this account exists on this device' })}
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="bad" live="alert">
          {refusalText(adding.outcome.problem)}
        </Banner>
      );
  }
}
