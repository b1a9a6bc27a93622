/** A checkbox for each type of recognition, with its icon and colour. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ChecksField } from '#src/admin/ChecksField.tsx';
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
export function TypesField({ detailOf, ...field }: TypesFieldProps): ReactElement {
  const { t } = useLingui();
  const types = useQuery(typeResource.list());
  const instead =
    types.data === undefined ? (
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
    ) : undefined;
  return (
    <ChecksField
      {...field}
      layout="grid"
      instead={instead}
      options={(types.data ?? []).map((type) => ({
        value: type.id,
        label: type.active ? type.name : t`${type.name} (desactivado)`,
        detail: detailOf?.(type),
      }))}
    />
  );
}
