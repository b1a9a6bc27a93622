/** Reads and writes of one's own mood. Home shows it, and loads nothing else of wellbeing. */
import type { QueryClient } from '@tanstack/react-query';
import { reading, sending } from '#src/api/documents.ts';
import { MoodHistoryDocument, RecordMoodDocument, type MoodHistoryQuery } from '#src/gql/graphql.ts';

/** One of one's own days. */
export type ShownMood = MoodHistoryQuery['moodHistory'][number];

/** The prefix of all queries of wellbeing. */
export const wellbeingKey = ['wellbeing'] as const;

/** Stale time in ms. */
const staleTimeMs = 30_000;

/** One's own last 30 days, oldest first. */
export const moodHistory = () =>
  reading([...wellbeingKey, 'history'], MoodHistoryDocument, {}, staleTimeMs, { together: true });

export const recordMood = sending(RecordMoodDocument);

/** Everything that a write of wellbeing may change. */
export const refreshWellbeing = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: wellbeingKey });
