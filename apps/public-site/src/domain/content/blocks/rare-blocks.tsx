import { type ComponentType, lazy, Suspense } from 'react';
import type { RareBlockProps } from './rare-block-view.tsx';

const load = async (): Promise<ComponentType<RareBlockProps>> => (await import('./rare-block-view.tsx')).RareBlockView;

/** At hand, so that a page is drawn, and taken over, without waiting: on the server ever, in the browser once `rareBlocksOf` has run. */
let view: ComponentType<RareBlockProps> | null = import.meta.env.SSR ? await load() : null;
const Later = lazy(async () => ({ default: await load() }));

/** A block of a kind that its own file draws. */
export function RareBlock(props: RareBlockProps) {
  const View = view ?? Later;
  return (
    <div data-rare-block>
      <Suspense>
        <View {...props} />
      </Suspense>
    </div>
  );
}

/** Fetches what draws the rare blocks of the document that the server sent, if it has any. Before React takes the document over. */
export async function rareBlocksOf(document: Document): Promise<void> {
  if (document.querySelector('[data-rare-block]') !== null) view = await load();
}
