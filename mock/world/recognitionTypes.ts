/** Types of recognition with their looks and rules, the same in both organisations. */
import type { Role } from '#schema/permissions.ts';
import type { Audience } from '#schema/recognitions/recognitions.rules.ts';
import type { TypeKey, ValueKey } from './culture.ts';
import type { KindOfThanks } from './texts.ts';

/** Roles of everyone who takes part, and roles of leaders. */
export const all: readonly Role[] = ['employee', 'manager', 'admin'];
export const leading: readonly Role[] = ['manager', 'admin'];

/** The definition of a type, independent of an organisation. */
export interface TypeLooks {
  readonly key: TypeKey;
  /** The kind of texts that fit the type. */
  readonly kind: KindOfThanks;
  readonly es: string;
  readonly en: string;
  readonly color: string;
  readonly icon: string;
  readonly roles: readonly Role[];
  /** How often people choose the type; 0 for types that only few people may choose. */
  readonly weight: number;
  readonly min: number;
  readonly max: number | null;
  /** Index in the super types. */
  readonly above: number;
  /** Values of the type; with `fixed`, the first value is always attached. */
  readonly values: readonly ValueKey[];
  readonly fixed?: true;
  readonly seenBy?: Audience;
}

/** Min and max points for each receiver, the super type, and the values. */
const rules = (
  min: number,
  max: number | null,
  above: number,
  ...values: readonly ValueKey[]
): Pick<TypeLooks, 'min' | 'max' | 'above' | 'values'> => ({ min, max, above, values });

/** In the order of the composer; icons are names in lucide. */
export const typeLooks: readonly TypeLooks[] = [
  {
    key: 'thanks',
    kind: 'thanks',
    es: 'Gracias',
    en: 'Thank you',
    color: '#c2577a',
    icon: 'hand-heart',
    roles: all,
    weight: 5,
    // No max: the sender may give all available points.
    ...rules(0, null, 0, 'care'),
  },
  {
    key: 'team',
    kind: 'team',
    es: 'Trabajo en equipo',
    en: 'Teamwork',
    color: '#3f76b5',
    icon: 'users',
    roles: all,
    weight: 5,
    ...rules(0, 100, 0, 'team', 'care'),
  },
  {
    key: 'customer',
    kind: 'customer',
    es: 'Pasión por el cliente',
    en: 'Customer first',
    color: '#c9702f',
    icon: 'headset',
    roles: all,
    weight: 4,
    fixed: true,
    ...rules(0, 150, 1, 'client'),
  },
  {
    key: 'ideas',
    kind: 'ideas',
    es: 'Innovación',
    en: 'Innovation',
    color: '#b58a1b',
    icon: 'lightbulb',
    roles: all,
    weight: 4,
    fixed: true,
    ...rules(0, 150, 1, 'curiosity'),
  },
  {
    key: 'quality',
    kind: 'quality',
    es: 'Excelencia',
    en: 'Excellence',
    color: '#2f7f78',
    icon: 'gem',
    roles: all,
    weight: 4,
    fixed: true,
    ...rules(0, 150, 1, 'craft'),
  },
  {
    key: 'learning',
    kind: 'learning',
    es: 'Aprendizaje',
    en: 'Learning',
    color: '#6a62b8',
    icon: 'graduation-cap',
    roles: all,
    weight: 4,
    ...rules(0, 50, 0, 'curiosity', 'care'),
  },
  {
    key: 'lead',
    kind: 'lead',
    es: 'Liderazgo',
    en: 'Leadership',
    color: '#4c6b3f',
    icon: 'compass',
    roles: all,
    weight: 3,
    ...rules(0, 150, 2, 'team', 'future'),
  },
  {
    key: 'milestone',
    kind: 'milestone',
    es: 'Logro extraordinario',
    en: 'Outstanding milestone',
    color: '#9a4fa3',
    icon: 'trophy',
    roles: leading,
    weight: 3,
    ...rules(20, 500, 1, 'craft', 'client', 'future'),
  },
  {
    key: 'committee',
    kind: 'quality',
    es: 'Mención del comité',
    en: 'Committee mention',
    color: '#a8632b',
    icon: 'medal',
    roles: all,
    weight: 0,
    ...rules(0, 200, 2, 'team', 'craft'),
  },
  {
    key: 'potential',
    kind: 'lead',
    es: 'Nota entre líderes',
    en: 'Note among leaders',
    color: '#5a6472',
    icon: 'eye',
    roles: leading,
    weight: 0,
    seenBy: 'managers',
    ...rules(0, 100, 2, 'future'),
  },
];
