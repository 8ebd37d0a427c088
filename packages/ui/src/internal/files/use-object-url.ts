import { useEffect, useState } from 'react';

/** An address for a file on this device, let go as soon as the file changes or the page leaves: a photo of a passport must not stay in memory. */
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
