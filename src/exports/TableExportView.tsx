/** An export in every state of its machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { ExportAsking } from './ExportAsking.tsx';
import type { TableExportActor } from './tableExport.actors.ts';

/** What the person is told of the state, if there is anything besides the progress. */
function Said({ actor }: { readonly actor: TableExportActor }): ReactNode {
  const { value, context } = useSelector(actor, (now) => now);
  if (value === 'opening') return <Trans>Elige dónde guardar el archivo.</Trans>;
  if (value === 'paused')
    return <Trans>En pausa: sigue cuando vuelvas a esta pestaña. No se pierde nada de lo leído.</Trans>;
  if (value === 'writing') return <Trans>Escribiendo el archivo…</Trans>;
  if (value !== 'failed') return null;
  return (
    <FieldError>
      {context.isBroken ? (
        <Trans>No se pudo escribir el archivo, y no quedó nada a medias. Empieza de nuevo.</Trans>
      ) : (
        <Trans>No se pudo leer lo que sigue. Lo leído sigue aquí, y el archivo aún no está completo.</Trans>
      )}{' '}
      {context.error?.message}
    </FieldError>
  );
}

/** `onClose` closes what is around it; what is under way is cancelled. */
export function TableExportView({
  actor,
  onClose,
}: {
  readonly actor: TableExportActor;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { total, done, isTooLong, isBroken } = state.context;
  const read = formatNumber(done, language);
  const all = total === null ? '…' : formatNumber(Math.max(total, done), language);
  if (state.matches('asking'))
    return (
      <ExportAsking
        total={total}
        isTooLong={isTooLong}
        onStart={(kind) => actor.send({ type: 'start.pressed', kind })}
      />
    );
  if (state.hasTag('over'))
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">
          {state.matches('ready') ? (
            <Trans>Tu archivo está listo, con {read} líneas.</Trans>
          ) : (
            <Trans>Se canceló. No se guardó ningún archivo.</Trans>
          )}
        </p>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cerrar</Trans>
        </Button>
      </div>
    );
  return (
    <div aria-busy={state.hasTag('busy')} className="flex flex-col gap-4">
      {state.hasTag('counts') ? (
        <ProgressBar
          label={t`Líneas leídas`}
          value={done}
          max={Math.max(total ?? 0, done, 1)}
          showValue={t`${read} de ${all}`}
        />
      ) : null}
      <div role="status" className="text-small empty:hidden">
        <Said actor={actor} />
      </div>
      <div className="flex flex-wrap gap-3">
        {state.matches('failed') ? (
          <Button onClick={() => actor.send({ type: 'retry.pressed' })}>
            {isBroken ? <Trans>Empezar de nuevo</Trans> : <Trans>Continuar</Trans>}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          onClick={() => {
            actor.send({ type: 'cancel.pressed' });
            onClose();
          }}
        >
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </div>
  );
}
