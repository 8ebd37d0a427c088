import { useLingui } from '@lingui/react/macro';
import { useNewBuild } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { NoticeBar } from '@muddat/ui/notice-bar';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { getSiteAnalytics } from '../analytics/analytics.ts';
import { usePageViews } from '../analytics/use-page-views.ts';

const serverConsent = () => null;
const subscribeToConsent = (listener: () => void) => getSiteAnalytics().onChange(listener);
const currentConsent = () => getSiteAnalytics().consent();

/**
 * Counts page views if a counter is configured. Shows a bar at the bottom of the window: the notice of a new build, or else the question of
 * consent to the counter.
 */
export function BuildOrConsentNotice({ build, locale }: { build: string; locale: Locale }): ReactNode {
  usePageViews(locale);
  const { t } = useLingui();
  const isNew = useNewBuild(build);
  const [later, setLater] = useState(false);
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, serverConsent);
  if (isNew && !later)
    return (
      <NoticeBar
        actions={
          <>
            <Button size="s" onClick={() => window.location.reload()}>
              {t({ message: 'Обновить', comment: 'Button of the notice about a new version of the site: loads it' })}
            </Button>
            <Button size="s" variant="ghost" onClick={() => setLater(true)}>
              {t({ message: 'Позже', comment: 'Button of the notice about a new version of the site: hides the notice' })}
            </Button>
          </>
        }
      >
        {t({ message: 'Вышла новая версия сайта.', comment: 'Notice: a new version of the site is available' })}
      </NoticeBar>
    );
  if (consent === 'unknown')
    return (
      <NoticeBar
        actions={
          <>
            <Button size="s" variant="secondary" onClick={() => getSiteAnalytics().setConsent('yes')}>
              {t({ message: 'Разрешить', comment: 'Button: allows counting visits' })}
            </Button>
            <Button size="s" variant="secondary" onClick={() => getSiteAnalytics().setConsent('no')}>
              {t({ message: 'Не считать', comment: 'Button: forbids counting visits' })}
            </Button>
          </>
        }
      >
        {t({
          message: 'Разрешите считать посещения? Без имён, телефонов и запросов.',
          comment: 'Question about counting visits; asked only when a counter is configured',
        })}
      </NoticeBar>
    );
  return <NoticeBar />;
}
