/** Sections about recognitions. */
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
} from 'lucide-react';
import { section, type Section } from '#src/admin/sectionRow.ts';
import { chunk } from '#src/lib/texts.ts';

const recognition = section('recognition', {
  modules: ['recognitions'],
});

/** In menu order. */
export const recognitionSections: readonly Section[] = [
  recognition(
    {
      id: 'recognitionTypes',
      path: 'recognition-types',
      domain: 'recognitions',
      icon: MessageSquareHeart,
      title: msg`Tipos de reconocimiento`,
      lead: msg`Qué se puede reconocer, quién puede hacerlo y con cuántos puntos.`,
    },
    {
      part: chunk(() => import('#src/recognitions/admin/TypesSection.tsx').then((file) => file.TypesSection)),
    },
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
    { part: chunk(() => import('#src/recognitions/admin/TagsSection.tsx').then((file) => file.TagsSection)) },
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
    {
      part: chunk(() =>
        import('#src/recognitions/admin/GroupsSection.tsx').then((file) => file.GroupsSection),
      ),
    },
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
      part: chunk(() =>
        import('#src/recognitions/admin/BadgesSection.tsx').then((file) => file.BadgesSection),
      ),
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
      part: chunk(() => import('#src/values/admin/ValuesSection.tsx').then((file) => file.ValuesSection)),
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
    {
      part: chunk(() => import('#src/recognitions/admin/RulesSection.tsx').then((file) => file.RulesSection)),
    },
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
    {
      part: chunk(() =>
        import('#src/recognitions/admin/PodiumSection.tsx').then((file) => file.PodiumSection),
      ),
    },
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
      part: chunk(() =>
        import('#src/recognitions/admin/ModerationSection.tsx').then((file) => file.ModerationSection),
      ),
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
      part: chunk(() =>
        import('#src/recognitions/admin/ReferralsSection.tsx').then((file) => file.ReferralsSection),
      ),
    },
  ),
];
