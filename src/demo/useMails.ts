/** The mails of the demo: polled once a second while the page is visible, with the number of new ones. */
import { useCallback, useState } from 'react';
import type { DemoKit, DemoMail } from '#src/api/demoKit.ts';
import { useLooks } from './useLooks.ts';

/** Polling interval in ms. */
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
    // The value then lasts for this page.
  }
}

const isSame = (one: readonly DemoMail[], other: readonly DemoMail[]): boolean =>
  one.length === other.length && one[0]?.id === other[0]?.id && one.at(-1)?.id === other.at(-1)?.id;

/** The data of the mailbox. */
export interface Mails {
  /** Newest first. */
  readonly mails: readonly DemoMail[];
  /** Number of mails since the user last looked. */
  readonly unread: number;
  /** The newest mail that arrived while this page was open and was neither read nor dismissed. */
  readonly arrived: DemoMail | undefined;
  /** Marks all mails as seen. */
  readonly see: () => void;
  readonly putAway: () => void;
}

/** After a failed poll the previous mails stay; polling continues. */
export function useMails({ mails: read }: Pick<DemoKit, 'mails'>): Mails {
  const [mails, setMails] = useState<readonly DemoMail[] | null>(null);
  const [seen, setSeen] = useState(recall);
  const [shownUntil, setShownUntil] = useState<string | null>(null);

  const look = useCallback(
    async (isOver: () => boolean): Promise<void> => {
      const found = await read();
      if (isOver()) return;
      setMails((now) => (now !== null && isSame(now, found) ? now : found));
      // The mails that exist when the page opens do not count as arrivals.
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
