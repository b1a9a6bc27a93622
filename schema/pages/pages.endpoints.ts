/** The organisation's pages, announcements and featured items (spec §7 "Custom pages", `GET /publicity/user`). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { RowOrder } from '../kit/order.ts';
import { RichText } from '../kit/richText.ts';
import { Day, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { FeaturedLink, featuredKinds, maxFeatured, placements, Slug } from './pages.rules.ts';

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Icon = z.nullable(z.string().check(z.maxLength(40)));
const Position = z.int().check(z.gte(0), z.lte(1_000));
const FileKey = z.nullable(z.string().check(z.maxLength(100)));

/** A page in the admin view. */
export const CustomPage = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  content: RichText,
  /** Icon name (lucide). */
  icon: z.nullable(z.string()),
  /** Sort order in the menu, ascending. */
  position: z.int(),
  published: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type CustomPage = z.output<typeof CustomPage>;

export const CustomPageInput = z.object({
  title: Title,
  /** Path `/pages/{slug}`; unique per page. */
  slug: Slug,
  content: RichText,
  icon: z.optional(Icon),
  position: z.optional(Position),
  published: z._default(z.boolean(), false),
});
export type CustomPageInput = z.input<typeof CustomPageInput>;
/**
 * Absent fields stay unchanged. `seen` is the `updatedAt` of the edited version (409 if the page has changed
 * since).
 */
export const CustomPageChange = z.object({
  title: z.optional(Title),
  slug: z.optional(Slug),
  content: z.optional(RichText),
  icon: z.optional(Icon),
  position: z.optional(Position),
  published: z.optional(z.boolean()),
  seen: z.optional(Instant),
});
export type CustomPageChange = z.input<typeof CustomPageChange>;

/** An entry of the menu. */
export const PageEntry = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  icon: z.nullable(z.string()),
});
export type PageEntry = z.output<typeof PageEntry>;

/** A published page to read; its image URLs are valid for one to two hours. */
export const PageView = z.extend(PageEntry, { content: RichText, updatedAt: Instant });
export type PageView = z.output<typeof PageView>;

const publicityFields = {
  title: Title,
  text: z.nullable(z.string().check(z.trim(), z.maxLength(textLength.description))),
  /** Key of a `corp-benef-image` that the caller uploaded. */
  imageKey: FileKey,
  /** A path of the product, or a web URL. */
  link: z.nullable(FeaturedLink),
  placement: z.enum(placements),
  /** First and last day in the organisation's time zone; null without one. */
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  /** Empty means everybody. */
  departmentIds: z.array(Id).check(z.maxLength(100)),
  active: z.boolean(),
};

/** An announcement of the organisation. */
export const Publicity = z.object({
  id: Id,
  title: z.string(),
  text: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  link: z.nullable(z.string()),
  placement: z.enum(placements),
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  departmentIds: z.array(Id),
  active: z.boolean(),
  /** Shown to at least one user today. */
  running: z.boolean(),
  createdAt: Instant,
});
export type Publicity = z.output<typeof Publicity>;
export const PublicityInput = z.object({
  ...publicityFields,
  text: z.optional(publicityFields.text),
  imageKey: z.optional(publicityFields.imageKey),
  link: z.optional(publicityFields.link),
  startsAt: z.optional(publicityFields.startsAt),
  endsAt: z.optional(publicityFields.endsAt),
  departmentIds: z._default(publicityFields.departmentIds, []),
  active: z._default(z.boolean(), true),
});
export type PublicityInput = z.input<typeof PublicityInput>;
export const PublicityChange = edit(z.partial(z.object(publicityFields)));
export type PublicityChange = z.input<typeof PublicityChange>;

/** An announcement as a user sees it. */
export const PublicityShown = z.object({
  id: Id,
  title: z.string(),
  text: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  link: z.nullable(z.string()),
  placement: z.enum(placements),
});
export type PublicityShown = z.output<typeof PublicityShown>;

/** A featured item of the home screen. Text and image come from its target unless it is a link. */
export const FeaturedItem = z.object({
  id: Id,
  kind: z.enum(featuredKinds),
  title: z.string(),
  text: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Icon name for an item without an image. */
  icon: z.nullable(z.string()),
  /** Link target: a path of the product, or a web URL. */
  link: z.string(),
});
export type FeaturedItem = z.output<typeof FeaturedItem>;

/** An item chosen by administrators. If its target is deleted, unpublished or switched off, the item is not shown. */
export const FeaturedChoice = z.object({
  id: Id,
  kind: z.enum(featuredKinds),
  targetId: z.nullable(Id),
  title: z.nullable(z.string()),
  link: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Null if no user sees it now. */
  shown: z.nullable(FeaturedItem),
});
export type FeaturedChoice = z.output<typeof FeaturedChoice>;

/** A link has its own title and URL; every other kind has a target. */
export const FeaturedInput = z.object({
  items: z
    .array(
      z.object({
        kind: z.enum(featuredKinds),
        targetId: z.optional(z.nullable(Id)),
        title: z.optional(z.nullable(Title)),
        link: z.optional(z.nullable(FeaturedLink)),
        imageKey: z.optional(FileKey),
      }),
    )
    .check(z.maxLength(maxFeatured)),
});
export type FeaturedInput = z.input<typeof FeaturedInput>;

const see = { can: 'pages.see', module: 'organization_info' } as const;
const manage = { can: 'pages.manage', module: 'organization_info' } as const;
/** Announcements and featured items belong to no module. */
const announce = { can: 'pages.manage' } as const;

export const pageEndpoints = endpoints({
  /** All pages, including unpublished ones. */
  list: { route: 'GET /org/custom/page', reply: z.array(CustomPage), ...manage, origin: 'proposed' },
  get: { route: 'GET /org/custom/page/{id}', reply: CustomPage, ...manage, origin: 'proposed' },
  create: {
    route: 'POST /org/custom/page',
    body: CustomPageInput,
    reply: CustomPage,
    ...manage,
    origin: 'proposed',
  },
  update: {
    route: 'PATCH /org/custom/page/{id}',
    body: CustomPageChange,
    reply: CustomPage,
    ...manage,
    origin: 'proposed',
  },
  /** Replaces the order of all pages. */
  order: {
    route: 'PATCH /org/custom/pages/order',
    body: RowOrder,
    reply: RowOrder,
    ...manage,
    origin: 'ours',
  },
  remove: { route: 'DELETE /org/custom/page/{id}', reply: Done, ...manage, origin: 'proposed' },
  /** Published pages in menu order. */
  published: { route: 'GET /custom/pages', reply: z.array(PageEntry), ...see, origin: 'spec' },
  read: { route: 'GET /custom/page/{slug}', reply: PageView, ...see, origin: 'ours' },

  /** Announcements running today for the caller, without dismissed ones. */
  publicity: {
    route: 'GET /publicity/user',
    reply: z.array(PublicityShown),
    can: 'pages.see',
    origin: 'spec',
  },
  /** Dismisses an announcement for the caller only. */
  dismissPublicity: { route: 'POST /publicity/{id}/dismiss', reply: Done, can: 'pages.see', origin: 'ours' },
  publicityList: { route: 'GET /org/publicity', reply: z.array(Publicity), ...announce, origin: 'ours' },
  createPublicity: {
    route: 'POST /org/publicity',
    body: PublicityInput,
    reply: Publicity,
    ...announce,
    origin: 'ours',
  },
  updatePublicity: {
    route: 'PATCH /org/publicity/{id}',
    body: PublicityChange,
    reply: Publicity,
    ...announce,
    origin: 'ours',
  },
  removePublicity: { route: 'DELETE /org/publicity/{id}', reply: Done, ...announce, origin: 'ours' },

  featured: { route: 'GET /featured', reply: z.array(FeaturedItem), can: 'pages.see', origin: 'ours' },
  featuredChoices: {
    route: 'GET /org/featured',
    reply: z.array(FeaturedChoice),
    ...announce,
    origin: 'ours',
  },
  /** Replaces all featured items, in this order. */
  feature: {
    route: 'PUT /org/featured',
    body: FeaturedInput,
    reply: z.array(FeaturedChoice),
    ...announce,
    origin: 'ours',
  },
});
