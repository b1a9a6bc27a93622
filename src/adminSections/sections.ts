/** The table of all sections: the source of the menu, the overview, the URLs, the guards and the chunks. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { engageSections } from './engageSections.ts';
import { organizationSections } from './organizationSections.ts';
import { peopleSections } from './peopleSections.ts';
import { recognitionSections } from './recognitionSections.ts';
import type { OpenGroup, Section, SectionGroup } from '#src/admin/sectionRow.ts';
import { storeSections } from './storeSections.ts';

/** The group labels, in menu order. */
export const sectionGroups: readonly (readonly [SectionGroup, MessageDescriptor])[] = [
  ['people', msg`Personas`],
  ['recognition', msg`Reconocimientos`],
  ['points', msg`Puntos`],
  ['rewards', msg`Premios`],
  ['engage', msg({ message: 'Participación', context: 'administration' })],
  ['organization', msg`Organización`],
];

/** Every section, in menu order. */
export const sections: readonly Section[] = [
  ...peopleSections,
  ...recognitionSections,
  ...storeSections,
  ...engageSections,
  ...organizationSections,
];

/** The section for the last part of a URL; undefined for an unknown part. */
export const sectionAt = (path: string): Section | undefined => sections.find((one) => one.path === path);

/** The sections for the menu and the overview: those that `isOpen` allows. Empty groups are omitted. */
export const openGroups = (
  isOpen: (section: Section) => boolean,
  all: readonly Section[] = sections,
): readonly OpenGroup[] =>
  sectionGroups
    .map(([group, label]) => ({
      group,
      label,
      sections: all.filter((one) => one.group === group && isOpen(one)),
    }))
    .filter((one) => one.sections.length > 0);
