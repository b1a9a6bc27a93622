/** Focus goes where the page goes: to the heading of what has just come. */
import { useEffect, useRef, type RefObject } from 'react';

/** Give the ref to what holds the steps; a heading that takes the focus carries `tabIndex={-1} data-step`. Whatever is there first leaves the focus alone; `null` is no step. */
export function useStepFocus<E extends HTMLElement>(step: string | null): RefObject<E | null> {
  const holder = useRef<E>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = step ?? was;
    if (was === null || step === null || was === step) return;
    holder.current?.querySelector<HTMLElement>('[data-step]')?.focus();
  }, [step]);
  return holder;
}
