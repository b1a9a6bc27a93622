/**
 * The draft of the featured items: follows the server until the first change; saving replaces the whole list.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaving } from '#src/api/useSaving.ts';
import { featuredResource, type FeaturedChosen } from './announced.queries.ts';
import { draftOf, inputOf, isChanged, refusals, type DraftItem } from './featuredDraft.ts';

/** The values that the section needs. */
export interface FeaturedDraft {
  readonly items: readonly DraftItem[];
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  /** The server's errors of single items. */
  readonly refusals: ReadonlyMap<number, string>;
  readonly change: (items: readonly DraftItem[]) => void;
  readonly save: () => void;
  readonly reset: () => void;
}

const none: ReadonlyMap<number, string> = new Map();

/** `onSaved` is called after a successful save. */
export function useFeaturedDraft(kept: readonly FeaturedChosen[], onSaved: () => void): FeaturedDraft {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<readonly DraftItem[] | null>(null);
  const [said, setSaid] = useState(none);
  const begin = draftOf(kept);
  const items = draft ?? begin;
  const saving = useSaving({
    write: (given: readonly DraftItem[], key) => featuredResource.replace(inputOf(given), key),
    refusal: (error) => {
      const by = refusals(error);
      setSaid(by);
      return by.get(-1) ?? null;
    },
    refresh: featuredResource.refresh,
    onSaved: (now) => {
      cache.setQueryData(featuredResource.list().queryKey, now);
      setDraft(null);
      setSaid(none);
      onSaved();
    },
  });
  const change = (next: readonly DraftItem[]): void => {
    // The errors refer to item indexes, and the change moves the items.
    setSaid(none);
    setDraft(next);
  };
  return {
    items,
    isDirty: draft !== null && isChanged(begin, draft),
    busy: saving.isPending,
    failed: saving.failed,
    refusals: said,
    change,
    save: () => saving.save(items),
    reset: () => {
      setSaid(none);
      setDraft(null);
    },
  };
}
