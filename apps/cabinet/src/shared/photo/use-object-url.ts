import { useEffect, useState } from 'react';

/** An address of a photo on this device, let go as soon as it changes or is looked at no more. */
export function useObjectUrl(photo: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (photo === null) return;
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [photo]);
  return url;
}
