/** A checkbox for each type of recognition, with its icon and colour. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { typeResource, type AdminType } from './types.queries.ts';

interface TypesFieldProps {
  readonly legend: string;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly error?: string | undefined;
  /** A secondary line below a type. */
  readonly detailOf?: ((type: AdminType) => string | undefined) | undefined;
}

/** Inactive types can be chosen too; they are marked. */
export function TypesField({ legend, value, onChange, error, detailOf }: TypesFieldProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const types = useQuery(typeResource.list());
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      {types.data === undefined ? (
        types.isError ? (
          <Failed what={t`No pudimos cargar los tipos.`} onRetry={() => void types.refetch()} />
        ) : (
          <Loading>
            <Skeleton className="h-24 w-full" />
          </Loading>
        )
      ) : types.data.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>Todavía no hay tipos de reconocimiento.</Trans>
        </p>
      ) : (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {types.data.map((type) => (
            <Checkbox
              key={type.id}
              label={type.active ? type.name : t`${type.name} (desactivado)`}
              detail={detailOf?.(type)}
              checked={value.includes(type.id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, type.id] : value.filter((one) => one !== type.id))
              }
            />
          ))}
        </div>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
