/** React's console output during a test: warnings, and errors that a boundary caught. */
import { format } from 'node:util';

const ofReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u;
let said: string[] = [];
let expected: RegExp[] = [];

/** Whether React's code reads a method of the console. */
function isReadByReact(): boolean {
  // The first lines are the message, this function and the proxy trap below.
  const [, , , reader = ''] = new Error('who reads').stack?.split('\n') ?? [];
  // React also replaces the methods temporarily, and restores the methods that it has read.
  return ofReact.test(reader) && !reader.includes('disableLogs');
}

/**
 * Whether React silences the console temporarily: it calls a component again to find its position in the
 * source.
 */
const isMutedByReact = (method: unknown): boolean =>
  typeof method === 'function' && '__reactDisabledLog' in method;

function hear(...words: readonly unknown[]): void {
  said.push(format(...words));
}

/**
 * Listens from now on; returns the stop function. React's output is captured where React reads the console,
 * so that a test which silences the console for the app does not silence React.
 */
export function watchReact(): () => void {
  const bare = globalThis.console;
  globalThis.console = new Proxy(bare, {
    get(target, name, receiver): unknown {
      const method: unknown = Reflect.get(target, name, receiver);
      if (name !== 'error' && name !== 'warn') return method;
      return isMutedByReact(method) || !isReadByReact() ? method : hear;
    },
  });
  return () => {
    globalThis.console = bare;
  };
}

/** Expects this output of React in the current test; the test fails if the output is missing. */
export function expectReactToSay(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * Returns unexpected output of React since the last call, and expected output that is missing; clears both.
 */
export function takeReactFaults(): readonly string[] {
  const faults = [
    ...said.filter((line) => !expected.some((pattern) => pattern.test(line))),
    ...expected
      .filter((pattern) => !said.some((line) => pattern.test(line)))
      .map((one) => `not said: ${one}`),
  ];
  said = [];
  expected = [];
  return faults;
}
