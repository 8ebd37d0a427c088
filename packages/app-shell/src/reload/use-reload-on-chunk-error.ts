import { useEffect, useState } from 'react';
import { noteFailure } from '../client-report/start-client-reports.ts';
import { ChunkLoadError } from './guarded-import.ts';
import { reloadPageIfAllowed } from './reload-guard.ts';

/**
 * For error components: reports the error, and reloads the document if the error is a missing chunk, at most once in 10 s. Returns true
 * while the document reloads; if false, show the error.
 */
export function useReloadOnChunkError(error: unknown, reload: () => boolean = reloadPageIfAllowed): boolean {
  const missing = error instanceof ChunkLoadError;
  const [refused, setRefused] = useState(false);
  useEffect(() => noteFailure(error), [error]);
  useEffect(() => {
    if (missing) setRefused(!reload());
  }, [missing, reload]);
  return missing && !refused;
}
