import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkList, type LinkRowProps } from '@muddat/ui/link-row';
import { Grid, Stack } from '@muddat/ui/stack';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { useAccountLinks } from './use-account-links.tsx';
import { useHubQueries } from './use-hub-queries.ts';
import { usePurchaseLinks } from './use-purchase-links.tsx';

/** Links to all sections of the cabinet. Some rows show a current figure, such as the balance, instead of a description of the page. */
export function HubView() {
  const { t } = useLingui();
  const isReady = useSectionsReady(...useHubQueries());
  const [money, person] = [usePurchaseLinks(), useAccountLinks()];
  if (!isReady) return <PageSkeleton />;
  return (
    <Grid columns="1-2-2" align="start">
      <LinksCard title={t({ message: 'Покупки и платежи', comment: 'List of all parts of the cabinet: heading' })} links={money} />
      <LinksCard title={t({ message: 'Аккаунт', comment: 'List of all parts of the cabinet: heading' })} links={person} />
    </Grid>
  );
}

function LinksCard({ title, links }: { title: string; links: readonly (LinkRowProps & { id: string })[] }) {
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
