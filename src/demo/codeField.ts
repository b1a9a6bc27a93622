/** The field of the page that expects a one-time code, so that the code of a mail can be typed into it. */

const field = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('input[autocomplete~="one-time-code"]:not(:disabled)');

/** Whether the page expects a code now. */
export const awaitsCode = (): boolean => field() !== null;

/**
 * Sets the value through the native setter and an input event, so that React notices; leaves the focus in the
 * field.
 */
export function typeCode(code: string): void {
  const input = field();
  if (input === null) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
