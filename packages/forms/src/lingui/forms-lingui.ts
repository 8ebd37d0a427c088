import { useCheckedLingui } from '@muddat/ui/provider/lingui';

/** The build of the forms imports this in place of Lingui's hook. See vite.lib.config.ts. */
export const useLingui = () => useCheckedLingui('@muddat/forms');
