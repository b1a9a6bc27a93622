/** A finished import: results, rejected rows, and the undo. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Cells } from '#machines/peopleImport.cells.ts';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { Severity } from '#src/lib/severity.ts';
import { severities } from '#src/ui/severity.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AttemptFailed } from './AttemptFailed.tsx';
import { CountTiles } from './CountTiles.tsx';
import { FaultList } from './FaultList.tsx';
import { FaultsFile } from './FaultsFile.tsx';
import { ImportFacts } from './ImportFacts.tsx';
import { KeptPeople } from './KeptPeople.tsx';
import type { PartProps } from './parts.ts';
import { UndoDialog } from './UndoDialog.tsx';

/** Maximum number of faults on screen; the file contains all of them. */
const maxNamed = 50;

function Rejected({
  of: { rejected },
  cells,
}: {
  readonly of: UserImport;
  readonly cells: Cells | null;
}): ReactElement | null {
  if (rejected.length === 0) return null;
  const rows = new Set(rejected.map(({ row }) => row)).size;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <CardTitle as="h3">
            <Plural value={rows} one="Una fila quedó fuera" other="# filas quedaron fuera" />
          </CardTitle>
          <p className="text-small text-soft">
            <Trans>
              Descarga lo que quedó fuera, corrígelo y vuelve a subirlo: lo ya importado no se repite.
            </Trans>
          </p>
        </div>
        <FaultsFile cells={cells} faults={rejected} />
      </div>
      <FaultList faults={rejected.slice(0, maxNamed)} />
    </section>
  );
}

function Headline({ of: { status, done, total } }: { readonly of: UserImport }): ReactElement {
  const language = useLanguage();
  const some = formatNumber(done, language);
  const all = formatNumber(total, language);
  if (status === 'undone') return <Trans>La importación se deshizo</Trans>;
  if (status === 'failed')
    return (
      <Trans>
        La importación se interrumpió en {some} de {all} personas
      </Trans>
    );
  return <Trans>Listo: la lista quedó importada</Trans>;
}

const looks = { done: 'success', undone: 'info', failed: 'error' } as const satisfies Partial<
  Record<UserImport['status'], Severity>
>;

/** Done, failed or undone. */
export function FinishedStep({ actor, state }: PartProps): ReactElement | null {
  const { t } = useLingui();
  const { import: seen, cells, error } = state.context;
  if (seen === null) return null;
  const { status } = seen;
  const look = severities[status === 'undone' || status === 'failed' ? looks[status] : looks.done];
  const isRefused = state.matches('notUndone');
  return (
    <div className="flex flex-col gap-6">
      <AttemptFailed of={isRefused ? error : null}>
        <Trans>No se deshizo nada.</Trans>
      </AttemptFailed>
      <Card as="section" className="flex flex-col gap-5">
        <div className="flex items-start gap-4">
          <span
            className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full ${look.tint}`}
          >
            <Icon of={look.icon} size={24} className={look.text} />
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="text-h5 font-semibold text-balance" tabIndex={-1} data-step>
              <Headline of={seen} />
            </h2>
            <ImportFacts of={seen} />
          </div>
        </div>
        {status === 'undone' ? null : <CountTiles counts={seen.counts} isDone />}
        {status === 'undone' && seen.kept.length === 0 ? (
          <p className="text-soft">
            <Trans>Todas las personas están como antes de la importación.</Trans>
          </p>
        ) : null}
        {status === 'failed' ? (
          <p className="text-soft">
            <Trans>
              Lo que ya se importó está bien y se puede deshacer. También puedes subir la misma lista otra
              vez: lo ya importado no se repite.
            </Trans>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => actor.send({ type: 'new.pressed' })}>
            <Trans>Importar otra lista</Trans>
          </Button>
          <Link href="/admin/people" asChild>
            <LinkButton>
              <Trans>Ver las personas</Trans>
            </LinkButton>
          </Link>
          {isRefused ? (
            <>
              <Button variant="secondary" onClick={() => actor.send({ type: 'retry.pressed' })}>
                <Trans>Volver a intentarlo</Trans>
              </Button>
              <Button variant="quiet" onClick={() => actor.send({ type: 'back.pressed' })}>
                <Trans>Dejarla como está</Trans>
              </Button>
            </>
          ) : seen.canUndo ? (
            <Button
              variant="secondary"
              icon={Undo2}
              busy={state.matches('undoing')}
              onClick={() => actor.send({ type: 'undo.pressed' })}
            >
              <Trans>Deshacer la importación</Trans>
            </Button>
          ) : null}
        </div>
      </Card>
      {status === 'undone' ? (
        <KeptPeople label={t`Personas que se quedaron`} kept={seen.kept} />
      ) : (
        <Rejected of={seen} cells={cells} />
      )}
      <UndoDialog
        of={seen}
        open={state.matches('askingUndo')}
        onClose={() => actor.send({ type: 'back.pressed' })}
        onConfirm={() => actor.send({ type: 'undo.confirmed' })}
      />
    </div>
  );
}
