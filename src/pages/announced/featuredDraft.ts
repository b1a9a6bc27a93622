/** The draft of the featured items. Pure. */
import { ApiError } from '#schema/errors.ts';
import { maxFeatured, type FeaturedKind } from '#schema/pages/pages.rules.ts';
import type { FeaturedInput } from '#src/gql/graphql.ts';
import type { FeaturedChosen } from './announced.queries.ts';

/** One item of the list. */
export interface DraftItem {
  /** Client-side key: a new item has no id yet. */
  readonly key: string;
  readonly kind: FeaturedKind;
  readonly targetId: string | null;
  /** The title, also of a hidden item; null if the item was deleted. */
  readonly title: string | null;
  readonly text: string | null;
  /** The link target: a link's own address; null for a new item. */
  readonly link: string | null;
  readonly imageKey: string | null;
  readonly imageUrl: string | null;
  /** True if no user can see the item now. */
  readonly isUnseen: boolean;
}

/** The saved items as a draft. */
export const draftOf = (choices: readonly FeaturedChosen[]): readonly DraftItem[] =>
  choices.map(({ id, kind, targetId, title, link, imageKey, imageUrl, shown }) => ({
    key: id,
    kind,
    targetId,
    title: shown?.title ?? title,
    text: shown?.text ?? null,
    link: shown?.link ?? link,
    imageKey,
    imageUrl: shown?.imageUrl ?? imageUrl,
    isUnseen: shown === null,
  }));

/** The request input: links with their own texts, all other kinds with their target id. */
export const inputOf = (items: readonly DraftItem[]): FeaturedInput => ({
  items: items.map(({ kind, targetId, title, link, imageKey }) =>
    kind === 'link' ? { kind, title, link, imageKey } : { kind, targetId },
  ),
});

/** The identity of an item, as the server compares it. */
export const sameness = ({ kind, targetId, link }: Pick<DraftItem, 'kind' | 'targetId' | 'link'>): string =>
  `${kind}:${kind === 'link' ? link : targetId}`;

/** Adds an item at the end, unless the list contains it or is full. */
export const added = (items: readonly DraftItem[], item: DraftItem): readonly DraftItem[] =>
  items.length >= maxFeatured || items.some((one) => sameness(one) === sameness(item))
    ? items
    : [...items, item];

/** Whether the draft differs from the saved list. */
export const isChanged = (kept: readonly DraftItem[], now: readonly DraftItem[]): boolean =>
  JSON.stringify(inputOf(kept)) !== JSON.stringify(inputOf(now));

/** The server's errors by item index; errors without an item are under -1. */
export function refusals(error: Error): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError) || error.reasons.length === 0) return new Map([[-1, error.message]]);
  const said = new Map<number, string>();
  for (const { field, message } of error.reasons) {
    const place = Number(/^items\.(\d+)/u.exec(field)?.[1] ?? -1);
    if (!said.has(place)) said.set(place, message);
  }
  return said;
}
