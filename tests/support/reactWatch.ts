/** What React says on the console while a test runs: warnings, and the errors that a boundary caught. */
import { format } from 'node:util';

const ofReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u;
let said: string[] = [];
let expected: RegExp[] = [];

/** Whether the code that reads a method of the console is React's. */
function isReadByReact(): boolean {
  // The first lines are the message, this function and the trap below.
  const [, , , reader = ''] = new Error('who reads').stack?.split('\n') ?? [];
  // React also puts the methods aside for a moment, and puts back what it read.
  return ofReact.test(reader) && !reader.includes('disableLogs');
}

/** Whether React wants silence for a moment: it calls a component once more to find its place in the source. */
const isMutedByReact = (method: unknown): boolean =>
  typeof method === 'function' && '__reactDisabledLog' in method;

function hear(...words: readonly unknown[]): void {
  said.push(format(...words));
}

/**
 * Listens from now on; answers how to stop. React's words are taken where React reads the console, so that a test which
 * silences the console for the words of the app does not silence React.
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

/** Says that this test makes React say so; the test fails when React does not. */
export function expectReactToSay(pattern: RegExp): void {
  expected.push(pattern);
}

/** What React said since the last call and no test expected, and what was expected and not said; forgets both. */
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
