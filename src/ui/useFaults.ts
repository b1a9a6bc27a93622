/** After a refused submit: shows the first field with an error, and gives its sentence for the place beside the button. */
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';

const controls = ':is(input:not([type=file]), textarea, select, button):not(:disabled)';

/** The error messages that belong to a field have an id, which the field names in `aria-describedby`. */
const firstMessage = (box: HTMLElement): HTMLElement | null => box.querySelector('[role="alert"][id]');

/** The control to correct: in a group the chosen one, else the first empty one. */
function controlIn(field: HTMLElement): HTMLElement | null {
  if (field.matches(controls) || field.hasAttribute('contenteditable')) return field;
  const all = [...field.querySelectorAll<HTMLElement>(controls)];
  const isEmpty = (one: HTMLElement): boolean =>
    one instanceof HTMLInputElement && one.type === 'text' && one.value === '';
  return field.querySelector<HTMLElement>('input:checked') ?? all.find(isEmpty) ?? all[0] ?? null;
}

const fieldOf = (box: HTMLElement, message: HTMLElement): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[aria-describedby~="${message.id}"]`) ?? message.parentElement;

function controlOf(box: HTMLElement, message: HTMLElement): HTMLElement | null {
  const field = fieldOf(box, message);
  return field === null ? null : controlIn(field);
}

/** What a field is called; null without a name. */
function nameOf(field: HTMLElement): string | null {
  const words =
    field.querySelector(':scope > legend') ??
    document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ??
    document.querySelector(`#${CSS.escape(field.getAttribute('aria-labelledby') ?? ' ')}`);
  return field.getAttribute('aria-label') ?? words?.textContent.trim() ?? null;
}

/** The first error of a form: the field that it is about, and its sentence. */
export interface Fault {
  readonly name: string | null;
  readonly sentence: string;
}

function faultIn(box: HTMLElement): Fault | null {
  const message = firstMessage(box);
  if (message === null) return null;
  const field = fieldOf(box, message);
  return { name: field === null ? null : nameOf(field), sentence: message.textContent };
}

/** Browsers draw no focus ring on a button or a radio that a script focuses after a press of the mouse. */
function focusVisibly(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control.matches(':focus-visible')) return;
  const { style } = control.closest('label') ?? control;
  style.outline = '2px solid var(--focus)';
  style.outlineOffset = '2px';
  const clear = (): void => {
    style.outline = '';
    style.outlineOffset = '';
  };
  control.addEventListener('blur', clear, { once: true });
}

/** Leads to a field that was refused: to its first message, once that is drawn. */
export function leadTo(field: HTMLElement): void {
  const message = firstMessage(field);
  const control = message === null ? controlIn(field) : controlOf(field, message);
  if (control !== null) focusVisibly(control);
  (control ?? field).scrollIntoView({ block: 'center' });
}

/** The first error in a form. */
export interface Faults {
  /** Null before the first submit and without errors. */
  readonly fault: Fault | null;
  /** Call after each submit, refused or not. */
  readonly onTried: () => void;
}

/** For what is no `<form>`; `box` contains the fields. */
export function useFaults(box: RefObject<HTMLElement | null>): Faults {
  const [tries, setTries] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    const element = box.current;
    if (tries === 0 || element === null) return undefined;
    const read = (): void => {
      const next = faultIn(element);
      setFault((before) =>
        before?.name === next?.name && before?.sentence === next?.sentence ? before : next,
      );
    };
    read();
    const message = firstMessage(element);
    if (message === null) return undefined;
    const control = controlOf(element, message);
    if (control !== null) focusVisibly(control);
    (control ?? message).scrollIntoView({ block: 'center' });
    // Each field draws its own error; the form is not drawn again when the person corrects one.
    const watch = new MutationObserver(read);
    watch.observe(element, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [box, tries]);
  return { fault, onTried: () => setTries((before) => before + 1) };
}

/** Spread `form` over the `<form>`. */
export interface FormFaults extends Pick<Faults, 'fault'> {
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/** `submit` shows its errors at the fields before its promise ends, or at once. */
export function useFormFaults(
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void> | void,
): FormFaults {
  const ref = useRef<HTMLFormElement>(null);
  const { fault, onTried } = useFaults(ref);
  return {
    fault,
    form: { ref, noValidate: true, onSubmit: (event) => void Promise.resolve(submit(event)).then(onTried) },
  };
}
