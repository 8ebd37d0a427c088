import { useEffect, useState } from 'react';
import { PageFileMissing } from './page-file.ts';
import { reloadPage } from './reload-guard.ts';

/**
 * For what is shown in place of a page that failed: loads the document anew where a file of it is missing, at most once in 10 s.
 * Answers whether that is under way; else the failure is to be shown.
 */
export function useFileReload(error: unknown, reload: () => boolean = reloadPage): boolean {
  const missing = error instanceof PageFileMissing;
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (missing) setRefused(!reload());
  }, [missing, reload]);
  return missing && !refused;
}
