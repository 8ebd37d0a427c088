import { Text } from '@muddat/ui/text';
import { useMatch } from '@tanstack/react-router';
import { isLoadedPage } from '../page/payload.ts';

/** Note next to reviews, clients and figures that they are invented. Rendered only when the page's data contains it. */
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
