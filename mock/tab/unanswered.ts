/** Writes of this tab that no answer has come to yet. The backend ends with its page, so what a reload cut off is done once the page is back: under the key of its idempotency, at most once. */
import * as z from 'zod/mini';
import type { KeyValueStorage } from './sessionKey.ts';

const Write = z.object({
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});
type Write = z.infer<typeof Write>;

/** What this tab has sent. */
export interface Unanswered {
  /** Keeps a write that is sent now; answers what to call once its end is known. */
  readonly sent: (request: Request, body: string) => () => void;
  /** Does what the page before left, in the order in which it was sent; never rejects. */
  readonly repeat: (answer: (request: Request) => Promise<Response>) => Promise<void>;
}

const place = 'aplauso-demo.unanswered';
/** A fault may hold a write for long; the page is not kept waiting for it longer than this, in ms. */
const longest = 2_000;

function keptIn(keeper: KeyValueStorage | undefined): readonly Write[] {
  try {
    return z.parse(z.array(Write), JSON.parse(keeper?.getItem(place) ?? '[]'));
  } catch {
    return [];
  }
}

/** Over what outlives a reload of the tab, such as `sessionStorage`; where it refuses, writes end with their page. */
export function unansweredIn(keeper: KeyValueStorage | undefined): Unanswered {
  const left = keptIn(keeper);
  const open = new Set<Write>(left);
  const keep = (): void => {
    try {
      keeper?.setItem(place, JSON.stringify([...open]));
    } catch {
      // It is full, or closed.
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
          // The page that sent it is gone: nobody is left to be told.
          await answer(new Request(url, { method: 'POST', headers, body })).catch(() => undefined);
          end(write);
        }
      };
      if (left.length > 0)
        await Promise.race([inTurn(), new Promise((resolve) => setTimeout(resolve, longest))]);
    },
  };
}
