import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Hero } from '@muddat/ui/hero';
import { RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import type { PageProps } from '../../shared/page/types.ts';
import type { OfflineData } from './offline.data.ts';

/** No network, and no kept page (spec 2). It stands under the address that was asked for: the empty link asks for that again. No script runs. */
export function OfflinePage({ locale }: PageProps<OfflineData>) {
  const { t } = useLingui();
  return (
    <Hero
      title={t({ message: 'Нет интернета', comment: 'Title of the page that is shown without a network' })}
      lead={t({
        message: 'Проверьте соединение и\u00a0попробуйте ещё раз. Страницы, которые вы недавно открывали, можно читать и\u00a0без сети.',
        comment: 'Text of the page that is shown without a network',
      })}
      action={
        <Inline gap="s">
          <LinkButton variant="tile" icon={<RefreshCw size={20} />} href="">
            {t({ message: 'Повторить', comment: 'Button of the page that is shown without a network: asks for the same address again' })}
          </LinkButton>
          <LinkButton variant="secondary" href={hrefTo('home', {}, locale)}>
            {t({ message: 'На главную', comment: 'Button of the page that is shown without a network: to the home page' })}
          </LinkButton>
        </Inline>
      }
    />
  );
}
