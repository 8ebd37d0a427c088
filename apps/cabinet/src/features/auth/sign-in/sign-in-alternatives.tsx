import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Divider } from '@muddat/ui/divider';
import { KeyRound } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

type Props = {
  ready: boolean;
  passkeys: boolean;
  passkeyPending: boolean;
  registerHref: string;
  onPassword: () => void;
  onPasskey: () => void;
};

/** The other sign-in methods, and a link to the registration. */
export function SignInAlternatives({ ready, passkeys, passkeyPending, registerHref, onPassword, onPasskey }: Props) {
  const { t } = useLingui();
  return (
    <>
      {passkeys && (
        <Button
          variant="secondary"
          width="full"
          icon={<KeyRound size={20} />}
          pending={passkeyPending}
          disabled={!ready}
          onClick={onPasskey}
        >
          {t({ message: 'Войти по ключу доступа', comment: 'Button at sign-in: with a passkey of this device' })}
        </Button>
      )}
      <Button variant="ghost" width="full" disabled={!ready} onClick={onPassword}>
        {t({ message: 'Войти по паролю', comment: 'Button at sign-in: with a password instead of a code' })}
      </Button>
      <Divider />
      <Inline justify="center" gap="s">
        <Text as="span" tone="quiet">
          {t({ message: 'Впервые в Muddat?', comment: 'On the sign-in page, before the link to the registration' })}
        </Text>
        <Link href={registerHref} tone="strong">
          {t({ message: 'Зарегистрироваться', comment: 'Link on the sign-in page: to the registration' })}
        </Link>
      </Inline>
    </>
  );
}
