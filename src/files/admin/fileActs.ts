/** The acts of administrators on a document, for the row menu and the panel. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { FilePlus2, ListChecks, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { SharedFile } from '#src/files/files.queries.ts';

export type FileAct = 'edit' | 'version' | 'proofs' | 'remove';

/** An act and its document. */
export interface AskedFileAct {
  readonly act: FileAct;
  readonly file: SharedFile;
}

/** The label of each act. */
export const fileActs: Readonly<
  Record<FileAct, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  edit: { label: msg`Editar datos`, icon: Pencil },
  version: { label: msg`Subir versión nueva`, icon: FilePlus2 },
  proofs: { label: msg`Ver quién confirmó`, icon: ListChecks },
  remove: { label: msg`Eliminar`, icon: Trash2 },
};

/** The acts that fit a document, in display order. */
export const actsFor = ({ mustAcknowledge }: Pick<SharedFile, 'mustAcknowledge'>): readonly FileAct[] => [
  'edit',
  'version',
  ...(mustAcknowledge ? (['proofs'] as const) : []),
  'remove',
];
