/** Labels of the scopes and states of a key. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { apiScopes, type ApiScope } from '#schema/permissions.ts';
import type { Severity } from '#src/lib/severity.ts';
import type { AdminApiKey } from './keys.queries.ts';

/** The name of a scope and its permissions. */
export const scopeWords: Readonly<
  Record<ApiScope, { readonly label: MessageDescriptor; readonly detail: MessageDescriptor }>
> = {
  'recognitions.send': {
    label: msg`Enviar reconocimientos`,
    detail: msg`En nombre de cualquier persona de tu organización, con los puntos de esa persona.`,
  },
  'badges.send': {
    label: msg`Entregar insignias`,
    detail: msg`En nombre de la organización, con sus puntos.`,
  },
};

/** The scope of a wire value. An unknown value is shown as it is. */
export const scopeOf = (word: string): ApiScope | undefined => apiScopes.find((scope) => scope === word);

/** The label and the severity of each state. */
export const keyStateWords: Readonly<
  Record<AdminApiKey['status'], { readonly label: MessageDescriptor; readonly severity: Severity }>
> = {
  active: { label: msg`Activa`, severity: 'success' },
  expired: { label: msg`Vencida`, severity: 'warning' },
  revoked: { label: msg`Revocada`, severity: 'error' },
};
