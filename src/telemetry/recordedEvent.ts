/**
 * What may leave the page of a recorded event: sizes, places, names of elements and looks. Everything else is left out or
 * becomes dots, so that a new kind of content is hidden without a rule of its own.
 */
import { maskPath } from '#src/lib/masks.ts';

/** Kinds of events and of changes, by the numbers of rrweb's format. */
const kinds = { snapshot: 2, change: 3, page: 4 } as const;
/** Nodes, moves, clicks, scrolling, size of the window, touches: not what is typed, chosen, selected or played. */
const changes: readonly number[] = [0, 1, 2, 3, 4, 6];

const styleSheet = /^https?:\/\/[^/]+\/assets\/[\w.-]+\.css$/u;

/** Attributes about looks. Not among them: addresses, labels, titles, values, ids, and what is checked. */
const attributes = new Set(
  `class style role type dir lang rel open hidden disabled width height viewBox d points transform fill stroke
   stroke-width stroke-linecap stroke-linejoin x y x1 x2 y1 y2 cx cy r rx ry colspan rowspan data-theme data-brand
   rr_width rr_height rr_scrollLeft rr_scrollTop isSVG`.split(/\s+/u),
);

/** The same shape without a readable sign. */
const dots = (text: string): string => text.replaceAll(/\S/gu, '•');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutAddresses = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/url\([^)]*\)?|(["']).*?\1/gu, 'none');
  if (Array.isArray(value)) return value.map(withoutAddresses);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutAddresses(inner)]))
    : value;
};

const attributesOf = (given: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      // The look of the page, which holds nothing of it.
      if (name === 'href' && typeof value === 'string' && styleSheet.test(value)) return [[name, value]];
      return attributes.has(name) ? [[name, withoutAddresses(value)]] : [];
    }),
  );

function hidden(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return name === 'tagName' || (name === 'name' && value === 'html') ? value : dots(value);
  if (Array.isArray(value)) return value.map((one) => hidden(one));
  if (!isRecord(value)) return value;
  return name === 'attributes'
    ? attributesOf(value)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(inner, key)]));
}

/** A recorded event without content; undefined if nothing of it may leave. */
export function recordedEvent(event: unknown): object | undefined {
  if (!isRecord(event) || typeof event['timestamp'] !== 'number' || !isRecord(event['data']))
    return undefined;
  const { type, timestamp, data } = event;
  if (type === kinds.snapshot) return { type, timestamp, data: hidden(data) };
  if (type === kinds.change)
    return changes.some((source) => source === data['source'])
      ? { type, timestamp, data: hidden(data) }
      : undefined;
  if (type !== kinds.page || typeof data['href'] !== 'string') return undefined;
  const { origin, pathname } = new URL(data['href']);
  const { width, height } = data;
  return { type, timestamp, data: { href: `${origin}${maskPath(pathname)}`, width, height } };
}
