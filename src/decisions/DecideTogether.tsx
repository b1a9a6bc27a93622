/** Decides several at once: approves them, or refuses them with one reason that each person reads. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { decideAll } from './decisions.writes.ts';

/** The two buttons for the chosen decisions. */
export function DecideTogether({
  ids,
  refresh,
  onDone,
}: {
  /** Ids of decisions. */
  readonly ids: readonly string[];
  readonly refresh: (cache: QueryClient) => void;
  /** Why some were not decided, by the id of the decision. */
  readonly onDone: (why: ReadonlyMap<string, string>) => void;
}): ReactElement {
  const { t } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const deciding = useWrite(decideAll, {
    refresh,
    onDone: ({ decided, left }) => {
      const done = t`${plural(decided.length, { one: 'Decidiste # solicitud.', other: 'Decidiste # solicitudes.' })}`;
      const reasons = [...new Set(left.map(({ message }) => message))].join(' ');
      const others =
        left.length === 0
          ? ''
          : t`${plural(left.length, { one: '# no se pudo decidir:', other: '# no se pudieron decidir:' })} ${reasons}`;
      const text = [...(decided.length === 0 ? [] : [done]), others].join(' ').trim();
      toasts.raise({ severity: left.length === 0 ? 'success' : 'warning', text });
      setReason(null);
      onDone(new Map(left.map(({ id, message }) => [id, message])));
    },
  });
  const given = [...ids];
  return (
    <>
      <Button busy={deciding.isPending} onClick={() => deciding.mutate({ ids: given, approve: true })}>
        <Trans>Aprobar</Trans>
      </Button>
      <Button variant="secondary" disabled={deciding.isPending} onClick={() => setReason('')}>
        <Trans>No aprobar</Trans>
      </Button>
      {deciding.isError && reason === null ? <FieldError>{whyFailed(deciding.error)}</FieldError> : null}
      <Dialog
        open={reason !== null}
        onClose={() => setReason(null)}
        title={t`No aprobar`}
        description={<Plural value={ids.length} one="# solicitud" other="# solicitudes" />}
        busy={deciding.isPending}
        actions={
          <>
            <Button
              busy={deciding.isPending}
              disabled={(reason ?? '').trim() === ''}
              onClick={() => deciding.mutate({ ids: given, approve: false, reason: (reason ?? '').trim() })}
            >
              <Trans>No aprobar</Trans>
            </Button>
            <Button variant="secondary" disabled={deciding.isPending} onClick={() => setReason(null)}>
              <Trans>Volver</Trans>
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <TextArea
            label={t`Motivo`}
            hint={t`Cada persona lo lee: di qué falta o qué puede hacer.`}
            value={reason ?? ''}
            rows={3}
            data-autofocus
            maxLength={textLength.description}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
          {deciding.isError ? <FieldError>{whyFailed(deciding.error)}</FieldError> : null}
        </div>
      </Dialog>
    </>
  );
}
