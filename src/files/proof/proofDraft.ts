/** A proof that is not on the server yet: on this device only, through reload and crash. */
import * as z from 'zod/mini';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { leftName } from '#src/lib/leftHere.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';

const ProofDraft = z.object({
  message: z.string(),
  files: z.array(z.object({ key: z.string(), name: z.string(), size: z.number(), contentType: z.string() })),
  /** `queued`: it waits for the network; `sent`: it was sent, and the answer is not known. */
  stage: z.enum(['draft', 'queued', 'sent']),
  /** The person's last proof before this one; null without one. */
  before: z.nullable(z.string()),
});
export type ProofDraft = z.output<typeof ProofDraft>;

/** What a person proves. */
export interface ProofPlace {
  readonly owner: DraftOwner;
  readonly what: 'taskProof' | 'challengeProof' | 'programProof';
  /** The id of the task, challenge or program. */
  readonly id: string;
}

/** Also the name of the proof's errand and key. */
export const proofName = ({ what, ...place }: ProofPlace): string => leftName(what, place);

/** Null if there is none. Never throws. */
export const readProof = (place: ProofPlace): ProofDraft | null => readValue(proofName(place), ProofDraft);

/** Null removes it. Never throws. */
export const keepProof = (place: ProofPlace, draft: ProofDraft | null): void =>
  keepValue(proofName(place), draft);
