import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { useCheckedLingui } from '@muddat/ui/provider/lingui';

// The build of the forms imports these in place of `@lingui/react`. See vite.lib.config.ts.

/** Lingui's hook. Throws an error that says what to write if there is no provider with the texts of the forms. */
export const useLingui = () => useCheckedLingui('@muddat/forms');

/**
 * Lingui's component, with the same check. No form uses it yet; the build replaces the whole module `@lingui/react`, so that the first use
 * must find it here.
 */
export function Trans(props: TransProps) {
  useLingui();
  return <LinguiTrans {...props} />;
}
