/** An address for a file that was chosen and is not sent yet. */
import { useEffect, useMemo } from 'react';

/** `blob:` while there is a file, null otherwise; given back when it changes. */
export function useFileUrl(file: File | null): string | null {
  const url = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
