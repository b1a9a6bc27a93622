/** Words of ideas: the tag of a status, the name of a category, and where an idea opens. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { IdeaCategory, IdeaStatus } from '#schema/feedback/ideas.rules.ts';
import type { Severity } from '#src/lib/severity.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';

/** The address of one idea. */
export const ideaAddress = (id: string): string => `/suggestions?idea=${encodeURIComponent(id)}`;

/** Name and severity of each status. */
export function useStatusWords(): Readonly<
  Record<IdeaStatus, { readonly name: string; readonly severity: Severity }>
> {
  const { t } = useLingui();
  return {
    new: { name: t`Nueva`, severity: 'info' },
    review: { name: t`En revisión`, severity: 'warning' },
    accepted: { name: t`Aceptada`, severity: 'success' },
    done: { name: t`Hecha`, severity: 'success' },
    refused: { name: t`No por ahora`, severity: 'error' },
  };
}

export function IdeaTag({ of }: { readonly of: IdeaStatus }): ReactElement {
  const { name, severity } = useStatusWords()[of];
  return <StatusTag severity={severity}>{name}</StatusTag>;
}

export function useCategoryWords(): Readonly<Record<IdeaCategory, string>> {
  const { t } = useLingui();
  return {
    work: t`Cómo trabajamos`,
    place: t`El lugar`,
    people: t`Las personas`,
    benefits: t`Beneficios`,
    other: t`Otro tema`,
  };
}
