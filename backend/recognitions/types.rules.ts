/** Types as posts carry them, and who may send which of them now. */
import type { PostType } from '#schema/recognitions/types.endpoints.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { UserRow } from '../people/users.rules.ts';
import { monthOf, monthStart } from '../kit/month.ts';
import { postTypes, recognitionGroups, recognitionTypes } from '../program/program.tables.ts';

/** A tag with what may be done with it by one person now. */
export interface SendRule {
  readonly postType: Row<typeof postTypes>;
  readonly type: Row<typeof recognitionTypes>;
  /** True, or why the person may not send it now. */
  readonly allowed: true | ReasonCode;
  /** Recognitions left this month; null where nothing limits them. */
  readonly leftThisMonth: number | null;
}

/** A tag without what only the backend needs. */
export const tagOf = ({ id, name, nameEn, color, icon }: Row<typeof postTypes>): PostType => ({
  id,
  name,
  nameEn,
  color,
  icon,
});

/** Every tag by id, switched off ones included, since old posts keep theirs. */
export async function tagsById(store: Store): Promise<ReadonlyMap<string, PostType>> {
  const { rows } = await store.list(postTypes);
  return new Map(rows.map((row) => [row.id, tagOf(row)]));
}

/** Every recognition type, oldest first. */
export const typesOf = async (store: Store): Promise<readonly Row<typeof recognitionTypes>[]> =>
  (await store.list(recognitionTypes, { order: [['createdAt', 'asc']] })).rows;

/** Every tag in the order of the composer. */
export const postTypesOf = async (store: Store): Promise<readonly Row<typeof postTypes>[]> =>
  (await store.list(postTypes, { order: [['position', 'asc']] })).rows;

type Group = Row<typeof recognitionGroups>;

/** Recognition types of the posts that a person sent this month, one set a post; what was taken back counts no longer. */
async function sentThisMonth(
  store: Store,
  me: string,
  { at, timezone, typeOfTag }: { at: string; timezone: string; typeOfTag: ReadonlyMap<string, string> },
): Promise<readonly ReadonlySet<string>[]> {
  const since = monthStart(monthOf(at, timezone), timezone);
  const { rows } = await store.list(posts, {
    where: { senderId: me, createdAt: { gte: since }, state: { ne: 'removed' } },
  });
  return rows.map((post) => new Set(post.typeIds.flatMap((tag) => typeOfTag.get(tag) ?? [])));
}

/** What groups say of a type: nothing, or that it is for others, or how many are left. The most generous of a person's groups counts. */
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

/** Every tag in the order of the composer, switched off ones too, with what the person may do with it at `at`; at most four reads. */
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

/** Whether the composer offers a tag: one whose month is used up stays there and says so. */
export const isOffered = ({ allowed }: SendRule): boolean =>
  allowed === true || allowed === 'type_limit_reached';
