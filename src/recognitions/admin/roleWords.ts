/** Roles and audiences in words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { first } from '#src/lib/dates.ts';
import { roles, type Role } from '#schema/permissions.ts';
import type { Audience } from '#schema/recognitions/recognitions.rules.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Plural names of roles, for use inside a sentence. */
export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  employee: msg`colaboradores`,
  manager: msg`líderes`,
  admin: msg`administradores`,
  external: msg`externos`,
};

/** Who sees the posts of a type. */
export const audienceWords: Readonly<Record<Audience, MessageDescriptor>> = {
  everyone: msg`Todas las personas`,
  managers: msg`Líderes y administradores`,
  admins: msg`Solo administradores`,
};

/** Roles of members. External users neither send nor receive. */
export const memberRoles = roles.filter((role) => role !== 'external');

/** "Líderes y administradores"; "Todas las personas" if all member roles are included. */
export function useRoleWords(): (several: readonly Role[]) => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (several) => {
    if (memberRoles.every((role) => several.includes(role))) return t`Todas las personas`;
    const words = roles.filter((role) => several.includes(role)).map((role) => i18n._(roleWords[role]));
    return first(new Intl.ListFormat(language, { type: 'conjunction' }).format(words));
  };
}
