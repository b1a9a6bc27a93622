/** A picture as it will be: what was chosen just now, else what is kept. */
import { useEffect, useState } from 'react';

/** Shows a chosen file until another one is chosen, and the kept picture before any is. */
export function usePreview(kept: string | null): readonly [string | null, (file: File) => void] {
  const [made, setMade] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (made !== null) URL.revokeObjectURL(made);
    },
    [made],
  );
  return [made ?? kept, (file) => setMade(URL.createObjectURL(file))];
}
