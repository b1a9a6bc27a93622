/** The preview of an image field: the selected file, otherwise the stored image. */
import { useEffect, useState } from 'react';

/** Shows the stored image until a file is selected, then the latest selected file. */
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
