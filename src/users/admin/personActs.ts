/** What can be done with somebody's account, apart from changing what is written of them. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { KeyRound, MailPlus, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';
import type { AdminPerson } from './peopleAdmin.queries.ts';

/** By name. */
export type PersonAct = 'invite' | 'password' | 'activate' | 'deactivate' | 'delete';

/** How each is offered. */
export const personActs: Readonly<
  Record<PersonAct, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  invite: { label: msg`Invitar de nuevo`, icon: MailPlus },
  password: { label: msg`Pedir contraseña nueva`, icon: KeyRound },
  activate: { label: msg`Activar`, icon: UserCheck },
  deactivate: { label: msg`Desactivar`, icon: UserX },
  delete: { label: msg`Eliminar`, icon: Trash2 },
};

/** What makes sense for somebody as they are, the gravest last; whether it is refused is said when it is asked for. */
export const actsFor = ({ state, active }: Pick<AdminPerson, 'state' | 'active'>): readonly PersonAct[] => [
  ...(state === 'invited' ? (['invite'] as const) : []),
  ...(state === 'active' ? (['password'] as const) : []),
  active ? 'deactivate' : 'activate',
  'delete',
];
