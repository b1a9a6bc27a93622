/** The form of a send: its fields, its draft on this device, and the body of the three calls. */
import * as z from 'zod/mini';
import type { SendPlan } from '#machines/communicationSend.setup.ts';
import {
  communicationAudiences,
  communicationChannels,
  communicationTimings,
} from '#schema/communications/communications.rules.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { fromField } from '#src/lib/fieldMoment.ts';
import type { Me } from '#src/session/me.queries.ts';

/** The fields as a draft holds them; files are not kept. */
export const SendFields = z.object({
  title: z.string(),
  message: z.string(),
  channels: z.array(z.enum(communicationChannels)),
  audience: z.enum(communicationAudiences),
  groupId: z.nullable(z.string()),
  departmentId: z.nullable(z.string()),
  timing: z.enum(communicationTimings),
  /** The value of a field of day and time: of this device, or of each person. */
  moment: z.string(),
  until: z.string(),
  asksAcknowledgement: z.boolean(),
  critical: z.boolean(),
  remindAfter: z.array(z.number()),
});
export type SendFields = z.output<typeof SendFields>;

export const emptySend: SendFields = {
  title: '',
  message: '',
  channels: [],
  audience: 'all',
  groupId: null,
  departmentId: null,
  timing: 'now',
  moment: '',
  until: '',
  asksAcknowledgement: false,
  critical: false,
  remindAfter: [2, 5],
};

/** What decides whether and to whom it can be sent. */
export const planOf = ({
  title,
  message,
  channels,
  audience,
  groupId,
  departmentId,
}: SendFields): SendPlan => ({
  title: title.trim(),
  message: message.trim(),
  // In one order, so that the same channels are the same plan.
  channels: communicationChannels.filter((channel) => channels.includes(channel)),
  audience,
  groupId: audience === 'group' ? groupId : null,
  departmentId: audience === 'department' ? departmentId : null,
});

const flag = (isOn: boolean): { readonly is?: 'true' } => (isOn ? { is: 'true' } : {});

/** The form of the calls: a selected flag is the string "true", others are left out (A40). */
export function bodyOf(fields: SendFields, files: readonly File[]) {
  const { title, message, channels, timing, moment, until, asksAcknowledgement, critical, remindAfter } =
    fields;
  const flags = Object.fromEntries(
    communicationChannels.flatMap((channel) =>
      channels.includes(channel) ? [[channel, 'true' as const]] : [],
    ),
  );
  const ends = fromField(until);
  const sendAt = fromField(moment);
  return {
    title: title.trim(),
    message: message.trim(),
    ...flags,
    ...(asksAcknowledgement ? { asksAcknowledgement: flag(true).is, remindAfter } : {}),
    ...(critical ? { critical: flag(true).is } : {}),
    ...(timing === 'at' && sendAt !== null ? { sendAt } : {}),
    ...(timing === 'local' && moment !== '' ? { localAt: moment.slice(0, 16) } : {}),
    ...(ends === null ? {} : { until: ends }),
    ...(files.length === 0 ? {} : { attachments: [...files] }),
  };
}

/** Whether the hour that was asked for is missing. */
export const lacksMoment = ({ timing, moment }: SendFields): boolean => timing !== 'now' && moment === '';

const words = {
  es: { invalid: 'Datos inválidos', server: 'Error del servidor: ' },
  en: { invalid: 'Invalid data', server: 'Server error: ' },
} as const satisfies Record<Language, { readonly invalid: string; readonly server: string }>;

/** "Datos inválidos: …, …" (spec §5). */
export const invalidWords = (reasons: readonly string[], language: Language): string =>
  `${words[language].invalid}: ${reasons.join(', ')}`;

/** What a failed send says: the server's own text, else "Error del servidor: {status}" (spec §8). */
export function sendFailed(
  { status, said, message, reasons = [], code }: ErrorFacts,
  language: Language,
): string {
  if (said !== undefined) return said;
  if (status === 422 && reasons.length > 0)
    return invalidWords(
      reasons.map((one) => one.message),
      language,
    );
  if (reasons[0] !== undefined) return reasons[0].message;
  // Without an answer there is no status, and our own codes have sentences of the catalogue.
  return status === 0 || !bare.has(code) ? message : `${words[language].server}${status}`;
}

/** Codes that only a status gives: the server said nothing. */
const bare: ReadonlySet<string> = new Set(['other', 'internal', 'unavailable', 'unknown', 'not_found']);

/** The name of a person's draft on this device. */
export const sendDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>): string =>
  `draft:communication:${orgId}:${id}`;
