/** What administrators do to a document, in the row's menu and in its panel. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { FilePlus2, ListChecks, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { SharedFile } from '#src/files/files.queries.ts';

/** One of them. */
export type FileAct = 'edit' | 'version' | 'proofs' | 'remove';

/** An act and what it is done to. */
export interface AskedFileAct {
  readonly act: FileAct;
  readonly file: SharedFile;
}

/** What each is called. */
export const fileActs: Readonly<
  Record<FileAct, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  edit: { label: msg`Editar datos`, icon: Pencil },
  version: { label: msg`Subir versión nueva`, icon: FilePlus2 },
  proofs: { label: msg`Ver quién confirmó`, icon: ListChecks },
  remove: { label: msg`Eliminar`, icon: Trash2 },
};

/** Those that make sense, in the order in which they are shown. */
export const actsFor = ({ mustAcknowledge }: Pick<SharedFile, 'mustAcknowledge'>): readonly FileAct[] => [
  'edit',
  'version',
  ...(mustAcknowledge ? (['proofs'] as const) : []),
  'remove',
];
