import { useEffect, useState } from 'react';

/**
 * An object URL for a file on this device. The URL is revoked when the file changes or the component unmounts: a photo of a passport must
 * not stay in memory.
 */
export function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
