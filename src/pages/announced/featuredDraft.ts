/** What is featured while it is being put in order: pure, so that every rule is a sentence in a test. */
import { ApiError } from '#schema/errors.ts';
import { maxFeatured, type FeaturedKind } from '#schema/pages/pages.rules.ts';
import type { FeaturedInput } from '#src/gql/graphql.ts';
import type { FeaturedChosen } from './announced.queries.ts';

/** One place of the list. */
export interface DraftItem {
  /** Of this page only: what is added has no id yet. */
  readonly key: string;
  readonly kind: FeaturedKind;
  readonly targetId: string | null;
  /** What it is called, also where nobody sees it; null where even that is gone. */
  readonly title: string | null;
  readonly text: string | null;
  /** Where it leads; of a link its own address, of a new choice not known yet. */
  readonly link: string | null;
  readonly imageKey: string | null;
  readonly imageUrl: string | null;
  /** Nobody sees it now. */
  readonly isUnseen: boolean;
}

/** The kept choices as a draft. */
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

/** What goes to the server: links bring their own words, everything else its target. */
export const inputOf = (items: readonly DraftItem[]): FeaturedInput => ({
  items: items.map(({ kind, targetId, title, link, imageKey }) =>
    kind === 'link' ? { kind, title, link, imageKey } : { kind, targetId },
  ),
});

/** What makes two places the same choice, as the server sees it. */
export const sameness = ({ kind, targetId, link }: Pick<DraftItem, 'kind' | 'targetId' | 'link'>): string =>
  `${kind}:${kind === 'link' ? link : targetId}`;

/** Moves one place; what leads out of the list changes nothing. */
export function moved(items: readonly DraftItem[], from: number, to: number): readonly DraftItem[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Adds one at the end, unless it stands there already or the list is full. */
export const added = (items: readonly DraftItem[], item: DraftItem): readonly DraftItem[] =>
  items.length >= maxFeatured || items.some((one) => sameness(one) === sameness(item))
    ? items
    : [...items, item];

/** Whether saving would change anything. */
export const isChanged = (kept: readonly DraftItem[], now: readonly DraftItem[]): boolean =>
  JSON.stringify(inputOf(kept)) !== JSON.stringify(inputOf(now));

/** What the server said of each place, by its number; what belongs to none stands under -1. */
export function refusals(error: Error): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError) || error.reasons.length === 0) return new Map([[-1, error.message]]);
  const said = new Map<number, string>();
  for (const { field, message } of error.reasons) {
    const place = Number(/^items\.(\d+)/u.exec(field)?.[1] ?? -1);
    if (!said.has(place)) said.set(place, message);
  }
  return said;
}
