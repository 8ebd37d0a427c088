import { type ComponentType, lazy, Suspense } from 'react';
import type { RareBlockProps } from './rare-block-view.tsx';

const load = async (): Promise<ComponentType<RareBlockProps>> => (await import('./rare-block-view.tsx')).RareBlockView;

/**
 * The component of rare blocks. It is loaded before it is rendered, so that rendering and hydration do not suspend: on the server together
 * with this module, in the browser by `preloadRareBlocks`.
 */
let view: ComponentType<RareBlockProps> | null = import.meta.env.SSR ? await load() : null;
const LazyRareBlock = lazy(async () => ({ default: await load() }));

/** A block whose component is in the script of rare blocks. */
export function RareBlock(props: RareBlockProps) {
  const View = view ?? LazyRareBlock;
  return (
    <div data-rare-block>
      <Suspense>
        <View {...props} />
      </Suspense>
    </div>
  );
}

/** Loads the script of the rare blocks if the server-rendered document contains any. Call it before hydration. */
export async function preloadRareBlocks(document: Document): Promise<void> {
  if (document.querySelector('[data-rare-block]') !== null) view = await load();
}
