import { createLingui } from '@muddat/ui/provider/lingui';

/** The build of the forms imports these in place of `@lingui/react`. See vite.lib.config.ts. */
export const { useLingui, Trans } = createLingui('@muddat/forms');
