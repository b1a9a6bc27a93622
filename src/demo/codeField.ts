/** The field of the page that waits for a one-time code, so that the mail can be typed into it. */

const field = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('input[autocomplete~="one-time-code"]:not(:disabled)');

/** Whether the page waits for a code now. */
export const awaitsCode = (): boolean => field() !== null;

/** Types it there as a person would, so that React hears of it, and leaves the focus in the field. */
export function typeCode(code: string): void {
  const input = field();
  if (input === null) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
