import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { LinkButton } from '@muddat/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { accountDeletionQuery } from '../../domain/customer/trust-queries.ts';
import { formatDayAndTime } from '../../shared/time/time-text.ts';

/** `erasedAt`: when the account's data will be erased, from the response with the session; ISO 8601. */
type Props = { erasedAt: string };

/**
 * Offers a customer who has deleted the account to undo that, and says until when. Shows the time of the session's response until the
 * backend has responded, so that the banner renders with the page and does not shift it later.
 * The session's profile may be minutes old, so the backend's response then replaces that time; null, for an account that is open again,
 * removes the banner.
 */
export function AccountDeletionNote({ erasedAt: known }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(accountDeletionQuery(api));
  const erasedAt = data === undefined ? known : data.erased_at;
  if (erasedAt === null) return null;
  const until = formatDayAndTime(erasedAt, language);
  return (
    <Banner
      tone="soon"
      live="status"
      actions={
        <LinkButton variant="secondary" size="s" href={hrefTo('trust', {}, locale)}>
          {t({ message: 'К отмене удаления', comment: 'Link at the top of each page: to where the deletion can be undone' })}
        </LinkButton>
      }
    >
      {t({
        message: `Аккаунт закрыт: платить и покупать нельзя. Мы сотрём его ${until}.`,
        comment: 'Page of own data: the account is closed and will be erased at that date and time, unless it is undone',
      })}
    </Banner>
  );
}
