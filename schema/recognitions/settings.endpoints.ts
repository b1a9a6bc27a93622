/** The organisation's settings for recognitions: boost, privacy, moderation, referrals. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Points } from '../kit/shapes.ts';
import { pointsShown } from './recognitions.rules.ts';

export const RecognitionSettings = z.object({
  boostEnabled: z.boolean(),
  /** Maximum points of one boost per receiver. */
  boostMax: Points,
  showPoints: z.enum(pointsShown),
  privateAllowed: z.boolean(),
  /** Number of reports that hide a post until an administrator decides. */
  reportsToHide: z.int().check(z.gte(1), z.lte(10)),
  /** Points for a hired referral; 0 for none. */
  referralPoints: Amount,
});
export type RecognitionSettings = z.output<typeof RecognitionSettings>;

export const recognitionSettingEndpoints = endpoints({
  settings: {
    route: 'GET /org/settings/recognition',
    reply: RecognitionSettings,
    can: 'feed.see',
    module: 'recognitions',
    origin: 'ours',
  },
  updateSettings: {
    route: 'PATCH /org/settings/recognition',
    body: edit(z.partial(RecognitionSettings)),
    reply: RecognitionSettings,
    can: 'recognition.manage',
    module: 'recognitions',
    origin: 'ours',
  },
});
