/** The plan of a cycle on this device until it begins. */
import * as z from 'zod/mini';
import { evaluationKinds } from '#schema/evaluations/cycles.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { readValue } from '#src/lib/storedValue.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { BeginDraft } from './cyclePlan.ts';

const Ids = z.readonly(z.array(z.string()));
const Day = z.nullable(z.string());
const Draft = z.object({
  fields: z.object({
    parts: z.array(z.object({ kind: z.enum(evaluationKinds), weight: z.nullable(z.number()) })),
    nominateUntil: z.string(),
    confirmUntil: z.string(),
    writeUntil: z.string(),
    remindAfter: z.array(z.string()),
  }),
  fixed: z.object({
    audience: z.object({
      departmentIds: Ids,
      groupIds: Ids,
      userIds: Ids,
      tenureFrom: z.nullable(z.number()),
      tenureTo: z.nullable(z.number()),
    }),
    peers: z.number(),
    periodFrom: Day,
    periodTo: Day,
  }),
  people: z.readonly(z.array(PublicUser)),
});

/** The name of the draft on this device. */
export const beginDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, cycle: string): string =>
  `draft:cycle:${orgId}:${id}:${cycle}`;

/** The stored draft; null if there is none or it is invalid. Never throws. */
export const readBeginDraft = (place: string): BeginDraft | null => readValue(place, Draft);
