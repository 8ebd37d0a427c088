import { useLingui } from '@lingui/react/macro';
import { User } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';

/** Replaces a page whose session has ended while it was open, so that no data of the customer stays visible (spec 6). */
export function SessionEndedScreen({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<User size={28} />}
        title={t({
          message: 'Вы не авторизованы',
          comment: 'Heading where a page requires a signed-in customer; fixed by the specification',
        })}
        action={
          // Loaded as a document, so that the gateway redirects to the sign-in and then back here.
          <LinkButton href={href} target="_self">
            {t({ message: 'Войти', comment: 'Button: signs in' })}
          </LinkButton>
        }
      >
        {t({
          message: 'Сеанс закончился. Войдите ещё раз, и откроется эта же страница.',
          comment: 'Under «Вы не авторизованы», where the session has ended while a page was open',
        })}
      </EmptyState>
    </div>
  );
}
