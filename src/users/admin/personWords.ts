/** Roles, states and days of people in words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#schema/permissions.ts';
import type { Language } from '#schema/limits.ts';
import type { AccountState, UserLanguage } from '#src/gql/graphql.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import type { Severity } from '#src/lib/severity.ts';

/** What somebody of a role is called. */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  employee: msg`Colaborador`,
  manager: msg`Líder`,
  admin: msg`Administrador`,
  external: msg`Persona externa`,
};

/** What a role may do. */
export const roleMeanings: Readonly<Record<Exclude<Role, 'external'>, MessageDescriptor>> = {
  employee: msg`Reconoce, canjea y participa.`,
  manager: msg`Además, responde las solicitudes de puntos de su departamento.`,
  admin: msg`Además, decide sobre las personas, los puntos, los premios y las reglas.`,
};

/** Where an account stands. */
export const stateNames: Readonly<Record<AccountState, MessageDescriptor>> = {
  active: msg`Activa`,
  invited: msg`Invitada`,
  inactive: msg`Desactivada`,
  expired: msg`Venció`,
};

/** How it looks; what is as usual stays quiet. */
export const stateLooks: Readonly<Record<Exclude<AccountState, 'active'>, Severity>> = {
  invited: 'info',
  inactive: 'warning',
  expired: 'warning',
};

/** Languages, each as it calls itself. */
export const languageNames: Readonly<Record<UserLanguage, string>> = {
  spanish: 'Español',
  english: 'English',
};

/** "18 mar 1990", "18 de marzo de 1990": a day that belongs to no time zone; empty for what is none. */
export function dayWords(day: string, language: Language, month: 'short' | 'long' = 'short'): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  const shape = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return formatter(localeOf(language), shape).format(at);
}
