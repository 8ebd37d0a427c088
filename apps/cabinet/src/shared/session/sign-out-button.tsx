import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { LogOut } from '@muddat/ui/icons';
import { useSignOut } from './sign-out.ts';

/**
 * Signs out without asking. Placed at the end of the side navigation and of the profile, and with the current device on the security page.
 */
export function SignOutButton() {
  const { t } = useLingui();
  const { signOut, pending } = useSignOut();
  return (
    <Button variant="ghost" size="s" icon={<LogOut size={20} />} pending={pending} onClick={signOut}>
      {t({ message: 'Выйти', comment: 'Button: signs out of the cabinet' })}
    </Button>
  );
}
