/** The sub types inside the panel of a type. Each change is saved by itself. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { subTypeResource, type AdminSubType, type AdminType } from './types.queries.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';

function SubTypeRow({ row, onRemove }: { row: AdminSubType; onRemove: () => void }): ReactElement {
  const { t } = useLingui();
  const [name, setName] = useState<string | null>(null);
  const rename = useWrite(subTypeResource.update, {
    refresh: subTypeResource.refresh,
    onDone: () => setName(null),
  });
  const turn = useSwitching(subTypeResource);
  const save = (): void => {
    const next = name?.trim() ?? '';
    if (next === '' || rename.isPending) return;
    if (next === row.name) setName(null);
    else rename.mutate({ id: row.id, input: { name: next } });
  };
  if (name !== null)
    return (
      <li className="flex flex-col gap-1 py-2">
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t`Nombre de ${row.name}`}
              hideLabel
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
              autoFocus
              value={name}
              maxLength={textLength.name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') save();
                if (event.key === 'Escape') {
                  // Closes the field, not the panel.
                  event.preventDefault();
                  setName(null);
                }
              }}
            />
          </div>
          <IconButton icon={Check} label={t`Guardar`} onClick={save} disabled={rename.isPending} />
          <IconButton icon={X} label={t`Cancelar`} onClick={() => setName(null)} />
        </div>
        {rename.error === null ? null : <FieldError>{whyFailed(rename.error) ?? ''}</FieldError>}
      </li>
    );
  return (
    <li className="flex items-center gap-2 py-1">
      <span className={row.active ? 'min-w-0 flex-1' : 'min-w-0 flex-1 text-soft'}>{row.name}</span>
      <ActiveSwitch name={row.name} active={row.active} onChange={(active) => turn({ id: row.id, active })} />
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Renombrar ${row.name}`}
        onClick={() => setName(row.name)}
      />
      <IconButton icon={Trash2} size="small" label={t`Eliminar ${row.name}`} onClick={onRemove} />
    </li>
  );
}

function NewSubType({ type }: { type: AdminType }): ReactElement {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const create = useWrite(subTypeResource.create, {
    refresh: subTypeResource.refresh,
    onDone: () => setName(''),
  });
  const add = (): void => {
    if (name.trim() !== '' && !create.isPending)
      create.mutate({ name: name.trim(), recognitionTypeId: type.id });
  };
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t`Nuevo subtipo`}
            value={name}
            maxLength={textLength.name}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
          />
        </div>
        <Button
          variant="secondary"
          icon={Plus}
          busy={create.isPending}
          disabled={name.trim() === ''}
          onClick={add}
        >
          <Trans>Agregar</Trans>
        </Button>
      </div>
      {create.error === null ? null : <FieldError>{whyFailed(create.error) ?? ''}</FieldError>}
    </div>
  );
}

/** Adds, renames, switches off and deletes the sub types of one type. */
export function SubTypes({ type }: { readonly type: AdminType }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(subTypeResource.list());
  const [toDelete, setDoomed] = useState<AdminSubType | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(subTypeResource.remove, {
    refresh: subTypeResource.refresh,
    onDone: () => setAsking(false),
  });
  const rows = query.data?.filter((row) => row.recognitionTypeId === type.id) ?? [];
  return (
    <section aria-labelledby="sub-types" className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
      <div>
        <h3 id="sub-types" className="text-h6 font-semibold">
          <Trans>Subtipos</Trans>
        </h3>
        <p className="text-small text-soft">
          <Trans>Precisan el tipo al reconocer. Cada cambio se guarda solo.</Trans>
        </p>
      </div>
      {query.isPending ? (
        <Loading>
          <Skeleton className="h-10 w-full" />
        </Loading>
      ) : query.isError && query.data === undefined ? (
        <Failed
          what={t`No pudimos cargar los subtipos.`}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : rows.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>Este tipo todavía no tiene subtipos.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <SubTypeRow
              key={row.id}
              row={row}
              onRemove={() => {
                setDoomed(row);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <NewSubType type={type} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
          remove.reset();
        }}
        title={t`¿Eliminar ${toDelete?.name ?? ''}?`}
        confirmLabel={t`Eliminar`}
        busy={remove.isPending}
        failed={whyFailed(remove.error)}
        onConfirm={() => {
          if (toDelete !== null) remove.mutate({ id: toDelete.id });
        }}
      >
        <Trans>
          Deja de ofrecerse al reconocer. Si ya lo llevan publicaciones, solo se desactiva y ellas lo
          conservan.
        </Trans>
      </ConfirmDialog>
    </section>
  );
}
