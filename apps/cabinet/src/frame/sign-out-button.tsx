import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { IconButton } from '@muddat/ui/icon-button';
import { LogOut } from '@muddat/ui/icons';
import { useSignOut } from '../session/use-sign-out.ts';

/** With its word at the foot of the rail, as a sign alone on a phone. */
export function SignOutButton({ look }: { look: 'word' | 'sign' }) {
  const { t } = useLingui();
  const { signOut, pending } = useSignOut();
  const label = t({ message: 'Выйти', comment: 'Button: signs out of the cabinet' });
  if (look === 'sign') return <IconButton icon={<LogOut size={20} />} label={label} disabled={pending} onClick={signOut} />;
  return (
    <Button variant="ghost" size="s" icon={<LogOut size={20} />} pending={pending} onClick={signOut}>
      {label}
    </Button>
  );
}
