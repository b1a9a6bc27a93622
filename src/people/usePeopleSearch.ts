/**
 * The search of people while the user types: one call per pause; the last result stays until the next one
 * arrives.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { peopleQueries } from './people.queries.ts';

/** A pause in typing, in ms. */
const pauseMs = 150;

/** The state of a search for a picker. */
export interface PeopleFound {
  readonly people: readonly PublicUser[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** Searches after 150 ms without typing; also `loading` while the words are newer than the people. */
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
