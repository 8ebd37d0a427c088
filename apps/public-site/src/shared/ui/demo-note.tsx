import { Text } from '@muddat/ui/text';
import { useMatch } from '@tanstack/react-router';
import { isLoadedPage } from '../page/payload.ts';

/** A note beside reviews, clients and figures that they are invented. Shown when the page's data has it. */
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
