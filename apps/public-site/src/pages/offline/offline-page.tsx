import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Hero } from '@muddat/ui/hero';
import { RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import type { PageProps } from '../../shared/page/types.ts';
import type { OfflineData } from './offline.data.ts';

/**
 * Shown without a network when the page is not cached (spec 2). The address bar keeps the requested address, so the link with the empty
 * `href` requests it again. No script runs.
 */
export function OfflinePage({ locale }: PageProps<OfflineData>) {
  const { t } = useLingui();
  return (
    <Hero
      title={t({ message: 'Нет интернета', comment: 'Title of the offline page' })}
      lead={t({
        message:
          'Проверьте соединение и\u00a0попробуйте ещё раз. Страницы, которые вы недавно открывали, можно читать и\u00a0без интернета.',
        comment: 'Text of the offline page',
      })}
      action={
        <Inline gap="s">
          <LinkButton variant="tile" icon={<RefreshCw size={20} />} href="">
            {t({ message: 'Повторить', comment: 'Button of the offline page: requests the same address again' })}
          </LinkButton>
          <LinkButton variant="secondary" href={hrefTo('home', {}, locale)}>
            {t({ message: 'На главную', comment: 'Button of the offline page: to the home page' })}
          </LinkButton>
        </Inline>
      }
    />
  );
}
