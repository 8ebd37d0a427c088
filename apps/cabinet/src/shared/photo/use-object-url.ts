import { useEffect, useState } from 'react';

/** An object URL for a photo, revoked when the photo changes or the component unmounts. */
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
