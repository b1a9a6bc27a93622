/** An object URL for a chosen file that was not uploaded yet. */
import { useEffect, useMemo } from 'react';

/** A `blob:` URL, or null without a file. Revoked when the file changes. */
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
