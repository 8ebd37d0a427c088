import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkList, type LinkRowProps } from '@muddat/ui/link-row';
import { Grid, Stack } from '@muddat/ui/stack';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useTogether } from '../../shared/page/use-together.ts';
import { useFigures } from './use-figures.ts';
import { useMoneyWays } from './use-money-ways.tsx';
import { usePersonWays } from './use-person-ways.tsx';

/** Links to all sections of the cabinet. Some links show current figures, if these are cheap to load. */
export function HubView() {
  const { t } = useLingui();
  const isReady = useTogether(...useFigures());
  const [money, person] = [useMoneyWays(), usePersonWays()];
  if (!isReady) return <PageSkeleton />;
  return (
    <Grid columns="1-2-2" align="start">
      <Ways title={t({ message: 'Покупки и платежи', comment: 'List of all parts of the cabinet: heading' })} links={money} />
      <Ways title={t({ message: 'Аккаунт', comment: 'List of all parts of the cabinet: heading' })} links={person} />
    </Grid>
  );
}

function Ways({ title, links }: { title: string; links: readonly (LinkRowProps & { id: string })[] }) {
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <LinkList label={title} links={links} />
      </Stack>
    </Card>
  );
}
