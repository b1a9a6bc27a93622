/** Labels of roles, states and dates of users. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#schema/permissions.ts';
import type { Language } from '#schema/limits.ts';
import type { AccountState, UserLanguage } from '#src/gql/graphql.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import type { Severity } from '#src/lib/severity.ts';

/** The name of each role. */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  employee: msg`Colaborador`,
  manager: msg`Líder`,
  admin: msg`Administrador`,
  external: msg`Persona externa`,
};

/** The permissions of each role in words. */
export const roleMeanings: Readonly<Record<Exclude<Role, 'external'>, MessageDescriptor>> = {
  employee: msg`Reconoce, canjea y participa.`,
  manager: msg`Además, responde las solicitudes de puntos de su departamento.`,
  admin: msg`Además, decide sobre las personas, los puntos, los premios y las reglas.`,
};

/** The name of each account state. */
export const stateNames: Readonly<Record<AccountState, MessageDescriptor>> = {
  active: msg`Activa`,
  invited: msg`Invitada`,
  inactive: msg`Desactivada`,
  expired: msg`Venció`,
};

/** The severity of each state. The active state has none. */
export const stateLooks: Readonly<Record<Exclude<AccountState, 'active'>, Severity>> = {
  invited: 'info',
  inactive: 'warning',
  expired: 'warning',
};

/** The name of each language in that language. */
export const languageNames: Readonly<Record<UserLanguage, string>> = {
  spanish: 'Español',
  english: 'English',
};

/** "18 mar 1990", "18 de marzo de 1990": a date without a time zone; empty for an invalid date. */
export function dayWords(day: string, language: Language, month: 'short' | 'long' = 'short'): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  const shape = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return formatter(localeOf(language), shape).format(at);
}
