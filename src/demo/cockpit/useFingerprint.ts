/** The fingerprint of the running world. */
import { useEffect, useState } from 'react';
import type { DemoControls } from '#src/api/demoKit.ts';

/** Twelve hex digits; "…" while it is computed, "—" if it failed. */
export function useFingerprint(controls: Pick<DemoControls, 'fingerprint'>): string {
  const [text, setText] = useState('…');
  useEffect(() => {
    let isOver = false;
    controls.fingerprint().then(
      (digits) => {
        if (!isOver) setText(digits);
      },
      (error: unknown) => {
        console.warn(error);
        if (!isOver) setText('—');
      },
    );
    return () => {
      isOver = true;
    };
  }, [controls]);
  return text;
}
