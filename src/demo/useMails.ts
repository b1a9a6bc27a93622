/** The mails of the demo as they come: asked for once a second while somebody looks, and which of them are news. */
import { useCallback, useState } from 'react';
import type { DemoKit, DemoMail } from '#src/api/demoKit.ts';
import { useLooks } from './useLooks.ts';

/** Between two looks, in ms. */
export const lookMs = 1_000;
const seenUnder = 'aplauso-demo.mailsSeen';

function recall(): string {
  try {
    return localStorage.getItem(seenUnder) ?? '';
  } catch {
    return '';
  }
}

function remember(at: string): void {
  try {
    localStorage.setItem(seenUnder, at);
  } catch {
    // It holds for this page then.
  }
}

const isSame = (one: readonly DemoMail[], other: readonly DemoMail[]): boolean =>
  one.length === other.length && one[0]?.id === other[0]?.id && one.at(-1)?.id === other.at(-1)?.id;

/** What the mailbox shows. */
export interface Mails {
  /** Newest first. */
  readonly mails: readonly DemoMail[];
  /** How many came since somebody last looked. */
  readonly unread: number;
  /** The newest that came while this page was open and was neither read nor put away. */
  readonly arrived: DemoMail | undefined;
  /** All of them have been seen. */
  readonly see: () => void;
  readonly putAway: () => void;
}

/** A look that fails shows what was there before; the next one follows anyway. */
export function useMails({ mails: read }: Pick<DemoKit, 'mails'>): Mails {
  const [mails, setMails] = useState<readonly DemoMail[] | null>(null);
  const [seen, setSeen] = useState(recall);
  const [shownUntil, setShownUntil] = useState<string | null>(null);

  const look = useCallback(
    async (isOver: () => boolean): Promise<void> => {
      const found = await read();
      if (isOver()) return;
      setMails((now) => (now !== null && isSame(now, found) ? now : found));
      // What was there when the page opened is no arrival.
      setShownUntil((until) => until ?? found[0]?.at ?? '');
    },
    [read],
  );
  useLooks(look, lookMs);

  const newest = mails?.[0];
  const putAway = (): void => {
    if (newest !== undefined) setShownUntil(newest.at);
  };
  return {
    mails: mails ?? [],
    unread: (mails ?? []).filter(({ at }) => at > seen).length,
    arrived:
      newest !== undefined && shownUntil !== null && newest.at > shownUntil && newest.at > seen
        ? newest
        : undefined,
    see: () => {
      if (newest !== undefined && newest.at > seen) {
        setSeen(newest.at);
        remember(newest.at);
      }
    },
    putAway,
  };
}
