/** The table of super types with the types of each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { Look } from './Look.tsx';
import { superTypeResource, typeResource, type AdminSuperType } from './types.queries.ts';
import { useSwitching } from '#src/api/useSwitching.ts';

/** Deleting a super type does not change its types. */
export function SuperTypesTable({
  onOpen,
  onAdd,
}: {
  readonly onOpen: (superType: AdminSuperType) => void;
  readonly onAdd: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery(superTypeResource.list());
  const types = useQuery(typeResource.list());
  const turn = useSwitching(superTypeResource);
  const gathered = ({ recognitionTypeIds }: AdminSuperType): string =>
    recognitionTypeIds.flatMap((id) => types.data?.find((type) => type.id === id)?.name ?? []).join(', ');
  return (
    <AdminList
      of={[query, types]}
      rows={query.data}
      failed={t`No pudimos cargar los supertipos.`}
      label={t`Supertipos`}
      nameOf={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: t`Supertipo`,
          cell: (row) => <Look icon={row.icon} color={null} name={row.name} detail={row.description} />,
        },
        {
          id: 'types',
          header: t`Tipos que reúne`,
          cell: (row) =>
            row.recognitionTypeIds.length === 0 ? (
              <span className="text-soft">
                <Trans>Ninguno todavía</Trans>
              </span>
            ) : (
              gathered(row)
            ),
        },
      ]}
      turn={{ header: t`Activo`, to: turn }}
      none={{
        text: (
          <Trans>
            Un supertipo reúne tipos parecidos bajo un mismo título al reconocer. Con pocos tipos no hace
            falta.
          </Trans>
        ),
        add: <Trans>Crear un supertipo</Trans>,
        variant: 'secondary',
      }}
      onEdit={(row) => (row === null ? onAdd() : onOpen(row))}
      remove={({ id, name, recognitionTypeIds }, tie) => (
        <RemoveQuestion
          id={id}
          title={t`¿Eliminar ${name}?`}
          numbers={[{ label: t`Tipos que quedan sin supertipo`, value: recognitionTypeIds.length }]}
          of={superTypeResource}
          done={t`Eliminaste el supertipo ${name}.`}
          {...tie}
        >
          <Trans>Los tipos y sus publicaciones se quedan como están.</Trans>
        </RemoveQuestion>
      )}
    />
  );
}
