/** Letters that are typed right after ⌘K, before the command field has come. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands, listenForCommands } from '#src/app/commands.store.ts';

let stop = (): void => undefined;
beforeEach(() => {
  commands.trigger.closed();
  stop = listenForCommands();
});
afterEach(() => stop());

/** Whether the key was taken from the element that has the focus. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}
const query = (): string => commands.getSnapshot().context.query;

it('letters that follow ⌘K at once are in the field when it comes', () => {
  expect(press('k', { metaKey: true })).toBe(true);
  expect([press('m'), press('e'), press(' ')]).toEqual([true, true, true]);
  expect([press('Shift'), press('ArrowDown'), press('c', { ctrlKey: true })]).toEqual([false, false, false]);
  expect(query()).toBe('me ');
});

it('letters are left to the field once it has the focus, and to the page once it is closed', () => {
  press('k', { ctrlKey: true });
  commands.trigger.focused();
  expect(press('m')).toBe(false);
  commands.trigger.closed();
  expect(press('m')).toBe(false);
  expect(query()).toBe('');
});

it('each opening begins with an empty field', () => {
  press('k', { metaKey: true });
  press('m');
  commands.trigger.closed();
  press('k', { metaKey: true });
  expect(query()).toBe('');
});
