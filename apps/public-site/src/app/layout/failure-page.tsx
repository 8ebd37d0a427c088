import { Trans } from '@lingui/react/macro';
import type { ErrorPageProps } from '@muddat/app-shell';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { type ComponentType, useEffect, useState } from 'react';

const load = async (): Promise<ComponentType<ErrorPageProps>> => (await import('./full-failure-page.tsx')).FullFailurePage;
/** The server loads the component together with this module, so that it renders the complete error page. */
const serverComponent = import.meta.env.SSR ? await load() : null;

/**
 * Shown instead of a page that failed or does not exist. The component of the error page loads on demand, since few pages fail. If it
 * cannot be loaded either, a plain text with links appears.
 */
export function FailurePage(props: ErrorPageProps) {
  const [Whole, setWhole] = useState<ComponentType<ErrorPageProps> | 'none' | null>(() => serverComponent);
  useEffect(() => {
    if (Whole !== null) return;
    load().then(
      (page) => setWhole(() => page),
      () => setWhole('none'),
    );
  }, [Whole]);
  if (Whole === null) return null;
  if (Whole === 'none') return <PlainFailure {...props} />;
  return <Whole {...props} />;
}

function PlainFailure({ homeHref }: ErrorPageProps) {
  return (
    <Stack gap="m">
      <Heading level={1}>
        <Trans comment="Heading of the plain error page, shown when the script of the usual one could not be loaded">
          Не удалось загрузить страницу
        </Trans>
      </Heading>
      <Link href="">
        <Trans comment="Link of the plain error page: the same page again">Повторить</Trans>
      </Link>
      <Link href={homeHref}>
        <Trans comment="Link of the plain error page: the home page">На главную</Trans>
      </Link>
    </Stack>
  );
}
