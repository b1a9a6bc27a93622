/** The shape of a row in the table of sections. */
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';
import type { Chunk } from '#src/lib/texts.ts';

/** A group of the menu. */
export type SectionGroup = 'people' | 'recognition' | 'points' | 'rewards' | 'engage' | 'organization';

/** A section of the administration, at `/admin/<path>`. */
export interface Section {
  readonly id: string;
  /** The part of the URL after `/admin/`. */
  readonly path: string;
  /** The domain in the contract. */
  readonly domain: string;
  readonly title: MessageDescriptor;
  /** A one-sentence description for the heading and the card. */
  readonly lead: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly group: SectionGroup;
  /** Any one of these modules opens the section. An empty list means no module is needed. */
  readonly modules: readonly ModuleFlag[];
  readonly permission: Permission;
  /** Its component, which has no props. */
  readonly part: Chunk<ComponentType>;
}

/** A group with the sections that the user may open. */
export interface OpenGroup {
  readonly group: SectionGroup;
  readonly label: MessageDescriptor;
  readonly sections: readonly Section[];
}

type Named = Pick<Section, 'id' | 'path' | 'domain' | 'icon' | 'title' | 'lead'>;
type Details = Pick<Section, 'part'> & Partial<Pick<Section, 'modules' | 'permission'>>;

/** A row of a group. By default every user of the administration may open the section. */
export const section =
  (group: SectionGroup, always: Partial<Details> = {}) =>
  (named: Named, more: Details): Section => ({
    modules: [],
    permission: 'admin.see',
    ...always,
    ...named,
    ...more,
    group,
  });
