import { createLingui } from './create-lingui.tsx';

/** The build of the kit imports these in place of `@lingui/react`. See vite.lib.config.ts. */
export const { useLingui, Trans } = createLingui('@muddat/ui');
