/** `/admin/challenges`: all challenges. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { challengeResource, type AdminChallenge } from './challengesAdmin.queries.ts';

export function ChallengesSection(): ReactElement {
  const { t } = useLingui();
  const asked = useQuery(challengeResource.list());
  const turn = useSwitching(challengeResource);
  const columns: readonly Column<AdminChallenge>[] = [
    {
      id: 'name',
      header: t`Nombre`,
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
      failed={t`No pudimos cargar esta lista.`}
      label={t`Retos`}
      memory="challenges"
      nameOf={({ name }) => name}
      columns={columns}
      search={{ label: t`Buscar`, textOf: ({ name, description }) => `${name} ${description}` }}
      turn={{ header: t`Activo`, to: turn }}
      none={<Empty text={<Trans>Todavía no hay nada aquí.</Trans>} />}
    />
  );
}
