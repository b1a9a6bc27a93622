/** Targets of featured items: title, picture, address, and whether they are visible. */
import { plainText } from '#schema/kit/richText.ts';
import type { FeaturedItem } from '#schema/pages/pages.endpoints.ts';
import {
  couponAddress,
  modulesOfFeatured,
  pageAddress,
  pollAddress,
  productAddress,
} from '#schema/pages/featured.rules.ts';
import type { FeaturedKind } from '#schema/pages/pages.rules.ts';
import { productCategories, products } from '../stock/catalog.tables.ts';
import { catalogRows, currentCatalogOf } from '../catalog/currentCatalog.ts';
import { isOpen } from '../coupons/coupons.rules.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { withProvider } from '../coupons/coupons.views.ts';
import type { Context } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import { todayOf } from '../organization/timezone.ts';
import { posts } from '../posts/posts.tables.ts';
import { sightsOf } from '../posts/sights.ts';
import { imageOf } from '../files/files.image.ts';
import { isClosed } from '../surveys/polls.rules.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { customPages } from './pages.tables.ts';

/** The viewer for whom a target must be visible: the reader of the call, or any person. */
export type Sight = 'reader' | 'anybody';

/** The target of a choice. */
export interface Target {
  /** Its name, also if it is hidden. */
  readonly title: string;
  /** Null if it is hidden. */
  readonly shown: Omit<FeaturedItem, 'id' | 'kind'> | null;
}

type Found = ReadonlyMap<string, Target>;
type Finding = (context: Context, ids: readonly string[], sight: Sight) => Promise<Found>;

/** Maximum text length of an item, in characters. */
const most = 160;

/** The beginning of a text, cut between words; null for an empty text. */
function beginning(text: string): string | null {
  if (text.length <= most) return text === '' ? null : text;
  const start = text.slice(0, most);
  return `${start.replace(/\s+\S*$/u, '')}…`;
}

/** Whether the reader, or any person, can redeem products of a catalog. */
async function catalogSeen(context: Context, sight: Sight): Promise<(id: string | null) => boolean> {
  const rows = await catalogRows(context.store);
  const mine = await currentCatalogOf(context, rows);
  const isOn = await switchesOf(context.store, ['choose_catalog']);
  if (mine === undefined) return () => true;
  const others = rows.filter(({ active }) => active && sight === 'anybody' && isOn('choose_catalog'));
  return (id) => id === null || id === mine || others.some((one) => one.id === id);
}

const found: Readonly<Record<Exclude<FeaturedKind, 'link'>, Finding>> = {
  async page({ store, linkTo }, ids) {
    const { rows } = await store.list(customPages, { where: { id: { in: ids } } });
    const made = rows.map(async ({ id, title, slug, icon, content, published }) => {
      const key = content.find((block) => block.key !== undefined)?.key;
      const words = plainText(content.filter(({ type }) => type === 'paragraph'));
      const shown = {
        title,
        text: beginning(words),
        imageUrl: key === undefined ? null : await linkTo(key),
        icon,
        link: pageAddress(slug),
      };
      return [id, { title, shown: published ? shown : null }] as const;
    });
    return new Map(await Promise.all(made));
  },

  async product(context, ids, sight) {
    const { store, linkTo, at } = context;
    const { rows } = await store.list(products, {
      where: { id: { in: ids } },
      with: { category: { one: productCategories, on: 'categoryId' } },
    });
    const isSeen = await catalogSeen(context, sight);
    const made = rows.map(async ({ category, ...row }) => {
      const isOffered = row.active && category?.active === true && isSeen(row.catalogId);
      const isOver = row.closesAt !== null && row.closesAt <= at;
      const shown = {
        title: row.name,
        text: beginning(row.description),
        imageUrl: await imageOf(row, linkTo),
        icon: category?.icon ?? null,
        link: productAddress(row.id),
      };
      return [row.id, { title: row.name, shown: isOffered && !isOver ? shown : null }] as const;
    });
    return new Map(await Promise.all(made));
  },

  async coupon(context, ids) {
    const { rows } = await context.store.list(coupons, { where: { id: { in: ids } }, with: withProvider });
    const today = await todayOf(context);
    return new Map(
      rows.map(({ provider, ...row }) => {
        const shown = {
          title: row.title,
          text: beginning(row.description) ?? beginning(row.discount),
          imageUrl: row.imageUrl ?? provider?.logoUrl ?? null,
          icon: null,
          link: couponAddress(row.providerId),
        };
        const isOffered = row.active && provider?.active === true && isOpen(row, today);
        return [row.id, { title: row.title, shown: isOffered ? shown : null }];
      }),
    );
  },

  async poll({ store, me, at }, ids) {
    const { rows } = await store.list(surveys, {
      where: { id: { in: ids }, kind: 'poll' },
      with: { post: { one: posts, on: 'postId' } },
    });
    const sights = await sightsOf(store, me);
    return new Map(
      rows.map(({ post, ...poll }) => {
        const { title } = poll;
        const isSeen = post?.listed === true && sights.includes(post.seenBy);
        const shown = { title, text: null, imageUrl: null, icon: null, link: pollAddress(post?.id ?? '') };
        return [poll.id, { title, shown: isSeen && !isClosed(poll, at) ? shown : null }];
      }),
    );
  },
};

/**
 * Loads the targets of choices: undefined if a target does not exist. The number of reads depends only on the kinds.
 */
export async function targetsOf(
  context: Context,
  wanted: readonly { readonly kind: FeaturedKind; readonly targetId: string | null }[],
  sight: Sight,
): Promise<(kind: FeaturedKind, targetId: string | null) => Target | undefined> {
  const isOn = await switchesOf(context.store, Object.values(modulesOfFeatured).flat());
  const byKind = new Map<FeaturedKind, Found>();
  for (const kind of ['page', 'product', 'coupon', 'poll'] as const) {
    const ids = wanted.flatMap((one) => (one.kind === kind ? (one.targetId ?? []) : []));
    if (ids.length > 0) byKind.set(kind, await found[kind](context, ids, sight));
  }
  return (kind, targetId) => {
    const target = byKind.get(kind)?.get(targetId ?? '');
    if (target === undefined || modulesOfFeatured[kind].every(isOn)) return target;
    return { ...target, shown: null };
  };
}
