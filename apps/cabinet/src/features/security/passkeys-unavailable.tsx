import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import type { PasskeySupport } from './passkey-support.ts';

/** Says why no passkey can be added here, and where it can. */
export function PasskeysUnavailable({ reason }: { reason: Exclude<PasskeySupport, 'works'> }) {
  const { t } = useLingui();
  const words = {
    'ip-address': t({
      message: 'Чтобы добавить ключ, откройте кабинет по обычному адресу сайта, не по цифрам.',
      comment: 'Security page: passkeys cannot work at an IP address',
    }),
    insecure: t({
      message: 'Здесь добавить ключ нельзя: соединение не защищено. Откройте кабинет по адресу, который начинается с https.',
      comment: 'Security page: passkeys cannot work without https',
    }),
    'no-webauthn': t({
      message: 'Этот браузер не умеет работать с ключами доступа. Обновите его или откройте кабинет в другом.',
      comment: 'Security page: the browser knows no passkeys',
    }),
  };
  return <Banner tone="info">{words[reason]}</Banner>;
}
