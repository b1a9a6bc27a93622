/** Checks a recognition before it is saved. All validation errors are reported together, by field and by name. */
import {
  cost,
  pointLimits,
  pointsFault,
  shares,
  strictest,
  type Audience,
} from '#schema/recognitions/recognitions.rules.ts';
import { momentFault, schedule } from '#schema/recognitions/schedule.rules.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import type { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import { ownUploads } from '../files/files.rules.ts';
import type { ActorContext } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import type { Account } from '../ledger/ledger.ts';
import type { UserRow } from '../people/users.rules.ts';
import { values } from '../program/values.tables.ts';
import { badgeById, mayGive, type BadgeRow } from './badges.rules.ts';
import { badgeSwitches } from '../program/badgeSwitches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { walletFor } from '../ledger/wallet.ts';
import { subTypes } from '../program/program.tables.ts';
import { settingsOf } from '../program/settings.rules.ts';
import { receiversOf } from './receivers.ts';
import { rulesFor, type SendRule } from './types.rules.ts';

/** The input of a recognition. */
export type RecognitionInput = Input<(typeof recognitionEndpoints)['send']>['body'];

/** A recognition that passed all checks. */
export interface Checked {
  /** In the order given. */
  readonly people: readonly UserRow[];
  /** Points by user id, for receivers who take part in points. */
  readonly points: ReadonlyMap<string, number>;
  readonly badge: BadgeRow | undefined;
  readonly typeIds: readonly string[];
  readonly valueIds: readonly string[];
  readonly attachmentKeys: readonly string[];
  readonly seenBy: Audience;
  /** Undefined if no points move. */
  readonly purse: Account | undefined;
}

/**
 * How the input names types, and which reason code reports a refused type. `fault` is undefined for an unknown type.
 */
export interface Asking {
  readonly means: (rule: SendRule, said: string) => boolean;
  readonly refused: (fault: ReasonCode | undefined) => ReasonCode;
}

/** The app sends ids, and reports the exact reason. */
const byId: Asking = {
  means: ({ postType }, said) => postType.id === said,
  refused: (fault = 'type_unknown') => fault,
};

/** The rules of the types in the input that may be sent. */
async function typesOf(
  { store, me, at }: ActorContext,
  wish: RecognitionInput,
  { means, refused }: Asking,
  findings: ValidationErrors,
): Promise<readonly SendRule[]> {
  if (wish.postTypes.length === 0) {
    if (wish.badgeId === undefined) findings.add('postTypes', 'type_required');
    return [];
  }
  const rules = await rulesFor(store, me, wish.publishAt ?? at, await timezoneOf(store));
  const found = wish.postTypes.flatMap((said, index) => {
    const meant = rules.filter((rule) => means(rule, said));
    const rule = meant.find(({ allowed }) => allowed === true) ?? meant[0];
    if (rule?.allowed === true) return [rule];
    findings.add(`postTypes.${index}`, refused(rule?.allowed));
    return [];
  });
  return [...new Set(found)];
}

async function checkRefinements(
  { store }: ActorContext,
  wish: RecognitionInput,
  rules: readonly SendRule[],
  findings: ValidationErrors,
): Promise<void> {
  if (wish.subTypeId !== undefined) {
    const { rows } = await store.list(subTypes, { where: { id: wish.subTypeId, active: true } });
    if (!rows.some((row) => rules.some(({ type }) => type.id === row.recognitionTypeId)))
      findings.add('subTypeId', 'sub_type_unknown');
  }
  if (wish.valueIds.length === 0) return;
  const { rows } = await store.list(values, { where: { id: { in: wish.valueIds }, active: true } });
  wish.valueIds.forEach((id, index) => {
    if (!rows.some((row) => row.id === id)) findings.add(`valueIds.${index}`, 'value_unknown');
  });
}

async function badgeOf(
  { store, me }: ActorContext,
  { badgeId }: RecognitionInput,
  findings: ValidationErrors,
): Promise<BadgeRow | undefined> {
  if (badgeId === undefined) return undefined;
  const switches = await badgeSwitches(store);
  const badge = await badgeById(store, badgeId);
  if (!switches.insignias) findings.add('badgeId', 'badges_off');
  else if (badge === undefined || !badge.active) findings.add('badgeId', 'badge_unknown');
  else if (!mayGive(badge, me, switches)) findings.add('badgeId', 'badge_not_allowed');
  else return badge;
  return undefined;
}

/** Points for each of `takers` people, within the limits of the types. A badge has its own points and needs no type. */
function sharesOf(
  wish: RecognitionInput,
  badge: BadgeRow | undefined,
  rules: readonly SendRule[],
  takers: number,
  findings: ValidationErrors,
): readonly number[] {
  if (wish.badgeId !== undefined) return shares(badge?.points ?? 0, 'each', takers);
  if (takers === 0) {
    if (wish.amount > 0) findings.add('amount', 'receivers_without_points');
    return [];
  }
  const made = shares(wish.amount, wish.distribution, takers);
  const limits = pointLimits(rules.map(({ type }) => type));
  // The first receivers get the remainder, so the first share is the largest and the last the smallest.
  for (const share of new Set([made[0] ?? 0, made.at(-1) ?? 0])) {
    const fault = pointsFault(limits, share);
    if (fault === 'type_too_few_points') findings.add('amount', fault, { minimum: limits.minPoints });
    if (fault === 'type_too_many_points') findings.add('amount', fault, { maximum: limits.maxPoints ?? 0 });
  }
  return made;
}

/** Checks the whole input. Raises 422 with all validation errors. Writes at most an empty account. */
export async function checked(
  context: ActorContext,
  wish: RecognitionInput,
  asking: Asking = byId,
): Promise<Checked> {
  const { store, me, language } = context;
  const findings = new ValidationErrors(language);
  if (wish.senderEmail !== undefined && wish.senderEmail.toLowerCase() !== me.email)
    findings.add('senderEmail', 'sender_mismatch');
  const rules = await typesOf(context, wish, asking, findings);
  const people = await receiversOf(context, wish.receiverEmails, findings, ({ userType }) =>
    rules.every(({ type }) => type.receiverRoles.includes(userType)) ? undefined : 'receiver_role',
  );
  await checkRefinements(context, wish, rules, findings);
  const badge = await badgeOf(context, wish, findings);
  if (wish.isPrivate && !(await settingsOf(store)).privateAllowed) findings.add('isPrivate', 'private_off');
  const attachmentKeys = [...new Set(wish.attachmentKeys)];
  await ownUploads(store, me, attachmentKeys, 'post-attachments', findings, 'attachmentKeys');

  const takers = people.filter((user) => user.takesPoints);
  let points: Checked['points'] = new Map();
  let purse: Account | undefined;
  if (people.length > 0) {
    const each = sharesOf(wish, badge, rules, takers.length, findings);
    points = new Map(takers.map(({ id }, index) => [id, each[index] ?? 0]));
    const need =
      wish.badgeId === undefined
        ? cost(wish.amount, wish.distribution, takers.length)
        : cost(badge?.points ?? 0, 'each', takers.length);
    purse = await walletFor(context, need, findings, wish.badgeId === undefined ? 'amount' : 'badgeId');
  }
  const moment = wish.publishAt === undefined ? undefined : momentFault(wish.publishAt, context.now);
  if (moment !== undefined) findings.add('publishAt', moment, schedule);
  findings.throwIfAny();
  return {
    people,
    points,
    badge,
    typeIds: rules.map(({ postType }) => postType.id),
    valueIds: [...new Set(wish.valueIds)],
    attachmentKeys,
    seenBy: strictest(rules.map(({ type }) => type.seenBy)),
    purse,
  };
}
