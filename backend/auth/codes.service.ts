/**
 * Sign-in by a mailed code. Waiting times and tries are the same for every address, so that answers do not reveal
 * whether an account exists.
 */
import * as base64url from 'jose/base64url';
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { PublicContext, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import type { Sign } from '../http/context.ts';
import { writeMail } from '../mail/write.ts';
import { oneTimeCodes } from '../session/auth.tables.ts';
import { latestStart } from '../kit/runAhead.ts';
import { closeAnswer, openAnswer, takeAnswer } from './answers.ts';
import { ask, guess } from './attempts.ts';
import { decoyAt, sweepDecoys, type Addressee } from './decoy.ts';
import { mayComeBy, openSession, personAt } from './openSession.ts';

const { digits, validMs, tries } = oneTimeCode;
const codes = 10 ** digits;
/** The largest multiple of the number of codes below 2^32. Smaller draws give every code the same probability. */
const fair = Math.floor(2 ** 32 / codes) * codes;

/** Derives a code from the deployment's secret and a new id. Without the secret, the code cannot be predicted. */
export async function drawCode(sign: Sign, id: string): Promise<string> {
  for (let turn = 0; ; turn++) {
    const bytes = base64url.decode(await sign(`draw:${turn}:${id}`));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 <= view.byteLength; at += 4) {
      const drawn = view.getUint32(at);
      if (drawn < fair) return String(drawn % codes).padStart(digits, '0');
    }
  }
}

const hashOf = (sign: Sign, userId: string, code: string): Promise<string> => sign(`code:${userId}:${code}`);

/** The e-mail address of the input. Raises 422 without an address that a code can reach. */
function addressed(
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | null | undefined },
  language: PublicContext['language'],
): string {
  const findings = new ValidationErrors(language);
  if (email === undefined) {
    if (phone === undefined || phone === null) findings.add('email', 'address_required');
    else findings.add('phone', 'otp_no_phone');
  }
  findings.throwIfAny();
  return email ?? '';
}

/** Saves a new code and its mail. Removes the person's older codes. */
async function sendCode(context: PublicContext, { org, user, organization }: Addressee): Promise<void> {
  const { dependencies, now, at, newId } = context;
  const id = newId();
  const code = await drawCode(dependencies.sign, id);
  const codeHash = await hashOf(dependencies.sign, user.id, code);
  const expiresAt = new Date(now + validMs).toISOString();
  await dependencies.db.tx(org, async (store) => {
    await store.remove(oneTimeCodes, { userId: user.id });
    await store.insert(oneTimeCodes, [
      { id, userId: user.id, codeHash, tries: 0, expiresAt, usedAt: null, createdAt: at },
    ]);
    const mail = { kind: 'code' as const, user, words: { organization: organization.name }, code };
    await writeMail({ store, newId, at }, [mail]);
  });
}

/** Uses the person's code if it matches; otherwise counts a try. */
async function redeem(
  { dependencies, at }: PublicContext,
  { org, user }: Addressee,
  code: string,
): Promise<boolean> {
  const codeHash = await hashOf(dependencies.sign, user.id, code);
  return dependencies.db.tx(org, async (store) => {
    const open = {
      userId: user.id,
      usedAt: null,
      createdAt: { lte: latestStart(at) },
      expiresAt: { gt: at },
      tries: { lt: tries },
    };
    const used = await store.update(oneTimeCodes, { ...open, codeHash }, { usedAt: at });
    if (used.length === 0) await store.update(oneTimeCodes, open, { tries: { inc: 1 } });
    return used.length > 0;
  });
}

export const codeService: Service<Pick<typeof authEndpoints, 'requestOtp' | 'verifyOtp'>> = {
  async requestOtp(context, { body }) {
    const { dependencies, now, language } = context;
    const address = addressed(body, language);
    const decoy = await decoyAt(context, address);
    const found = await personAt(dependencies, address);
    const pauseMs = await ask(context, 'code', { address, owner: found ?? decoy });
    await sweepDecoys(context);
    await openAnswer(context, address, validMs);
    await sendCode(context, found !== undefined && mayComeBy(found, 'otp', context) ? found : decoy);
    return {
      success: true,
      error: null,
      expiresAt: new Date(now + validMs).toISOString(),
      resendAt: new Date(now + pauseMs).toISOString(),
    };
  },

  async verifyOtp(context, { body }) {
    const { dependencies, language } = context;
    const address = addressed(body, language);
    const decoy = await decoyAt(context, address);
    const found = await personAt(dependencies, address);
    const guessed = await guess(context, { address, owner: found ?? decoy });
    const refused = (code: 'otp_wrong' | 'otp_void') => ({
      success: false,
      error: reason('code', code, language).message,
      authToken: null,
    });
    if (!(await takeAnswer(context, address, tries))) return refused('otp_void');
    const person = found !== undefined && mayComeBy(found, 'otp', context) ? found : undefined;
    const isRight = await redeem(context, person ?? decoy, body.code);
    if (person === undefined || !isRight) return refused('otp_wrong');
    await closeAnswer(context, address);
    await guessed.wasRight();
    return { success: true, error: null, authToken: await openSession(context, person) };
  },
};
