/** Keys of taken coupons: twelve unambiguous characters, derived from the secret of the deployment. */
import * as base64url from 'jose/base64url';
import type { Sign } from '../http/context.ts';

/** 32 characters, five bits each: without 0, O, 1 and I. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 12;

/** The key of a redemption; a higher attempt gives another key. */
export async function keyOf(sign: Sign, redemptionId: string, attempt = 0): Promise<string> {
  const suffix = attempt === 0 ? '' : `:${attempt}`;
  const bytes = base64url.decode(await sign(`redemption:${redemptionId}${suffix}`));
  return Array.from(bytes.slice(0, length), (byte) => signs[byte % signs.length]).join('');
}
