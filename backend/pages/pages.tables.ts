/** Custom pages, announcements and featured items. */
import type { RichText } from '#schema/kit/richText.ts';
import type { FeaturedKind, Placement } from '#schema/pages/pages.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const customPages = table(
  'custom_pages',
  {
    title: text(),
    slug: text(),
    content: json<RichText>(),
    icon: orNull(text()),
    position: int(),
    published: bool(),
    createdBy: orNull(text()),
    createdAt: text(),
    updatedAt: text(),
  },
  { unique: [['slug']], indexes: [['published', 'position'], ['createdAt']] },
);

export const publicity = table(
  'publicity',
  {
    title: text(),
    text: orNull(text()),
    imageKey: orNull(text()),
    link: orNull(text()),
    placement: text<Placement>(),
    /** First and last day, in the organisation's time zone. */
    startsAt: orNull(text()),
    endsAt: orNull(text()),
    departmentIds: json<readonly string[]>(),
    active: bool(),
    createdAt: text(),
  },
  { indexes: [['active', 'placement'], ['createdAt']] },
);

/** Announcements that a person dismissed. */
export const publicityDismissals = table(
  'publicity_dismissals',
  { publicityId: text(), userId: text(), createdAt: text() },
  { unique: [['publicityId', 'userId']], indexes: [['userId']] },
);

/** Featured items, in their order; a link has its own title and address, all other kinds have a target. */
export const featuredItems = table(
  'featured_items',
  {
    kind: text<FeaturedKind>(),
    targetId: orNull(text()),
    title: orNull(text()),
    link: orNull(text()),
    imageKey: orNull(text()),
    position: int(),
  },
  { indexes: [['position']] },
);
