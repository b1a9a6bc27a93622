/** A chosen file with an object URL that is revoked when it is no longer shown. */
import { useEffect, useRef, useState } from 'react';

/** The file and its object URL. */
export interface Picked {
  readonly file: File;
  readonly url: string;
}

/** The chosen file, and a function that chooses another file or none. */
export function usePicked(): readonly [Picked | null, (file: File | null) => void] {
  const [picked, setPicked] = useState<Picked | null>(null);
  const held = useRef<string | null>(null);
  const giveBack = (): void => {
    if (held.current !== null) URL.revokeObjectURL(held.current);
    held.current = null;
  };
  useEffect(() => giveBack, []);
  return [
    picked,
    (file) => {
      giveBack();
      held.current = file === null ? null : URL.createObjectURL(file);
      setPicked(file === null || held.current === null ? null : { file, url: held.current });
    },
  ];
}
