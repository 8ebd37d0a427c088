import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@muddat/ui/link';

/** Returns to the checkout that the customer left to get a limit. */
export function BackToCheckoutLink({ href, isNext }: { href: string; isNext: boolean }) {
  const { t } = useLingui();
  return (
    <LinkButton href={href} variant={isNext ? 'primary' : 'secondary'}>
      {t({
        message: 'Вернуться к заказу',
        comment: 'Button: returns to the checkout that the customer left to get a limit; its fields keep their values',
      })}
    </LinkButton>
  );
}
