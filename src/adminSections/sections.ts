/** The one table of the administration: its menu, its overview, its addresses, guards and chunks come from these rows. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { organizationSections } from './organizationSections.ts';
import { peopleSections } from './peopleSections.ts';
import { recognitionSections } from './recognitionSections.ts';
import type { OpenGroup, Section, SectionGroup } from '#src/admin/sectionRow.ts';
import { storeSections } from './storeSections.ts';

/** How a group is called, in the order of the menu. */
export const sectionGroups: readonly (readonly [SectionGroup, MessageDescriptor])[] = [
  ['people', msg`Personas`],
  ['recognition', msg`Reconocimientos`],
  ['points', msg`Puntos`],
  ['rewards', msg`Premios`],
  ['engage', msg`Participación`],
  ['organization', msg`Organización`],
];

/** Every section, in the order of the menu. */
export const sections: readonly Section[] = [
  ...peopleSections,
  ...recognitionSections,
  ...storeSections,
  ...organizationSections,
];

/** The section at an address's last part, undefined for an unknown one. */
export const sectionAt = (path: string): Section | undefined => sections.find((one) => one.path === path);

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
