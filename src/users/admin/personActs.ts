/** The acts on an account, apart from edits of its fields. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { KeyRound, MailPlus, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';
import type { AdminPerson } from './peopleAdmin.queries.ts';

export type PersonAct = 'invite' | 'password' | 'activate' | 'deactivate' | 'delete';

/** The label and icon of each act. */
export const personActs: Readonly<
  Record<PersonAct, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  invite: { label: msg`Invitar de nuevo`, icon: MailPlus },
  password: { label: msg`Pedir contraseña nueva`, icon: KeyRound },
  activate: { label: msg`Activar`, icon: UserCheck },
  deactivate: { label: msg`Desactivar`, icon: UserX },
  delete: { label: msg`Eliminar`, icon: Trash2 },
};

/** The acts that fit the state of an account, the most severe last. The dialog checks whether an act is refused. */
export const actsFor = ({ state, active }: Pick<AdminPerson, 'state' | 'active'>): readonly PersonAct[] => [
  ...(state === 'invited' ? (['invite'] as const) : []),
  ...(state === 'active' ? (['password'] as const) : []),
  active ? 'deactivate' : 'activate',
  'delete',
];
