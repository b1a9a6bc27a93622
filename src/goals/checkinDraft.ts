/** A check-in that is not on the server yet: on this device only, through reload and crash. */
import * as z from 'zod/mini';
import type { CheckinWords } from '#machines/checkin.setup.ts';
import { goalConfidences } from '#schema/goals/goals.rules.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { leftName } from '#src/lib/leftHere.ts';

const CheckinDraft = z.object({
  value: z.nullable(z.number()),
  confidence: z.nullable(z.enum(goalConfidences)),
  note: z.string(),
  correctsId: z.nullable(z.string()),
  files: z.array(z.object({ key: z.string(), name: z.string(), size: z.number(), contentType: z.string() })),
  /** On a goal of somebody else. */
  onBehalf: z.boolean(),
  /** `queued`: it waits for the network; `sent`: it was sent, and the answer is not known. */
  stage: z.enum(['draft', 'queued', 'sent']),
  /** The person's last check-in before this one; null without one. */
  before: z.nullable(z.string()),
});
export type CheckinDraft = z.output<typeof CheckinDraft>;

export interface CheckinPlace {
  readonly owner: DraftOwner;
  readonly goalId: string;
}

/** Also the name of the check-in's errand and key. */
export const checkinName = ({ owner, goalId }: CheckinPlace): string =>
  leftName('checkin', { owner, id: goalId });

/** Null if there is none. Never throws. */
export const readCheckin = (place: CheckinPlace): CheckinDraft | null =>
  readValue(checkinName(place), CheckinDraft);

/** Null removes it. Never throws. */
export const keepCheckin = (place: CheckinPlace, draft: CheckinDraft | null): void =>
  keepValue(checkinName(place), draft);

/** Two check-ins that say the same. */
export const saysSame = (
  one: Pick<CheckinWords, 'value' | 'confidence' | 'note'>,
  other: Pick<CheckinWords, 'value' | 'confidence' | 'note'>,
): boolean =>
  one.value === other.value && one.confidence === other.confidence && one.note.trim() === other.note.trim();
