/** Featured items of the home page: content of the organisation and links, in the order that administrators choose. */
import type {
  FeaturedChoice,
  FeaturedInput,
  FeaturedItem,
  pageEndpoints,
} from '#schema/pages/pages.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import { publishToPages } from '../http/openPages.ts';
import type { Row } from '../store/table.ts';
import { targetsOf, type Sight } from './featured.targets.ts';
import { featuredItems } from './pages.tables.ts';
import { checkPictures, dropPictures } from './pictures.ts';

type FeaturedRow = Row<typeof featuredItems>;

const chosen = async ({ store }: Context): Promise<readonly FeaturedRow[]> =>
  (await store.list(featuredItems, { order: [['position', 'asc']] })).rows;

/** The key by which two choices are equal. */
const sameness = ({ kind, targetId, link }: Pick<FeaturedRow, 'kind' | 'targetId' | 'link'>): string =>
  `${kind}:${kind === 'link' ? link : targetId}`;

/** Choices with their displayed content. */
async function choicesOf(
  context: Context,
  rows: readonly FeaturedRow[],
  sight: Sight,
): Promise<FeaturedChoice[]> {
  const targetOf = await targetsOf(context, rows, sight);
  return Promise.all(
    rows.map(async ({ position: _position, ...row }) => {
      const { id, kind, imageKey, link } = row;
      const target = targetOf(kind, row.targetId);
      const title = row.title ?? target?.title ?? null;
      const imageUrl = imageKey === null ? null : await context.linkTo(imageKey);
      const ofLink =
        title === null || link === null ? null : { title, text: null, imageUrl, icon: null, link };
      const shown = kind === 'link' ? ofLink : (target?.shown ?? null);
      return { ...row, title, imageUrl, shown: shown === null ? null : { id, kind, ...shown } };
    }),
  );
}

/** The stored form of a choice: a link has its own texts, all other kinds use those of their target. */
function rowOf(item: FeaturedInput['items'][number], position: number): FeaturedRow {
  const { kind, targetId = null, title = null, link = null } = item;
  const own = { id: '', kind, position };
  return kind === 'link'
    ? { ...own, targetId: null, title, link, imageKey: noneIfEmpty(item.imageKey) ?? null }
    : { ...own, targetId, title: null, link: null, imageKey: null };
}

/**
 * Throws 422 for missing, duplicate or hidden targets; an item that was featured before may stay even if it is hidden
 * now.
 */
async function check(
  context: Context,
  rows: readonly FeaturedRow[],
  before: readonly FeaturedRow[],
): Promise<void> {
  const findings = new ValidationErrors(context.language);
  const targetOf = await targetsOf(context, rows, 'anybody');
  const kept = new Set(before.map(sameness));
  const met = new Set<string>();
  rows.forEach((row, place) => {
    const { kind, title, link, targetId } = row;
    const at = (field: string): string => `items.${place}.${field}`;
    const named = kind === 'link' ? 'link' : 'targetId';
    if (kind === 'link' && title === null) findings.add(at('title'), 'required');
    if ((kind === 'link' ? link : targetId) === null) findings.add(at(named), 'required');
    else if (met.has(sameness(row))) findings.add(at(named), 'featured_twice');
    else if (kind !== 'link' && !kept.has(sameness(row)) && !targetOf(kind, targetId)?.shown)
      findings.add(at(named), 'featured_target');
    met.add(sameness(row));
  });
  const pictures = rows.flatMap(({ imageKey: key }, place) =>
    key === null ? [] : [{ field: `items.${place}.imageKey`, key }],
  );
  const shown = before.flatMap(({ imageKey }) => imageKey ?? []);
  await checkPictures(context, pictures, shown, findings);
  findings.throwIfAny();
}

type Named = 'featured' | 'featuredChoices' | 'feature';

export const featuredService: Pick<Service<typeof pageEndpoints>, Named> = {
  async featured(context) {
    const choices = await choicesOf(context, await chosen(context), 'reader');
    return choices.flatMap(({ shown }): FeaturedItem[] => (shown === null ? [] : [shown]));
  },

  featuredChoices: async (context) => choicesOf(context, await chosen(context), 'anybody'),

  async feature(context, { body: { items } }) {
    const { store, newId } = context;
    const before = await chosen(context);
    const wanted = items.map(rowOf);
    await check(context, wanted, before);
    // Unchanged items keep their ids, so that open pages keep their position.
    const ids = new Map(before.map((row) => [sameness(row), row.id]));
    const rows = wanted.map((row) => ({ ...row, id: ids.get(sameness(row)) ?? newId() }));
    await store.remove(featuredItems, {});
    await store.insert(featuredItems, rows);
    const kept = new Set(rows.map(({ imageKey }) => imageKey));
    await dropPictures(
      context,
      before.map(({ imageKey }) => imageKey).filter((key) => !kept.has(key)),
    );
    publishToPages(context, 'organization.changed', null, 'everyone');
    return choicesOf(context, rows, 'anybody');
  },
};
