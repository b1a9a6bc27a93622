/** `/admin/recognition-groups`: the groups that may send certain types, with their monthly limits. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { AvatarStack } from '#src/ui/Avatar.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { allPeople, groupResource, typeResource, type AdminGroup } from './types.queries.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { nameOf } from '#src/people/personName.ts';

export function GroupsSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const asked = useQuery(groupResource.list());
  const types = useQuery(typeResource.list()).data;
  const people = useQuery(allPeople());
  const turn = useSwitching(groupResource);
  const typesOf = ({ recognitionTypeIds }: AdminGroup): string =>
    recognitionTypeIds.flatMap((id) => types?.find((type) => type.id === id)?.name ?? []).join(', ');
  const columns: readonly Column<AdminGroup>[] = [
    { id: 'name', header: t`Grupo`, cell: (group) => group.name },
    {
      id: 'people',
      header: t`Personas`,
      cell: ({ userIds }) => {
        const faces = userIds.flatMap((id) => people.data?.find((one) => one.id === id) ?? []);
        return (
          <span className="inline-flex flex-wrap items-center gap-2">
            {faces.length === 0 ? null : (
              <AvatarStack
                size={24}
                max={4}
                people={faces.map((one) => ({
                  id: one.id,
                  name: nameOf(one),
                  picture: one.profileImageUrl,
                }))}
              />
            )}
            <span className="tabular-nums">
              <Plural value={userIds.length} one="# persona" other="# personas" />
            </span>
          </span>
        );
      },
    },
    {
      id: 'types',
      header: t`Tipos`,
      cell: (group) =>
        group.recognitionTypeIds.length === 0 ? (
          <span className="text-soft">
            <Trans>Ninguno</Trans>
          </span>
        ) : (
          typesOf(group)
        ),
    },
    {
      id: 'limit',
      header: t`Al mes`,
      align: 'end',
      cell: ({ monthlyLimit }) =>
        monthlyLimit === null ? t`Sin límite` : formatNumber(monthlyLimit, language),
    },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={asked.data}
      failed={t`No pudimos cargar los grupos.`}
      label={t`Grupos de reconocimiento`}
      memory="recognition-groups"
      nameOf={({ name }) => name}
      columns={columns}
      search={{ label: t`Buscar grupos`, textOf: (group) => `${group.name} ${typesOf(group)}` }}

      turn={{ header: t`Activo`, to: turn }}

      add={<Trans>Nuevo grupo</Trans>}
      none={{
        drawing: 'people',
        text: (
          <Trans>
            Un grupo reserva tipos para algunas personas y cuenta cuántas veces al mes los envían. Todavía no
            hay ninguno.
          </Trans>
        ),
        add: <Trans>Crear el primer grupo</Trans>,
      }}
      panel={(group, tie) => <GroupPanel group={group} {...tie} />}
      remove={({ id, name, userIds, recognitionTypeIds }, tie) => (
        <RemoveQuestion
          id={id}
          title={t`¿Eliminar el grupo ${name}?`}
          numbers={[
            { label: t`Personas`, value: userIds.length },
            { label: t`Tipos que dejan de estar reservados`, value: recognitionTypeIds.length },
          ]}
          of={groupResource}
          done={t`Eliminaste el grupo ${name}.`}
          {...tie}
        >
          <Trans>
            Sus tipos quedan abiertos a todos los roles que pueden enviarlos, sin límite mensual. Lo ya
            enviado se queda como está.
          </Trans>
        </RemoveQuestion>
      )}
    />
  );
}
