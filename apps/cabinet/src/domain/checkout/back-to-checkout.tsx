import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@muddat/ui/link';

/** Leads back to the checkout that waits for a limit. */
export function BackToCheckout({ href, isNext }: { href: string; isNext: boolean }) {
  const { t } = useLingui();
  return (
    <LinkButton href={href} variant={isNext ? 'primary' : 'secondary'}>
      {t({
        message: 'Вернуться к заказу',
        comment: 'Button: back to the checkout that was left for a limit; all of it is filled in still',
      })}
    </LinkButton>
  );
}
