/**
 * Types of recognition with their super types and sub types, the members who may use the committee's type,
 * and the settings.
 */
import {
  podiumSettings,
  postTypes,
  recognitionGroups,
  recognitionSettings,
  recognitionTypes,
  subTypes,
  superTypes,
} from '#backend/program/program.tables.ts';
import { defaultPodium, defaultSettings } from '#backend/program/settings.rules.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { instant } from '../calendar.ts';
import type { ValueKey } from '../culture.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { all, typeLooks, type TypeLooks } from '../recognitionTypes.ts';
import type { Person } from './users.seed.ts';

/** A type in the form that the other seeds need. */
export interface PostType extends Omit<TypeLooks, 'values'> {
  /** Id of the tag. */
  readonly id: string;
  /** Id of the recognition type, which holds the rules. */
  readonly recognitionTypeId: string;
  readonly subTypeIds: readonly string[];
  readonly valueIds: readonly string[];
}

/** A former tag, which is no longer offered. */
const retired = { es: 'Compañerismo', en: 'Fellowship' } as const;
/** Number of committee mentions that each member has in a month. */
export const mentionsAMonth = 2;
/** Points for a hired referral, and the number of reports that hides a post. */
export const settingsOf = ({ profile }: Plan): { referralPoints: number; reportsToHide: number } =>
  profile.slug === 'aurora'
    ? { referralPoints: 200, reportsToHide: 2 }
    : { referralPoints: 150, reportsToHide: 1 };

/** The types with all related rows. */
export function typesOf(
  plan: Plan,
  valueIdOf: ReadonlyMap<ValueKey, string>,
  committee: readonly Person[],
): { readonly types: readonly PostType[]; readonly rows: RowsByTable } {
  const { profile, culture, begun, newId } = plan;
  const createdAt = instant(begun);
  const above = culture.supers.map(([name, description, icon]) => ({
    id: newId('super_recognition_types'),
    name,
    description,
    icon,
    active: true,
  }));
  const made = typeLooks.map((type) => {
    const recognitionTypeId = newId('recognition_types');
    return {
      ...type,
      id: newId('post_types'),
      recognitionTypeId,
      name: profile.words === 'es' ? type.es : type.en,
      valueIds: type.values.flatMap((key) => valueIdOf.get(key) ?? []),
      below: (culture.subs[type.key] ?? []).map(([name, description, icon]) => ({
        id: newId('sub_recognition_types'),
        recognitionTypeId,
        name,
        description,
        icon,
        active: true,
      })),
    };
  });
  const rows = {
    ...rowsOf(superTypes, above),
    ...rowsOf(
      recognitionTypes,
      made.map((type) => ({
        id: type.recognitionTypeId,
        name: type.name,
        nameEn: type.en,
        description: culture.descriptions[type.key],
        icon: type.icon,
        iconKey: null,
        color: type.color,
        minPoints: type.min,
        maxPoints: type.max,
        roles: type.roles,
        receiverRoles: all,
        seenBy: type.seenBy ?? 'everyone',
        superTypeId: above[type.above]?.id ?? null,
        valueId: type.fixed === true ? (type.valueIds[0] ?? null) : null,
        active: true,
        createdAt,
      })),
    ),
    ...rowsOf(
      subTypes,
      made.flatMap(({ below }) => below),
    ),
    ...rowsOf(postTypes, [
      ...made.map(({ id, recognitionTypeId, name, en, color, icon }, position) => ({
        id,
        recognitionTypeId,
        name,
        nameEn: en,
        color,
        icon,
        iconKey: null,
        position,
        active: true,
      })),
      ...made
        .filter(({ key }) => key === 'team')
        .map(({ recognitionTypeId, color }) => ({
          id: newId('post_types'),
          recognitionTypeId,
          name: retired[profile.words],
          nameEn: retired.en,
          color,
          icon: 'users',
          iconKey: null,
          position: made.length,
          active: false,
        })),
    ]),
    ...rowsOf(recognitionGroups, [
      {
        id: newId('recognition_groups'),
        name: culture.committee,
        recognitionTypeIds: made
          .filter(({ key }) => key === 'committee')
          .map(({ recognitionTypeId }) => recognitionTypeId),
        userIds: committee.map(({ id }) => id),
        monthlyLimit: mentionsAMonth,
        active: true,
        createdAt,
      },
    ]),
    ...rowsOf(recognitionSettings, [
      { id: newId('recognition_settings'), ...defaultSettings, ...settingsOf(plan) },
    ]),
    ...rowsOf(podiumSettings, [{ id: newId('podium_settings'), ...defaultPodium }]),
  };
  return {
    types: made.map(({ below, ...type }) => ({ ...type, subTypeIds: below.map(({ id }) => id) })),
    rows,
  };
}
