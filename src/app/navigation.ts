/** The entries of the rail, the bottom bar and the command field: the screens that this user can open now. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Gift, HandHeart, House, ShieldCheck, Sparkles, UserRound, type LucideIcon } from 'lucide-react';
import { matchRoute, type Parser } from 'wouter';
import { judge, type GuardFacts } from './guard.ts';
import { screens, type Group, type Screen } from './routes.ts';

/** Label and icon of each group. */
export const groups: Readonly<
  Record<Group, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  home: { label: msg`Inicio`, icon: House },
  recognise: { label: msg`Reconocer`, icon: HandHeart },
  rewards: { label: msg`Premios`, icon: Gift },
  engage: { label: msg`Participar`, icon: Sparkles },
  me: { label: msg`Yo`, icon: UserRound },
  admin: { label: msg`Administración`, icon: ShieldCheck },
};

/** The groups in their order; administration is separate. */
export const groupOrder = [
  'home',
  'recognise',
  'rewards',
  'engage',
  'me',
  'admin',
] as const satisfies readonly Group[];

/** A group with the screens that the user can open. */
export interface NavigationGroup {
  readonly group: Group;
  readonly screens: readonly Screen[];
}

/** Groups without a screen are left out. */
export const navigationOf = (
  facts: GuardFacts,
  all: readonly Screen[] = screens,
): readonly NavigationGroup[] =>
  groupOrder
    .map((group) => ({
      group,
      screens: all.filter(
        (screen) => screen.group === group && !screen.hidden && judge(screen, facts) === 'screen',
      ),
    }))
    .filter((one) => one.screens.length > 0);

/** The screen at a path, undefined for an unknown one. */
export const screenAt = (path: string, parser: Parser): Screen | undefined =>
  screens.find((screen) => matchRoute(parser, screen.path, path)[0]);
