/** What earlier pages left unsent on this device; small, so that other pages do not fetch the code that sends it. */
import type { QueryClient } from '@tanstack/react-query';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { deviceStorage } from '#src/lib/storages.ts';

/** What is sent once, whatever screen the next page shows: the beginning of its storage keys. */
const begins = {
  survey: 'draft:survey:',
  evaluation: 'draft:evaluation:',
  request: 'draft:request:',
  checkin: 'draft:checkin:',
  challengeEntry: 'draft:challenge-entry:',
  challengeProof: 'draft:challenge-proof:',
  taskProof: 'draft:task-proof:',
  programProof: 'draft:program-proof:',
  program: 'draft:program:',
  benefit: 'draft:benefit:',
  eventCheckIn: 'draft:event-check-in:',
  mood: 'draft:mood:',
} as const;
export type LeftKind = keyof typeof begins;

/** One thing that a person left, perhaps a mere draft. */
export interface LeftThing {
  readonly cache: QueryClient;
  readonly owner: DraftOwner;
  readonly id: string;
}

const beginOf = (kind: LeftKind, { id, orgId }: DraftOwner): string => `${begins[kind]}${orgId}:${id}:`;
const keysWith = (begin: string): readonly string[] =>
  Object.keys(deviceStorage()).filter((key) => key.startsWith(begin));

/** The storage key of one thing. */
export const leftName = (kind: LeftKind, { owner, id }: Omit<LeftThing, 'cache'>): string =>
  `${beginOf(kind, owner)}${id}`;

/** Ids of what a person left, drafts included. Never throws. */
export function leftIds(kind: LeftKind, owner: DraftOwner): readonly string[] {
  const begin = beginOf(kind, owner);
  return keysWith(begin).map((key) => key.slice(begin.length));
}

/** Whether any person left something. Never throws. */
export const hasLeft = (): boolean => Object.values(begins).some((begin) => keysWith(begin).length > 0);
