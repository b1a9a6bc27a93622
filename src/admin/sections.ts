/** The one table of the administration: its menu, its overview, its addresses, guards and chunks come from these rows. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Award,
  Gem,
  MessageSquareHeart,
  ShieldAlert,
  SlidersHorizontal,
  Tags,
  Trophy,
  UserPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';

/** What belongs together in the menu. */
export type SectionGroup = 'people' | 'recognition' | 'points' | 'rewards' | 'engage' | 'organization';

/** A place of the administration, at `/admin/<path>`. */
export interface Section {
  readonly id: string;
  /** The part of the address after `/admin/`. */
  readonly path: string;
  /** Domain word of the contract. */
  readonly domain: string;
  readonly title: MessageDescriptor;
  /** What is done there, in one sentence: under its heading and on its card. */
  readonly lead: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly group: SectionGroup;
  /** Any of these modules opens it; without one it is never gated. */
  readonly modules: readonly ModuleFlag[];
  readonly permission: Permission;
  /** Catalogues of texts that it needs beside `app` and `admin`. */
  readonly texts: readonly string[];
  /** Its chunk, a component without props; null where it is not built: then nothing leads there. */
  readonly load: (() => Promise<ComponentType>) | null;
}

/** How a group is called, in the order of the menu. */
export const sectionGroups: readonly (readonly [SectionGroup, MessageDescriptor])[] = [
  ['people', msg`Personas`],
  ['recognition', msg`Reconocimientos`],
  ['points', msg`Puntos`],
  ['rewards', msg`Premios`],
  ['engage', msg`Participación`],
  ['organization', msg`Organización`],
];

type Named = Pick<Section, 'id' | 'path' | 'domain' | 'icon' | 'title' | 'lead'>;
type Details = Pick<Section, 'load'> & Partial<Pick<Section, 'modules' | 'permission' | 'texts'>>;

const section =
  (group: SectionGroup, always: Partial<Details> = {}) =>
  (named: Named, more: Details): Section => ({
    modules: [],
    permission: 'admin.see',
    texts: [],
    ...always,
    ...named,
    ...more,
    group,
  });

const recognition = section('recognition', {
  modules: ['recognitions'],
  texts: ['recognitions-admin'],
});

/** Every section, in the order of the menu. */
export const sections: readonly Section[] = [
  recognition(
    {
      id: 'recognitionTypes',
      path: 'recognition-types',
      domain: 'recognitions',
      icon: MessageSquareHeart,
      title: msg`Tipos de reconocimiento`,
      lead: msg`Qué se puede reconocer, quién puede hacerlo y con cuántos puntos.`,
    },
    { load: () => import('#src/recognitions/admin/TypesSection.tsx').then((file) => file.TypesSection) },
  ),
  recognition(
    {
      id: 'postTypes',
      path: 'post-types',
      domain: 'posts',
      icon: Tags,
      title: msg`Etiquetas de publicación`,
      lead: msg`Los motivos que se eligen al reconocer y por los que se filtra el inicio.`,
    },
    { load: () => import('#src/recognitions/admin/TagsSection.tsx').then((file) => file.TagsSection) },
  ),
  recognition(
    {
      id: 'recognitionGroups',
      path: 'recognition-groups',
      domain: 'recognitions',
      icon: UsersRound,
      title: msg`Grupos de reconocimiento`,
      lead: msg`Personas que pueden usar ciertos tipos, y cuántas veces al mes.`,
    },
    { load: () => import('#src/recognitions/admin/GroupsSection.tsx').then((file) => file.GroupsSection) },
  ),
  recognition(
    {
      id: 'badges',
      path: 'badges',
      domain: 'recognitions',
      icon: Award,
      title: msg`Insignias`,
      lead: msg`Las insignias de tu organización: cómo son, quién las da y quién las tiene.`,
    },
    {
      modules: ['insignias'],
      load: () => import('#src/recognitions/admin/BadgesSection.tsx').then((file) => file.BadgesSection),
    },
  ),
  recognition(
    {
      id: 'values',
      path: 'values',
      domain: 'values',
      icon: Gem,
      title: msg`Valores corporativos`,
      lead: msg`Los valores que se hacen visibles en cada reconocimiento.`,
    },
    {
      modules: ['organization_info'],
      texts: ['values-admin', 'recognitions-admin'],
      load: () => import('#src/values/admin/ValuesSection.tsx').then((file) => file.ValuesSection),
    },
  ),
  recognition(
    {
      id: 'recognitionSettings',
      path: 'recognition-settings',
      domain: 'recognitions',
      icon: SlidersHorizontal,
      title: msg`Reglas y privacidad`,
      lead: msg`Límites, quién ve los puntos y cuándo se oculta lo que se reporta.`,
    },
    { load: () => import('#src/recognitions/admin/RulesSection.tsx').then((file) => file.RulesSection) },
  ),
  recognition(
    {
      id: 'podium',
      path: 'podium',
      domain: 'recognitions',
      icon: Trophy,
      title: msg`Podio`,
      lead: msg`Qué se cuenta en el podio, cuántos puestos tiene y qué se ve en él.`,
    },
    { load: () => import('#src/recognitions/admin/PodiumSection.tsx').then((file) => file.PodiumSection) },
  ),
  recognition(
    {
      id: 'moderation',
      path: 'moderation',
      domain: 'posts',
      icon: ShieldAlert,
      title: msg`Moderación`,
      lead: msg`Lo que las personas reportaron y espera una decisión.`,
    },
    {
      texts: ['recognitions-admin', 'posts'],
      load: () =>
        import('#src/recognitions/admin/ModerationSection.tsx').then((file) => file.ModerationSection),
    },
  ),
  recognition(
    {
      id: 'referrals',
      path: 'referrals',
      domain: 'recognitions',
      icon: UserPlus,
      title: msg`Referidos`,
      lead: msg`A quiénes recomendaron las personas de tu organización, y en qué va cada caso.`,
    },
    {
      load: () =>
        import('#src/recognitions/admin/ReferralsSection.tsx').then((file) => file.ReferralsSection),
    },
  ),
];

/** The section at an address's last part, undefined for an unknown one. */
export const sectionAt = (path: string): Section | undefined => sections.find((one) => one.path === path);

/** A group with the sections that can be opened. */
export interface OpenGroup {
  readonly group: SectionGroup;
  readonly label: MessageDescriptor;
  readonly sections: readonly Section[];
}

/** What the menu and the overview offer: built sections that `isOpen` lets through; groups without one are left out. */
export const openGroups = (
  isOpen: (section: Section) => boolean,
  all: readonly Section[] = sections,
): readonly OpenGroup[] =>
  sectionGroups
    .map(([group, label]) => ({
      group,
      label,
      sections: all.filter((one) => one.group === group && one.load !== null && isOpen(one)),
    }))
    .filter((one) => one.sections.length > 0);
