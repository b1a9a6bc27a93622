/**
 * Writes of this tab without an answer yet. The backend ends with its page, so a reload interrupts writes.
 * They are repeated after the reload, at most once by their idempotency key.
 */
import * as z from 'zod/mini';
import type { KeyValueStorage } from './sessionKey.ts';

const Write = z.object({
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});
type Write = z.infer<typeof Write>;

/** The unanswered writes of this tab. */
export interface Unanswered {
  /** Stores a write; returns the function to call when its outcome is known. */
  readonly sent: (request: Request, body: string) => () => void;
  /** Repeats the writes of the previous page in their original order; never rejects. */
  readonly repeat: (answer: (request: Request) => Promise<Response>) => Promise<void>;
}

const place = 'aplauso-demo.unanswered';
/** Max time, in ms, that the page waits for repeated writes, because a fault may delay a write. */
const longest = 2_000;

function keptIn(keeper: KeyValueStorage | undefined): readonly Write[] {
  try {
    return z.parse(z.array(Write), JSON.parse(keeper?.getItem(place) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Uses storage that survives a reload of the tab, such as `sessionStorage`. Without storage, writes end with
 * their page.
 */
export function unansweredIn(keeper: KeyValueStorage | undefined): Unanswered {
  const left = keptIn(keeper);
  const open = new Set<Write>(left);
  const keep = (): void => {
    try {
      keeper?.setItem(place, JSON.stringify([...open]));
    } catch {
      // The storage is full or blocked.
    }
  };
  const end = (write: Write): void => {
    open.delete(write);
    keep();
  };
  return {
    sent({ url, headers }, body) {
      const write: Write = { url, headers: [...headers], body };
      open.add(write);
      keep();
      return () => end(write);
    },
    async repeat(answer) {
      const inTurn = async (): Promise<void> => {
        for (const write of left) {
          const { url, headers, body } = write;
          // The page that sent the write is gone, so no caller receives the error.
          await answer(new Request(url, { method: 'POST', headers, body })).catch(() => undefined);
          end(write);
        }
      };
      if (left.length > 0)
        await Promise.race([inTurn(), new Promise((resolve) => setTimeout(resolve, longest))]);
    },
  };
}
