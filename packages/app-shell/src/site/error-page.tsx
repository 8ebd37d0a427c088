import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { Hero } from '@muddat/ui/hero';
import { RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { errorPageText, errorPageTitle } from './error-title.ts';
import { decodePath, isOfflineFailure, type PageFailure } from './page-failure.ts';

export interface ErrorPageProps {
  failure: PageFailure;
  /** The URL of the home page, or of the cabinet's main page. */
  homeHref: string;
  /**
   * Whether `homeHref` leads from the cabinet to the public site. The button then reads «На сайт», because «На главную» would mean the
   * cabinet's main page.
   */
  linksToSite?: boolean;
  /** Retries the same page. Set it only where a retry may help. */
  onRetry?: (() => void) | undefined;
  /** Retry link for pages without script. The empty URL means the current page. */
  retryHref?: string | undefined;
}

/** Replaces a page that failed: a 404 variant and one for all other failures. Works without script. */
export function ErrorPage({ failure, homeHref, linksToSite = false, onRetry, retryHref }: ErrorPageProps) {
  const { t, i18n } = useLingui();
  const { statusCode, path, requestId } = failure;
  const missing = statusCode === 404;
  const offline = isOfflineFailure(failure);
  const canRetry = !missing && (onRetry !== undefined || retryHref !== undefined);
  const again = t({ message: 'Повторить', comment: 'Button of the error page: asks for the same page again' });
  const code = joinFacts([statusCode === 0 ? null : String(statusCode), requestId]);
  const home = (
    <LinkButton href={homeHref} variant={canRetry ? 'secondary' : 'tile'} width="phone">
      {linksToSite
        ? t({ message: 'На сайт', comment: 'Button of the error pages of the cabinet: to the home page of the site' })
        : t({ message: 'На главную', comment: 'Button of the error pages: back to the home page' })}
    </LinkButton>
  );
  return (
    <Hero
      title={
        offline
          ? t({ message: 'Нет интернета', comment: 'Title of the error page on a device without a network' })
          : errorPageTitle(failure, i18n)
      }
      lead={
        missing
          ? t({ message: 'Возможно, в адресе опечатка или страница переехала.', comment: 'Text of the 404 page' })
          : offline
            ? t({
                message: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
                comment: 'Shown when a request got no response; nothing typed is lost',
              })
            : errorPageText(i18n)
      }
      action={
        <Inline gap="s">
          {canRetry && onRetry && (
            <Button variant="tile" width="phone" icon={<RefreshCw size={20} />} onClick={onRetry}>
              {again}
            </Button>
          )}
          {canRetry && !onRetry && (
            <LinkButton variant="tile" width="phone" icon={<RefreshCw size={20} />} href={retryHref ?? ''}>
              {again}
            </LinkButton>
          )}
          {home}
        </Inline>
      }
      foot={
        <Text as="span" size="xs" tone="quiet">
          {t({ message: `Код ошибки: ${code}`, comment: 'At the foot of the error page: the status code and the number of the request' })}
          {/* The error's message (spec 8), for programs. It is not shown: the path may say anything, and would say it on our page. */}
          {missing && <data hidden value={`Page not found: ${decodePath(path)}`} />}
        </Text>
      }
    />
  );
}
