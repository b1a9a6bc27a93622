/** The confirmation before a poll is closed manually. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { reasonOf } from '#src/api/reason.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { editPoll } from './polls.writes.ts';

/** Explains the effect; a failure is shown in the dialog and can be retried. */
export function ClosePollDialog({ poll, onClose }: { poll: Poll; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; failed: string | null }>({ busy: false, failed: null });
  const confirm = (): void => {
    setState({ busy: true, failed: null });
    editPoll(cache, poll.id, { closed: true }).then(
      () => {
        toasts.raise({ severity: 'success', text: t`La votación está cerrada.` });
        onClose();
      },
      (error: unknown) => setState({ busy: false, failed: `${t`No se cerró.`} ${reasonOf(error)}` }),
    );
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`¿Cerrar la votación?`}
      confirmLabel={t`Cerrar votación`}
      numbers={[{ label: t`Personas que votaron`, value: formatNumber(poll.ballots, language) }]}
      busy={state.busy}
      failed={state.failed}
      onConfirm={confirm}
    >
      <Trans>
        Nadie más podrá votar ni cambiar su voto, y todos verán los resultados. No se vuelve a abrir.
      </Trans>
    </ConfirmDialog>
  );
}
