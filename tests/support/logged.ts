/** Everything that a deployment says outside of its answers: its log with whole errors, and the console. */
import { inspect } from 'node:util';
import { vi } from 'vitest';

/** Lines so far, and the `log` of a deployment. `vi.restoreAllMocks` gives the console back. */
export function hearLogs(): { readonly logged: string[]; log(line: string, error?: unknown): void } {
  const logged: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.join(' ')));
  return { logged, log: (line, error) => void logged.push(`${line} ${inspect(error, { depth: 6 })}`) };
}
