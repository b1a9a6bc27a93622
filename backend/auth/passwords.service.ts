/** Activation, recovery and change of passwords (spec §7 "Passwords"). */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { LinkPurpose } from '#schema/auth/auth.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { ApiError } from '#schema/errors.ts';
import type { CallFacts, Dependencies, LinkClaims, Links, PublicContext, Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { writeMail } from '../mail/write.ts';
import { organizationOf } from '../organization/organization.rules.ts';
import type { OrgId, Store } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { isHere, linksOf, mayComeBy, personAt, personOf, type Found } from './openSession.ts';
import { addressOfLink, addressOfPage, baseOf, linkToken, stampOf } from '../session/links.ts';
import { judge, judgeSame, keepPassword } from './passwords.ts';
import { ask, forgetGuesses, guessInSession } from './attempts.ts';
import { decoyAt, sweepDecoys } from './decoy.ts';
import { leaveMark } from '../session/devices.ts';
import { renewedToken } from './renewedToken.ts';

/** The person of a link; undefined if the link is used or expired, or if the person may not sign in. */
async function holderOf(
  { dependencies, now }: PublicContext,
  claims: LinkClaims | undefined,
): Promise<Found | undefined> {
  if (claims === undefined) return undefined;
  const found = await personOf(dependencies, claims.org, claims.userId);
  if (found === undefined || !isHere(found.user, now)) return undefined;
  return claims.stamp === (await stampOf(dependencies.sign, claims.purpose, found.user)) ? found : undefined;
}

const voidLink = (language: CallFacts['language'], field: string): ApiError =>
  domainError('invalid', language, [reason(field, 'link_void', language)]);

/** Sets the password by a link. */
async function setByLink(
  context: PublicContext,
  { field, token, newPassword }: { field: string; token: string; newPassword: string },
  purposes: readonly LinkPurpose[],
  afterwards?: (store: Store, found: Found) => Promise<void>,
): Promise<{ readonly org: OrgId; readonly user: UserRow }> {
  const { dependencies, now, language } = context;
  const claims = await dependencies.tokens.verifyLink(token, now);
  const found = await holderOf(context, claims);
  if (claims === undefined || found === undefined || !purposes.includes(claims.purpose))
    throw voidLink(language, field);
  const { org, user, organization } = found;
  const findings = new ValidationErrors(language);
  judge(findings, newPassword, user, organization.name);
  findings.throwIfAny();
  await judgeSame(findings, dependencies, newPassword, user);
  findings.throwIfAny();
  const hash = await dependencies.hasher.hash(newPassword);
  const kept = await dependencies.db.tx(org, async (store) => {
    const row = await keepPassword(store, user, hash, context);
    if (row !== undefined) await afterwards?.(store, found);
    return row;
  });
  if (kept === undefined) throw voidLink(language, field);
  await forgetGuesses(context, user.email);
  // The link came by the person's mail, so the browser that opened it is known too.
  await leaveMark(context, { org, user: kept }, found);
  return { org, user: kept };
}

/** Notifies the person by mail that the password changed. */
async function notifyChanged(
  context: Pick<CallFacts, 'newId' | 'at'> & { readonly store: Store },
  links: Links,
  { org, user, organization }: Found,
): Promise<void> {
  const link = addressOfPage(await baseOf(links, org), '/reset_password');
  await writeMail(context, [{ kind: 'changed', user, words: { organization: organization.name }, link }]);
}

/** Prepared before the transaction: the hash of the new password, and the signer of the new session token. */
interface Change {
  readonly hash: string;
  readonly tokens: Dependencies['tokens'];
}

export const passwordService: Service<
  Pick<
    typeof authEndpoints,
    'answerChallenge' | 'requestRecovery' | 'confirmRecovery' | 'checkLink' | 'changePassword'
  >
> = {
  async answerChallenge(context, { body }) {
    const { dependencies, now } = context;
    const { org, user } = await setByLink(
      context,
      { field: 'challengeToken', token: body.challengeToken, newPassword: body.newPassword },
      ['activation', 'challenge'],
    );
    return {
      authToken: await dependencies.tokens.sign({ userId: user.id, org, epoch: user.tokenEpoch }, now),
    };
  },

  async requestRecovery(context, { body }) {
    const { dependencies, now, at, newId } = context;
    const { email: address } = body;
    const decoy = await decoyAt(context, address);
    const found = await personAt(dependencies, address);
    await ask(context, 'recovery', { address, owner: found ?? decoy });
    await sweepDecoys(context);
    const { org, user, organization } =
      found !== undefined && mayComeBy(found, 'password', context) ? found : decoy;
    const kind = user.activatedAt === null ? 'activation' : 'recovery';
    const links = linksOf(dependencies, context);
    const link = addressOfLink(await baseOf(links, org), kind, await linkToken(links, org, kind, user, now));
    await dependencies.db.tx(org, (store) =>
      writeMail({ store, newId, at }, [{ kind, user, words: { organization: organization.name }, link }]),
    );
    return { success: true };
  },

  async confirmRecovery(context, { body }) {
    const { newId, at, dependencies } = context;
    await setByLink(context, { field: 'token', ...body }, ['recovery'], (store, found) =>
      notifyChanged({ store, newId, at }, linksOf(dependencies, context), found),
    );
    return { success: true };
  },

  async checkLink(context, { body }) {
    const claims = await context.dependencies.tokens.verifyLink(body.token, context.now);
    const found = await holderOf(context, claims);
    return {
      valid: found !== undefined,
      purpose: claims?.purpose ?? null,
      firstName: found?.user.firstName ?? null,
      email: found?.user.email ?? null,
      organization: found?.organization.name ?? null,
    };
  },

  changePassword: withPreparation<(typeof authEndpoints)['changePassword'], Change>(
    async (before, { body }) => {
      const { dependencies, org, me, language } = before;
      const guessed = await guessInSession(before, me.id);
      const isRight = await dependencies.hasher.verify(body.currentPassword, me.passwordHash);
      const findings = new ValidationErrors(language);
      if (!isRight) findings.add('currentPassword', 'password_wrong');
      findings.throwIfAny();
      await guessed.wasRight();
      const organization = await dependencies.db.read(org, (store) => organizationOf(store, language));
      judge(findings, body.newPassword, me, organization.name);
      if (body.newPassword === body.currentPassword) findings.add('newPassword', 'password_same');
      findings.throwIfAny();
      return { hash: await dependencies.hasher.hash(body.newPassword), tokens: dependencies.tokens };
    },
    async (context, _input, { hash, tokens }) => {
      const { store, org, me, language, links } = context;
      // If the password changed during the call, neither change has priority.
      const kept = await keepPassword(store, me, hash, context);
      if (kept === undefined) throw domainError('conflict', language);
      const organization = await organizationOf(store, language);
      await notifyChanged(context, links, { org, user: me, organization });
      return { authToken: await renewedToken(context, tokens, kept) };
    },
  ),
};
