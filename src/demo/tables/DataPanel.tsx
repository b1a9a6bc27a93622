/** "Datos": the tables behind the screen, for a tester or seller; to look at, nothing is changed here. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import type { DataFilter, DemoControls } from '#src/api/demoKit.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SearchSelect } from '#src/ui/SearchSelect.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { DataRows } from './DataRows.tsx';
import { DataRowView } from './DataRowView.tsx';
import { useAnswer } from './useAnswer.ts';

/** What is shown: a table with its filter, or one row of it. */
interface Place {
  readonly table: string;
  readonly filter: DataFilter;
  readonly id?: string;
}

const placeAt = (table: string): Place => ({ table, filter: { field: 'id', words: '' } });
/** The people: most questions begin with one. */
const begin = placeAt('users');

/** The title of a place takes the focus when the user comes there by a reference, or back. */
function Title({
  table,
  isRow,
  takesFocus,
}: {
  readonly table: string;
  readonly isRow: boolean;
  readonly takesFocus: boolean;
}): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={title} tabIndex={-1} className="min-w-0 flex-1 font-semibold wrap-anywhere">
      {isRow ? <Trans>Fila de {table}</Trans> : <Trans>Tabla {table}</Trans>}
    </h3>
  );
}

function Tables({ data, org }: { readonly data: DemoControls['data']; readonly org: string }): ReactElement {
  const { t } = useLingui();
  const [trail, setTrail] = useState<readonly [Place, ...Place[]]>([begin]);
  const [moves, setMoves] = useState(0);
  const [place, ...former] = trail;
  const { table, filter, id } = place;
  const go = (next: Place): void => {
    setTrail([next, ...trail]);
    setMoves(moves + 1);
  };
  const back = (): void => {
    const [previous, ...rest] = former;
    if (previous === undefined) return;
    setTrail([previous, ...rest]);
    setMoves(moves + 1);
  };
  const find = (words: string) =>
    data.tables
      .filter(({ name }) => name.includes(words.trim().toLowerCase().replaceAll(' ', '_')))
      .map(({ name }) => ({ id: name, label: name }));
  return (
    <>
      <SearchSelect
        label={t`Tabla`}
        value={table}
        labelOf={(name) => name}
        find={find}
        openLabel={t`Mostrar las tablas`}
        nothing={<Trans>Ninguna tabla se llama así.</Trans>}
        onChange={(name) => {
          if (name !== table || id !== undefined) setTrail([placeAt(name), ...trail]);
        }}
      />
      <div className="flex min-h-11 items-center gap-3">
        <Title key={moves} table={table} isRow={id !== undefined} takesFocus={moves > 0} />
        {former.length === 0 ? null : (
          <Button size="small" variant="secondary" icon={ArrowLeft} onClick={back}>
            <Trans>Atrás</Trans>
          </Button>
        )}
      </div>
      {id === undefined ? (
        <DataRows
          key={`${table} ${trail.length}`}
          data={data}
          org={org}
          table={table}
          filter={filter}
          onFilter={(next) => setTrail([{ ...place, filter: next }, ...former])}
          onOpen={(opened) => go({ ...place, id: opened })}
        />
      ) : (
        <DataRowView
          key={id}
          data={data}
          org={org}
          table={table}
          id={id}
          onRow={(other, otherId) => go({ ...placeAt(other), id: otherId })}
          onTable={(other, field) => go({ table: other, filter: { field, words: id } })}
        />
      )}
    </>
  );
}

/** Begins with the people of the first organisation. */
export function DataPanel({
  controls: { data },
}: {
  readonly controls: Pick<DemoControls, 'data'>;
}): ReactElement {
  const { t } = useLingui();
  const ask = useCallback(() => data.organizations(), [data]);
  const { value: organizations, hasFailed, again } = useAnswer(ask);
  const [chosen, setChosen] = useState<string>();
  const org = chosen ?? organizations?.[0]?.id;
  return (
    <section aria-label={t`Datos`} className="flex flex-col gap-4">
      <p className="text-small text-soft">
        <Trans>
          Las tablas detrás de la pantalla, con sus nombres en el código. Solo para mirar. No se muestran
          contraseñas, códigos, llaves ni correos: con ellos se entra.
        </Trans>
      </p>
      {hasFailed ? (
        <Failed what={<Trans>No se pudieron leer las tablas.</Trans>} onRetry={again} />
      ) : organizations === undefined || org === undefined ? (
        <Loading>
          <SkeletonLine />
          <SkeletonLine />
        </Loading>
      ) : (
        <>
          <Select
            label={t`Organización`}
            value={org}
            options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
          <Tables key={org} data={data} org={org} />
        </>
      )}
    </section>
  );
}
