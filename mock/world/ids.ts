/** Ids of the demo world: shaped like UUIDv7, older than any that is drawn later, and the same whatever the date. */

const kinds = [
  'organizations',
  'modules',
  'departments',
  'users',
  'post_types',
  'posts',
  'post_receivers',
  'post_type_links',
  'reactions',
  'comments',
  'accounts',
  'transfers',
  'entries',
  'notifications',
] as const;

/** Tables whose rows have ids here; a new table goes to the END, or every id after it changes. */
export type Kind = (typeof kinds)[number];

/** Draws ids of one organisation, counted for each table. */
export type NewId = (kind: Kind) => string;

/** Id of a row of an organisation (by its number, from 1) by its place in its table, from 0. */
export const idOf = (organization: number, kind: Kind, place: number): string =>
  `01900000-${organization.toString(16).padStart(4, '0')}-7${kinds.indexOf(kind).toString(16).padStart(3, '0')}-8000-${place.toString(16).padStart(12, '0')}`;

/** Ids in the order in which they are asked for. */
export function idsOf(organization: number): NewId {
  const places = new Map<Kind, number>();
  return (kind) => {
    const place = places.get(kind) ?? 0;
    places.set(kind, place + 1);
    return idOf(organization, kind, place);
  };
}
