/**
 * Keeps the focus in a part whose focused control disappears because of what it did: a place given back, a line
 * decided, a panel closed over the button that opened it.
 */
import { useEffect, useRef, type RefObject } from 'react';

const controls = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
const dialogs = '[role="dialog"], [role="alertdialog"]';

interface Place {
  readonly control: Element;
  /** Every element around it, from the inside, with the place of the inner one in it. */
  readonly around: readonly { readonly parent: Element; readonly at: number }[];
}

function placeOf(control: Element): Place {
  const around: { parent: Element; at: number }[] = [];
  for (let inner = control; inner.parentElement !== null; inner = inner.parentElement)
    around.push({ parent: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) });
  return { control, around };
}

const firstIn = (box: Element | undefined): HTMLElement | null =>
  box instanceof HTMLElement && box.matches(controls)
    ? box
    : (box?.querySelector<HTMLElement>(controls) ?? null);

/** What is now in the place of the control: what says `data-next`, else the next line, else the one before. */
function nextOf({ around }: Place, holder: Element): HTMLElement | null {
  for (const { parent, at } of around) {
    if (!parent.isConnected || !holder.contains(parent)) continue;
    const { children } = parent;
    const next =
      parent.querySelector<HTMLElement>('[data-next]') ?? firstIn(children[at]) ?? firstIn(children[at - 1]);
    if (next !== null) return next;
  }
  return null;
}

/** Give the ref to the part. A control that waits, disabled, gets the focus back afterwards. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const holder = ref.current;
    if (holder === null) return undefined;
    let place: Place | null = null;
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(dialogs) !== null) return;
      if (holder.contains(target)) place = placeOf(target);
      else place = null;
    };
    // A press beside the control takes the focus away on purpose.
    const press = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(dialogs) !== null) return;
      if (place?.control.contains(target) !== true) place = null;
    };
    const keep = (): void => {
      const { activeElement, body } = document;
      if (place === null || (activeElement !== null && activeElement !== body)) return;
      const { control } = place;
      if (!control.isConnected) nextOf(place, holder)?.focus({ preventScroll: true });
      else if (control instanceof HTMLElement && !control.matches(':disabled'))
        control.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(keep);
    // A dialog makes the rest of the page inert until it has closed.
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['inert', 'disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', press, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', press, true);
    };
  }, []);
  return ref;
}
