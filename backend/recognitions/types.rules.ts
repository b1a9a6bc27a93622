/** Recognition types and tags, and who may send them now. */
import { waitingStates } from '#schema/posts/posts.rules.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { UserRow } from '../people/users.rules.ts';
import { monthOf, monthStart, nextMonth } from '../kit/month.ts';
import { postTypes, recognitionGroups, recognitionTypes } from '../program/program.tables.ts';

/** A tag with its rule for one person now. */
export interface SendRule {
  readonly postType: Row<typeof postTypes>;
  readonly type: Row<typeof recognitionTypes>;
  /** True, or why the person may not send the tag now. */
  readonly allowed: true | ReasonCode;
  /** Recognitions left this month; null without a limit. */
  readonly leftThisMonth: number | null;
}

/** Every tag by id. Includes inactive tags, because old posts keep theirs. */
export async function tagsById(store: Store): Promise<ReadonlyMap<string, Row<typeof postTypes>>> {
  const { rows } = await store.list(postTypes);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every recognition type, oldest first. */
export const typesOf = async (store: Store): Promise<readonly Row<typeof recognitionTypes>[]> =>
  (await store.list(recognitionTypes, { order: [['createdAt', 'asc']] })).rows;

/** Every tag in the order of the composer. */
export const postTypesOf = async (store: Store): Promise<readonly Row<typeof postTypes>[]> =>
  (await store.list(postTypes, { order: [['position', 'asc']] })).rows;

type Group = Row<typeof recognitionGroups>;

/** The recognition types of the posts of a person that appear in the month of `at`, one set per post. Posts that were removed or came back do not count. */
async function sentThisMonth(
  store: Store,
  me: string,
  { at, timezone, typeOfTag }: { at: string; timezone: string; typeOfTag: ReadonlyMap<string, string> },
): Promise<readonly ReadonlySet<string>[]> {
  const month = monthOf(at, timezone);
  const since = monthStart(month, timezone);
  const until = monthStart(nextMonth(month), timezone);
  const { rows } = await store.list(posts, {
    where: {
      senderId: me,
      createdAt: { gte: since, lt: until },
      state: { in: ['published', ...waitingStates] },
    },
  });
  return rows.map((post) => new Set(post.typeIds.flatMap((tag) => typeOfTag.get(tag) ?? [])));
}

/**
 * The rule of groups for a type: no limit, not allowed, or the number left. The most generous group of the person
 * applies.
 */
function byGroups(
  type: string,
  me: string,
  groups: readonly Group[],
  sent: readonly ReadonlySet<string>[],
): Pick<SendRule, 'allowed' | 'leftThisMonth'> {
  const holding = groups.filter((group) => group.recognitionTypeIds.includes(type));
  if (holding.length === 0) return { allowed: true, leftThisMonth: null };
  const mine = holding.filter((group) => group.userIds.includes(me));
  if (mine.length === 0) return { allowed: 'type_group_only', leftThisMonth: null };
  const left = mine.map(({ monthlyLimit, recognitionTypeIds }) =>
    monthlyLimit === null
      ? Infinity
      : monthlyLimit - sent.filter((types) => recognitionTypeIds.some((id) => types.has(id))).length,
  );
  const most = Math.max(0, ...left);
  if (most === Infinity) return { allowed: true, leftThisMonth: null };
  return { allowed: most > 0 ? true : 'type_limit_reached', leftThisMonth: most };
}

/**
 * Every tag in the order of the composer, active or not, with the rule for the person at `at`. Needs at most four
 * reads.
 */
export async function rulesFor(
  store: Store,
  me: Pick<UserRow, 'id' | 'userType'>,
  at: string,
  timezone: string,
): Promise<readonly SendRule[]> {
  const tags = await postTypesOf(store);
  const types = new Map((await typesOf(store)).map((type) => [type.id, type]));
  const { rows: groups } = await store.list(recognitionGroups, { where: { active: true } });
  const limited = groups.some((group) => group.monthlyLimit !== null && group.userIds.includes(me.id));
  const typeOfTag = new Map(tags.map((tag) => [tag.id, tag.recognitionTypeId]));
  const sent = limited ? await sentThisMonth(store, me.id, { at, timezone, typeOfTag }) : [];
  return tags.flatMap((postType) => {
    const type = types.get(postType.recognitionTypeId);
    if (type === undefined) return [];
    const grouped = byGroups(type.id, me.id, groups, sent);
    const allowed = !(postType.active && type.active)
      ? 'type_unknown'
      : !type.roles.includes(me.userType)
        ? 'type_not_allowed'
        : grouped.allowed;
    return [{ postType, type, allowed, leftThisMonth: grouped.leftThisMonth }];
  });
}

/** Whether the composer offers a tag. A tag whose monthly limit is reached stays visible and shows the limit. */
export const isOffered = ({ allowed }: SendRule): boolean =>
  allowed === true || allowed === 'type_limit_reached';
