/** Rights and states of a key in words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { apiScopes, type ApiScope } from '#schema/permissions.ts';
import type { Severity } from '#src/lib/severity.ts';
import type { AdminApiKey } from './keys.queries.ts';

/** What a right is called, and what a program can do with it. */
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

/** The right that a word of the wire names; one that this page does not know is told as it is spelt. */
export const scopeOf = (word: string): ApiScope | undefined => apiScopes.find((scope) => scope === word);

/** What a state is called, and how it is marked. */
export const keyStateWords: Readonly<
  Record<AdminApiKey['status'], { readonly label: MessageDescriptor; readonly severity: Severity }>
> = {
  active: { label: msg`Activa`, severity: 'success' },
  expired: { label: msg`Vencida`, severity: 'warning' },
  revoked: { label: msg`Revocada`, severity: 'error' },
};
