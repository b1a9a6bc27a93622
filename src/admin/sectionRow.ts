/** What a row of the table of sections holds. */
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
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

/** A group with the sections that can be opened. */
export interface OpenGroup {
  readonly group: SectionGroup;
  readonly label: MessageDescriptor;
  readonly sections: readonly Section[];
}

type Named = Pick<Section, 'id' | 'path' | 'domain' | 'icon' | 'title' | 'lead'>;
type Details = Pick<Section, 'load'> & Partial<Pick<Section, 'modules' | 'permission' | 'texts'>>;

/** A row of a group; anybody who sees the administration opens it unless said otherwise. */
export const section =
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
