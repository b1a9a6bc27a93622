/** Mouse and keys of the X server, so that a page receives trusted input, with focus and default actions. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** X names of the keys that Playwright names differently; a letter is its own name. */
const names: Readonly<Record<string, string>> = {
  ' ': 'space',
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Prior',
  PageDown: 'Next',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
  Meta: 'Super_L',
};

const nameOf = (key: string): string => names[key] ?? (key.length === 1 ? hexOf(key) : key);
const hexOf = (key: string): string =>
  `U${(key.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const buttons: Readonly<Record<string, string>> = { left: '1', middle: '2', right: '3' };

/** Mouse and keyboard of one display; positions are pixels of the screen. */
export interface RealInput {
  move(x: number, y: number): Promise<void>;
  button(way: 'down' | 'up', which: string): Promise<void>;
  key(way: 'down' | 'up', key: string): Promise<void>;
  /** Turns the wheel by whole notches; positive is down. */
  wheel(notches: number): Promise<void>;
  /** Gives the browser's window the focus and the whole screen, because no window manager runs. */
  fill(): Promise<void>;
}

/** Input on this display with `xdotool`. */
export function realInput(display: string): RealInput {
  const x = async (...words: string[]): Promise<void> => {
    await run('xdotool', words, { env: { ...process.env, DISPLAY: display } });
  };
  return {
    move: (left, top) => x('mousemove', String(Math.round(left)), String(Math.round(top))),
    button: (way, which) => x(`mouse${way}`, buttons[which] ?? '1'),
    key: (way, key) => x(`key${way}`, nameOf(key)),
    wheel: (notches) =>
      x('click', '--repeat', String(Math.max(1, Math.abs(notches))), notches < 0 ? '4' : '5'),
    fill: () =>
      x(
        'search',
        '--onlyvisible',
        '--class',
        'MiniBrowser',
        'windowfocus',
        '%1',
        'windowsize',
        '%1',
        '100%',
        '100%',
      ),
  };
}
