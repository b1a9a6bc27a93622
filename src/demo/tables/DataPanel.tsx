/** "Datos": the tables behind the screen, for a tester or seller; to look at, nothing is changed here. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import type { DataFilter, DemoControls } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { claimOf } from '#src/demo/claims.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SearchSelect } from '#src/ui/SearchSelect.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { DataRows } from './DataRows.tsx';
import { DataRowView } from './DataRowView.tsx';
import { useAnswer } from './useAnswer.ts';

/** What is shown: a table of an organisation with its filter, or one row of it. */
interface Place {
  readonly org: string;
  readonly table: string;
  readonly filter: DataFilter;
  readonly id?: string;
}

type Data = DemoControls['data'];

/** The filter waits at the first field that is no id: the name of what the table holds, in most of them. */
function placeAt({ tables }: Data, org: string, table: string): Place {
  const { fields = [] } = tables.find(({ name }) => name === table) ?? {};
  return { org, table, filter: { field: fields.find((field) => !/id$/i.test(field)) ?? 'id', words: '' } };
}

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

function Tables({
  data,
  organizations,
  here,
}: {
  readonly data: Data;
  readonly organizations: Awaited<ReturnType<Data['organizations']>>;
  readonly here: string;
}): ReactElement {
  const { t } = useLingui();
  // Most questions begin with a person.
  const peopleOf = (one: string): Place => placeAt(data, one, 'users');
  const [trail, setTrail] = useState<readonly [Place, ...Place[]]>(() => [peopleOf(here)]);
  const [moves, setMoves] = useState(0);
  const [place, ...former] = trail;
  const { org, table, filter, id } = place;
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
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t`Organización`}
          value={org}
          options={organizations.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(next) => {
            if (next !== org) setTrail([peopleOf(next), ...trail]);
          }}
        />
        <SearchSelect
          label={t`Tabla`}
          value={table}
          labelOf={(name) => name}
          find={find}
          openLabel={t`Mostrar las tablas`}
          nothing={<Trans>Ninguna tabla se llama así.</Trans>}
          onChange={(name) => {
            if (name !== table || id !== undefined) setTrail([placeAt(data, org, name), ...trail]);
          }}
        />
      </div>
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
          onRow={(other, otherId) => go({ ...placeAt(data, org, other), id: otherId })}
          onTable={(other, field) => go({ org, table: other, filter: { field, words: id } })}
        />
      )}
    </>
  );
}

/** Begins with the people of the organisation that is on the page. */
export function DataPanel({
  controls: { data },
}: {
  readonly controls: Pick<DemoControls, 'data'>;
}): ReactElement {
  const { t } = useLingui();
  const ask = useCallback(() => data.organizations(), [data]);
  const { value: organizations, hasFailed, again } = useAnswer(ask);
  const signedIn = claimOf(tokenStore.read(), 'org');
  const org = (organizations?.find(({ id }) => id === signedIn) ?? organizations?.[0])?.id;
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
        <Tables data={data} organizations={organizations} here={org} />
      )}
    </section>
  );
}
