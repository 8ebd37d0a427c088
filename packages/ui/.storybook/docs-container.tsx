import { lazy, type PropsWithChildren, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { DocsContextProps } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { themeFor } from './storybook-theme.ts';
import { showTheme } from './toolbar-theme.ts';

// Loaded on demand, so that tests of stories do not load the blocks of Storybook's docs.
const Container = lazy(async () => ({ default: (await import('@storybook/addon-docs/blocks')).DocsContainer }));

/** The toolbar's theme, from the last event that named it. */
function lastChoice(): string {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return String(last?.globals?.theme ?? 'auto');
}

/** Around each docs page: in English, and in the theme that the toolbar chooses for the stories. */
export function DocsContainer({ context, children }: PropsWithChildren<{ context: DocsContextProps }>) {
  const [choice, setChoice] = useState(lastChoice);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setChoice(lastChoice());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    showTheme(choice);
  }, [choice]);
  return (
    <Suspense>
      <Container context={context} theme={themeFor(choice)}>
        {children}
      </Container>
    </Suspense>
  );
}
