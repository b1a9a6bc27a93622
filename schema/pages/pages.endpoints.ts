/** Pages of the organisation, what it announces and what it features (spec §7 "Custom pages", `GET /publicity/user`). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { RichText } from '../kit/richText.ts';
import { Day, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { FeaturedLink, featuredKinds, maxFeatured, placements, Slug } from './pages.rules.ts';

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Icon = z.nullable(z.string().check(z.maxLength(40)));
const Position = z.int().check(z.gte(0), z.lte(1_000));
const FileKey = z.nullable(z.string().check(z.maxLength(100)));

/** A page as its administrators see it. */
export const CustomPage = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  content: RichText,
  /** Name of an icon of the set (lucide). */
  icon: z.nullable(z.string()),
  /** Smaller ones first in the menu. */
  position: z.int(),
  published: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type CustomPage = z.output<typeof CustomPage>;

export const CustomPageInput = z.object({
  title: Title,
  /** `/pages/{slug}`; one page each. */
  slug: Slug,
  content: RichText,
  icon: z.optional(Icon),
  position: z.optional(Position),
  published: z._default(z.boolean(), false),
});
export type CustomPageInput = z.input<typeof CustomPageInput>;
/** Whatever is left out stays; `seen` is the `updatedAt` that the change is made on (409 where somebody else changed the page since). */
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

/** A published page to read; addresses of its images hold for an hour or two. */
export const PageView = z.extend(PageEntry, { content: RichText, updatedAt: Instant });
export type PageView = z.output<typeof PageView>;

const publicityFields = {
  title: Title,
  text: z.nullable(z.string().check(z.trim(), z.maxLength(textLength.description))),
  /** Key of a `corp-benef-image` that the caller uploaded. */
  imageKey: FileKey,
  /** A place of the product, or an address of the web. */
  link: z.nullable(FeaturedLink),
  placement: z.enum(placements),
  /** First and last day, on the organisation's own wall; null without one. */
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  /** Everybody where empty. */
  departmentIds: z.array(Id).check(z.maxLength(100)),
  active: z.boolean(),
};

/** Something the organisation announces. */
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
  /** Shown to somebody today. */
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
export const PublicityChange = z.partial(z.object(publicityFields));
export type PublicityChange = z.input<typeof PublicityChange>;

/** An announcement as a person sees it. */
export const PublicityShown = z.object({
  id: Id,
  title: z.string(),
  text: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  link: z.nullable(z.string()),
  placement: z.enum(placements),
});
export type PublicityShown = z.output<typeof PublicityShown>;

/** What the home page features: made of other things, so its words and picture are theirs unless it is a link. */
export const FeaturedItem = z.object({
  id: Id,
  kind: z.enum(featuredKinds),
  title: z.string(),
  text: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Name of an icon where there is no picture. */
  icon: z.nullable(z.string()),
  /** Where it leads: a place of the product, or an address of the web. */
  link: z.string(),
});
export type FeaturedItem = z.output<typeof FeaturedItem>;

/** What administrators chose. A choice whose target is gone, unpublished or switched off says so and is shown to nobody. */
export const FeaturedChoice = z.object({
  id: Id,
  kind: z.enum(featuredKinds),
  targetId: z.nullable(Id),
  title: z.nullable(z.string()),
  link: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Null where nobody sees it now. */
  shown: z.nullable(FeaturedItem),
});
export type FeaturedChoice = z.output<typeof FeaturedChoice>;

/** A link has its own title and address; everything else has a target. */
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
/** What is announced and featured is no module. */
const announce = { can: 'pages.manage' } as const;

export const pageEndpoints = endpoints({
  /** All of them, unpublished ones too. */
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
  remove: { route: 'DELETE /org/custom/page/{id}', reply: Done, ...manage, origin: 'proposed' },
  /** Published ones, in the order of the menu. */
  published: { route: 'GET /custom/pages', reply: z.array(PageEntry), ...see, origin: 'spec' },
  read: { route: 'GET /custom/page/{slug}', reply: PageView, ...see, origin: 'ours' },

  /** What runs today for the caller, and was not put away. */
  publicity: {
    route: 'GET /publicity/user',
    reply: z.array(PublicityShown),
    can: 'pages.see',
    origin: 'spec',
  },
  /** Puts an announcement away for the caller alone. */
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
  /** All of them at once, in their order. */
  feature: {
    route: 'PUT /org/featured',
    body: FeaturedInput,
    reply: z.array(FeaturedChoice),
    ...announce,
    origin: 'ours',
  },
});
