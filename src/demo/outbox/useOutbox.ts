/** The content of the outbox, polled while it is open. */
import { useCallback, useState } from 'react';
import type { DemoControls, OutboxItem } from '#src/api/demoKit.ts';
import { useLooks } from '#src/demo/useLooks.ts';

/** Polling interval in ms. */
export const outboxLookMs = 2_000;

/** Null before the first response; a failed poll keeps the previous items. */
export function useOutbox({ outbox }: Pick<DemoControls, 'outbox'>): {
  readonly items: readonly OutboxItem[] | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
} {
  const [items, setItems] = useState<readonly OutboxItem[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const look = useCallback(
    async (isOver: () => boolean): Promise<void> => {
      try {
        const found = await outbox();
        if (isOver()) return;
        setItems(found);
        setFailed(false);
      } catch (error) {
        if (!isOver()) setFailed(true);
        throw error;
      }
    },
    [outbox],
  );
  useLooks(look, outboxLookMs);
  const again = (): void => {
    look(() => false).catch((error: unknown) => console.warn('The outbox could not be read.', error));
  };
  return { items, hasFailed, again };
}
