import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { useCheckedLingui } from './use-checked-lingui.ts';

// The build of the kit imports these in place of `@lingui/react`. See vite.lib.config.ts.

export const useLingui = () => useCheckedLingui('@muddat/ui');

export function Trans(props: TransProps) {
  useLingui();
  return <LinguiTrans {...props} />;
}
