/** A file that was chosen, under an address of this page that is given back when it is shown no more. */
import { useEffect, useRef, useState } from 'react';

/** The file and where it can be seen. */
export interface Picked {
  readonly file: File;
  readonly url: string;
}

/** What is chosen now, and how to choose another or none. */
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
