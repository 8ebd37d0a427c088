import { Text } from '@muddat/ui/text';
import { useMatch } from '@tanstack/react-router';
import { isLoadedPage } from '../site-page/payload.ts';

/** Beside reviews, clients and figures: that they are invented, where the page's data says so. */
export function DemoNote() {
  const { loaderData } = useMatch({ strict: false });
  const demo = isLoadedPage(loaderData) ? loaderData.demo : undefined;
  return (
    demo !== undefined && (
      <Text size="s" tone="quiet">
        {demo}
      </Text>
    )
  );
}
