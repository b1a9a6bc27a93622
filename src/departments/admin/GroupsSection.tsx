/** `/admin/groups`: groups of people across departments. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { userGroupResource, type AdminGroup } from './departmentsAdmin.queries.ts';
import { GroupPanel } from './GroupPanel.tsx';

export function GroupsSection(): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const asked = useQuery(userGroupResource.list());
  const turn = useSwitching(userGroupResource);
  const columns: readonly Column<AdminGroup>[] = [
    {
      id: 'name',
      header: t`Grupo`,
      cell: ({ name, description }) => (
        <span className="block py-1">
          <span className="block">{name}</span>
          {description === '' ? null : (
            <span className="line-clamp-2 text-meta font-normal text-soft">{description}</span>
          )}
        </span>
      ),
    },
    {
      id: 'people',
      header: t`Personas`,
      align: 'end',
      cell: ({ usersCount }) => <Plural value={usersCount} one="# persona" other="# personas" />,
    },
    {
      id: 'created',
      header: t`Creado`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={asked.data}
      failed={t`No pudimos cargar los grupos.`}
      label={t`Grupos`}
      memory="user-groups"
      nameOf={({ name }) => name}
      columns={columns}
      search={{ label: t`Buscar grupos`, textOf: ({ name, description }) => `${name} ${description}` }}

      turn={{ header: t`Activo`, to: turn }}
      menu={(group, { edit, remove }) => [
        [
          edit,
          {
            id: 'people',
            label: t`Ver sus personas`,
            icon: Users,
            onSelect: () => navigate(`/admin/people?active=all&group=${group.id}`),
          },
        ],
        remove,
      ]}
      add={<Trans>Nuevo grupo</Trans>}
      none={{
        drawing: 'people',
        text: (
          <Trans>
            Un grupo junta a personas de distintos departamentos: una sede, un turno, un comité. Todavía no
            hay ninguno.
          </Trans>
        ),
        add: <Trans>Crear el primer grupo</Trans>,
      }}
      panel={(group, tie) => <GroupPanel group={group} {...tie} />}
      remove={({ id, name, usersCount }, tie) => (
        // Deleting a group does not delete its people.
        <RemoveQuestion
          id={id}
          title={t`¿Eliminar el grupo ${name}?`}
          numbers={[{ label: t`Personas que dejan de estar en él`, value: usersCount }]}
          of={userGroupResource}
          done={t`Eliminaste el grupo ${name}.`}
          {...tie}
        >
          <Trans>Sus personas conservan su cuenta y todo lo demás. No se puede deshacer.</Trans>
        </RemoveQuestion>
      )}
    />
  );
}
