/** People while somebody types: one call per pause, and the last result stays until the next one is there. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { peopleQueries } from './people.queries.ts';

/** A pause in typing, in ms. */
const pauseMs = 150;

/** What a picker needs to know of a search. */
export interface PeopleFound {
  readonly people: readonly PublicUser[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** Searches once the words rest for 150 ms; `loading` also while the words are newer than the people. */
export function usePeopleSearch(words: string, enabled = true): PeopleFound {
  const [debounced, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const found = useQuery({ ...peopleQueries.search(debounced), enabled, placeholderData: keepPreviousData });
  const behind = debounced !== words || found.isPlaceholderData;
  return {
    people: found.data ?? [],
    state: found.isError && !behind ? 'failed' : found.isPending || behind ? 'loading' : 'ready',
    retry: () => void found.refetch(),
  };
}
