/** Types of recognition, the same in both organisations. */
import { postTypes } from '#backend/recognitions/recognitions.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Role } from '#schema/permissions.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { KindOfThanks } from '../texts.ts';

/** A type that people choose, and how often they do. */
export interface PostType {
  readonly id: string;
  readonly kind: KindOfThanks;
  readonly roles: readonly Role[];
  readonly weight: number;
}

const all: readonly Role[] = ['employee', 'manager', 'admin'];
const leading: readonly Role[] = ['manager', 'admin'];

/** In the order of the composer; icons are names of lucide. */
const types: readonly (Omit<PostType, 'id'> & {
  readonly es: string;
  readonly en: string;
  readonly color: string;
  readonly icon: string;
})[] = [
  {
    kind: 'thanks',
    es: 'Gracias',
    en: 'Thank you',
    color: '#c2577a',
    icon: 'hand-heart',
    roles: all,
    weight: 5,
  },
  {
    kind: 'team',
    es: 'Trabajo en equipo',
    en: 'Teamwork',
    color: '#3f76b5',
    icon: 'users',
    roles: all,
    weight: 5,
  },
  {
    kind: 'customer',
    es: 'Pasión por el cliente',
    en: 'Customer first',
    color: '#c9702f',
    icon: 'headset',
    roles: all,
    weight: 4,
  },
  {
    kind: 'ideas',
    es: 'Innovación',
    en: 'Innovation',
    color: '#b58a1b',
    icon: 'lightbulb',
    roles: all,
    weight: 4,
  },
  {
    kind: 'quality',
    es: 'Excelencia',
    en: 'Excellence',
    color: '#2f7f78',
    icon: 'gem',
    roles: all,
    weight: 4,
  },
  {
    kind: 'learning',
    es: 'Aprendizaje',
    en: 'Learning',
    color: '#6a62b8',
    icon: 'graduation-cap',
    roles: all,
    weight: 4,
  },
  {
    kind: 'lead',
    es: 'Liderazgo',
    en: 'Leadership',
    color: '#4c6b3f',
    icon: 'compass',
    roles: all,
    weight: 3,
  },
  {
    kind: 'milestone',
    es: 'Logro extraordinario',
    en: 'Outstanding milestone',
    color: '#9a4fa3',
    icon: 'trophy',
    roles: leading,
    weight: 3,
  },
];

/** The types with their rows. */
export function typesOf({ profile, newId }: Plan): {
  readonly types: readonly PostType[];
  readonly rows: RowsByTable;
} {
  const made = types.map((type) => ({ ...type, id: newId('post_types') }));
  const isSpanish = profile.words === 'es';
  return {
    types: made,
    rows: rowsOf(
      postTypes,
      made.map(({ id, es, en, color, icon, roles }, position) => ({
        id,
        name: isSpanish ? es : en,
        nameEn: en,
        color,
        icon,
        roles,
        position,
        active: true,
      })),
    ),
  };
}
