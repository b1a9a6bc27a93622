/** What explains itself: a figure of the charts, or a part of it, and how it is written in the address. */
import { createContext, useContext } from 'react';
import { figureKinds } from '#schema/analytics/analytics.rules.ts';

/** Beside the figures: what came in or went out by a channel, two balances of this moment, how even thanks are, and participation in a month. */
export const explainedKinds = [
  ...figureKinds,
  'pointsIn',
  'pointsOut',
  'available',
  'toGive',
  'concentration',
  'participation',
] as const;
export type ExplainedKind = (typeof explainedKinds)[number];

/** What a part is a part by; a month is YYYY-MM, a day and the Monday of a week are YYYY-MM-DD, the rest are ids. */
export const partNames = [
  'month',
  'week',
  'day',
  'department',
  'country',
  'type',
  'value',
  'category',
  'channel',
  'wallet',
  'person',
] as const;
export type PartName = (typeof partNames)[number];
export type Parts = { readonly [K in PartName]?: string | undefined };

/** A figure, or the part of it that all of these narrow. */
export interface Explained {
  readonly kind: ExplainedKind;
  readonly parts: Parts;
}

/** "recognitions", "recognitions.type.<id>.month.2026-03": no key has a dot. */
export const textOf = ({ kind, parts }: Explained): string =>
  [
    kind,
    ...partNames.flatMap((name) => {
      const key = parts[name];
      return key === undefined ? [] : [name, key];
    }),
  ].join('.');

const days: Readonly<Partial<Record<PartName, RegExp>>> = {
  month: /^\d{4}-(0[1-9]|1[0-2])$/u,
  week: /^\d{4}-\d{2}-\d{2}$/u,
  day: /^\d{4}-\d{2}-\d{2}$/u,
};

/** What a text of the address names; null for anything else. */
export function explainedOf(text: string): Explained | null {
  const [first, ...rest] = text.split('.');
  const kind = explainedKinds.find((one) => one === first);
  if (kind === undefined || rest.length % 2 === 1) return null;
  const parts: { [K in PartName]?: string } = {};
  for (let at = 0; at < rest.length; at += 2) {
    const name = partNames.find((one) => one === rest[at]);
    const key = rest[at + 1] ?? '';
    if (name === undefined || days[name]?.test(key) === false) return null;
    parts[name] = key;
  }
  return { kind, parts };
}

/** Provided by the screen; outside of it nothing opens. */
export const ExplainContext = createContext<((kind: ExplainedKind, parts?: Parts) => void) | undefined>(
  undefined,
);

/** Opens what explains a figure or a part of it; undefined where nothing can. */
export const useExplain = (): ((kind: ExplainedKind, parts?: Parts) => void) | undefined =>
  useContext(ExplainContext);
