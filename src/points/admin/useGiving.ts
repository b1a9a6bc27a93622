/** Gives points: a confirmation first, then one write. Errors of the server go back to the form. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isAnswered } from '#src/api/isAnswered.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel, type Panel } from '#src/lib/usePanel.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints } from '#src/points/requests.writes.ts';
import type { Giving } from './GiveConfirm.tsx';

/** The state for the form. */
export interface GivingState<F> {
  readonly panel: Panel<Giving & { readonly fields: F }>;
  readonly confirm: () => void;
  readonly isPending: boolean;
  /** Why the outcome is unknown. Shown in the confirmation, which stays open. */
  readonly unknown: string | null;
  /** An error that belongs to no field. Shown in the form. */
  readonly refused: string | null;
}

/** `refusal` puts errors at fields and returns the rest. `onGiven` clears the form. */
export function useGiving<F>({
  write,
  refusal,
  onGiven,
}: {
  readonly write: (fields: F) => Promise<unknown>;
  readonly refusal: (error: Error) => string | null;
  readonly onGiven: () => void;
}): GivingState<F> {
  const { t } = useLingui();
  const language = useLanguage();
  const panel = usePanel<Giving & { readonly fields: F }>();
  // The confirmation that failed, and whether the server's answer is final.
  const [failure, setFailure] = useState({ opening: 0, isOver: false });
  const saving = useSaving<F, unknown>({
    write,
    refusal: (error) => {
      const isOver = isAnswered(error);
      setFailure({ opening: panel.opening, isOver });
      if (!isOver) return error.message;
      panel.close();
      return refusal(error);
    },
    refresh: refreshPoints,
    onSaved: () => {
      panel.close();
      onGiven();
      const sum = pointsIn(panel.about?.total ?? 0, language);
      const people = panel.about?.people ?? 0;
      toasts.raise({
        severity: 'success',
        text: people === 1 ? t`Diste ${sum} a una persona.` : t`Diste ${sum} a ${people} personas.`,
      });
    },
  });
  return {
    panel,
    confirm: () => {
      if (panel.about !== null) saving.save(panel.about.fields);
    },
    isPending: saving.isPending,
    unknown: !failure.isOver && failure.opening === panel.opening ? saving.failed : null,
    refused: failure.isOver ? saving.failed : null,
  };
}
