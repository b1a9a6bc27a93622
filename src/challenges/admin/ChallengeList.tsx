/** All challenges, with their switch and their archive. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { useWording } from '#src/forms/useWording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useCounting } from '#src/challenges/challengeWords.ts';
import { challengeResource, type AdminChallenge } from './challengesAdmin.queries.ts';

function NameCell({ challenge }: { readonly challenge: AdminChallenge }): ReactElement {
  const { rule } = useCounting(challenge);
  const say = useWording();
  return (
    <span className="block py-1">
      <span className="block">{say(challenge.name, challenge.nameEn)}</span>
      <span className="line-clamp-2 text-meta font-normal text-soft">{rule}</span>
    </span>
  );
}

function StateCell({ state }: Pick<AdminChallenge, 'state'>): ReactElement {
  switch (state) {
    case 'coming':
      return (
        <StatusTag severity="info">
          <Trans>Por empezar</Trans>
        </StatusTag>
      );
    case 'running':
      return (
        <StatusTag severity="success">
          <Trans>En marcha</Trans>
        </StatusTag>
      );
    case 'counting':
      return (
        <>
          <StatusTag severity="warning">
            <Trans>Terminado</Trans>
          </StatusTag>
          <span className="block text-meta text-soft">
            <Trans>Aún cuenta lo que llegue.</Trans>
          </span>
        </>
      );
    case 'closed':
      return (
        <StatusTag severity="info">
          <Trans>Cerrado</Trans>
        </StatusTag>
      );
  }
}

export function ChallengeList({
  onEdit,
  onPeople,
}: {
  /** Null makes a new one. */
  readonly onEdit: (id: string | null) => void;
  readonly onPeople: (id: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const asked = useQuery(challengeResource.list());
  const turn = useSwitching(challengeResource);
  const [shown, setShown] = useState<'archived'>();
  const archive = useWrite(challengeResource.archive, {
    refresh: challengeResource.refresh,
    onDone: ({ archived, ...challenge }) => {
      const name = say(challenge.name, challenge.nameEn);
      toasts.raise({
        severity: 'success',
        text: archived ? t`Archivaste ${name}.` : t`${name} vuelve a la lista.`,
      });
    },
  });
  const rows = asked.data?.filter(({ archived }) => archived === (shown === 'archived'));
  const columns: readonly Column<AdminChallenge>[] = [
    { id: 'name', header: t`Reto`, cell: (challenge) => <NameCell challenge={challenge} /> },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ state }) => (
        <span className="wrap-normal">
          <StateCell state={state} />
        </span>
      ),
    },
    {
      id: 'dates',
      header: t`Fechas`,
      cell: ({ startsOn, endsOn }) => `${dayLabel(startsOn, language)} – ${dayLabel(endsOn, language)}`,
    },
    {
      id: 'people',
      header: t`Participan`,
      cell: ({ participants }) => <Plural value={participants} one="# persona" other="# personas" />,
    },
    { id: 'points', header: t`Premio`, cell: (row) => points(row.points, language) },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={rows}
      failed={archive.isError ? (whyFailed(archive.error) ?? '') : t`No pudimos cargar los retos.`}
      label={t`Retos`}
      memory="challenges"
      nameOf={({ name, nameEn }) => say(name, nameEn)}
      columns={columns}
      search={{
        label: t`Buscar`,
        textOf: ({ name, nameEn, description, descriptionEn }) =>
          [name, nameEn, description, descriptionEn].join(' '),
      }}
      turn={{ header: t`Activo`, to: turn }}
      add={<Trans>Nuevo reto</Trans>}
      none={{
        text: <Trans>Todavía no hay retos. Un reto se intenta en común, unas semanas.</Trans>,
        add: <Trans>Crear el primer reto</Trans>,
      }}
      onEdit={(row) => onEdit(row?.id ?? null)}
      menu={({ id, archived }, { edit }) => [
        [
          edit,
          { id: 'people', label: t`Personas y avance`, icon: Users, onSelect: () => onPeople(id) },
          {
            id: 'archive',
            label: archived ? t`Sacar del archivo` : t`Archivar`,
            icon: archived ? ArchiveRestore : Archive,
            onSelect: () => archive.mutate({ id, archived: !archived }),
          },
        ],
      ]}
      filters={{
        tools: (
          <FilterSelect
            label={t`Mostrar`}
            all={t`Actuales`}
            value={shown}
            onChange={setShown}
            options={[{ value: 'archived', label: t`Archivados` }]}
          />
        ),
        isNarrowed: shown === 'archived',
        onClear: () => setShown(undefined),
      }}
    />
  );
}
