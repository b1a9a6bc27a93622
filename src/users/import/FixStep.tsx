/** The third step: the faults of the sheet, corrected here or in another program. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { placeOf, type Edits } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import type { ImportFault } from '#schema/users/imports.rules.ts';
import { useIsDesktop } from '#src/lib/device.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ActionBar } from './ActionBar.tsx';
import { FaultList } from './FaultList.tsx';
import { alike, faultAt, faultCounts, faultyRows, nextFault, openFaults, rightRows } from './faults.ts';
import { FaultsFile } from './FaultsFile.tsx';
import { FixCards } from './FixCards.tsx';
import { FixGrid, type GridHandle } from './FixGrid.tsx';
import { FixHelp, type Again } from './FixHelp.tsx';
import type { Fixing } from './fixing.ts';
import { faultWords } from './importWords.ts';
import type { PartProps } from './parts.ts';

const none: readonly RowFault[] = [];

function Kinds({
  faults,
  picked,
  onPick,
}: {
  readonly faults: readonly RowFault[];
  readonly picked: ImportFault | null;
  readonly onPick: (code: ImportFault | null) => void;
}): ReactElement | null {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const counts = faultCounts(faults);
  return counts.length < 2 ? null : (
    <ul aria-label={t`Clases de problemas`} className="flex flex-wrap gap-2">
      {counts.map(([code, count]) => (
        <li key={code}>
          <ToggleChip pressed={picked === code} onPress={() => onPick(picked === code ? null : code)}>
            {i18n._(faultWords[code])}
            <span className="text-soft tabular-nums">{formatNumber(count, language)}</span>
          </ToggleChip>
        </li>
      ))}
    </ul>
  );
}

/** Edits are kept until another list is chosen, also while another step is open. */
export function FixStep({ actor, state }: PartProps): ReactElement {
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const grid = useRef<GridHandle>(null);
  const [picked, setPicked] = useState<ImportFault | null>(null);
  const [again, setAgain] = useState<Again | null>(null);
  const { check, cells, columns, edits, pending } = state.context;
  const faults = check?.errors ?? none;
  const total = check?.faults ?? 0;
  const rows = useMemo(() => faultyRows(faults, picked), [faults, picked]);
  const byCell = useMemo(() => faultAt(faults), [faults]);
  const open = openFaults(faults, pending);
  const mended = Object.keys(pending).length;
  const edit = (more: Edits): void => actor.send({ type: 'cells.edited', edits: more });
  const editOne = (address: string, text: string): void => {
    edit({ [address]: text });
    const fault = byCell.get(address);
    setAgain(fault === undefined ? null : { fault, text, cells: alike(faults, pending, fault) });
  };
  const goNext = (after: string | null): void => {
    const next = nextFault(faults, pending, after === null ? null : placeOf(after));
    if (next === null) return;
    // Resets the filter, because the next fault may be of a hidden kind.
    setPicked(null);
    requestAnimationFrame(() => grid.current?.show(next));
  };
  const right = check === null ? 0 : rightRows(check);
  const shown = formatNumber(faults.length, language);
  const all = formatNumber(total, language);
  const fixing: Fixing | null =
    cells === null || columns === null
      ? null
      : { cells, columns, edits, pending, faults: byCell, rows, onEdit: editOne };
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose72 min-w-64 flex-1">
          <h2 className="text-h5 font-semibold" tabIndex={-1} data-step>
            <Plural value={total} one="Hay un problema" other="Hay # problemas" />
          </h2>
          <p className="mt-1 text-soft">
            {fixing === null ? (
              <Trans>
                Descarga estas filas, corrígelas en tu programa y vuelve a subir la lista. O importa solo las
                correctas.
              </Trans>
            ) : (
              <Trans>
                Corrige aquí lo que está en rojo: tu archivo no cambia. O deja fuera estas filas e importa las
                demás.
              </Trans>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <FaultsFile cells={cells} faults={faults} />
          {fixing === null || !isDesktop || open.length === 0 ? null : (
            <Button variant="secondary" icon={ArrowDown} onClick={() => goNext(null)}>
              <Trans>Ir al siguiente</Trans>
            </Button>
          )}
        </div>
      </header>
      {faults.length < total ? (
        <Banner>
          <Trans>
            Ves los primeros {shown} de {all} problemas. Al revisar de nuevo aparecen los demás.
          </Trans>
        </Banner>
      ) : null}
      <Kinds faults={faults} picked={picked} onPick={setPicked} />
      {fixing === null ? null : (
        <FixHelp
          faults={open}
          again={
            again === null
              ? null
              : { ...again, cells: again.cells.filter((cell) => pending[cell] === undefined) }
          }
          onEdit={edit}
        />
      )}
      {fixing === null ? (
        <FaultList faults={faults.filter(({ code }) => picked === null || code === picked)} />
      ) : isDesktop ? (
        <div className="flex flex-col gap-2">
          <FixGrid ref={grid} of={fixing} onNext={goNext} />
          <p className="text-meta text-soft">
            <Trans>
              Las flechas se mueven por las celdas, Enter o F2 escribe en una, y F8 va al siguiente problema.
            </Trans>
          </p>
        </div>
      ) : (
        <FixCards of={fixing} />
      )}
      <ActionBar
        says={
          mended > 0 ? (
            <span role="status">
              <Plural
                value={mended}
                one="Una celda corregida, falta revisarla."
                other="# celdas corregidas, falta revisarlas."
              />
            </span>
          ) : (
            <Plural value={right} one="Una fila está bien." other="# filas están bien." />
          )
        }
      >
        <Button
          variant="secondary"
          disabled={right === 0}
          onClick={() => actor.send({ type: 'continue.pressed' })}
        >
          <Trans>Solo las correctas</Trans>
        </Button>
        <Button
          variant="primary"
          disabled={mended === 0}
          onClick={() => actor.send({ type: 'check.pressed' })}
        >
          <Trans>Revisar de nuevo</Trans>
        </Button>
      </ActionBar>
    </div>
  );
}
