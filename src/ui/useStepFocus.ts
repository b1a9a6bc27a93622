/** Moves the focus to the heading of a new step. */
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Give the ref to the container of the steps; the heading to focus has `tabIndex={-1} data-step`. The first step
 * does not take the focus; `null` means no step.
 */
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
