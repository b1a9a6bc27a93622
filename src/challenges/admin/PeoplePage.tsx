/** The people of one challenge: the standing with sums, never days, its file, and the correction of a day. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft, Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { answerOf } from '#src/api/documents.ts';
import type { OpenedChallenge } from '#src/challenges/challenges.queries.ts';
import { useScore } from '#src/challenges/challengeWords.ts';
import { useDecimal } from '#src/challenges/useDecimal.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { ChallengePeopleDocument } from '#src/gql/graphql.ts';
import { createdVariant, isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { fileName } from '#src/plots/fileTable.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { challengeResource, type Participant } from './challengesAdmin.queries.ts';
import { CorrectPanel } from './CorrectPanel.tsx';

/** Whether the person did it, and where the points are. */
function useOutcome(): (person: Pick<Participant, 'completedAt' | 'reward'>) => string {
  const { t } = useLingui();
  return ({ completedAt, reward }) => {
    switch (reward) {
      case 'proof':
        return t`Lo logró; falta el comprobante`;
      case 'due':
        return t`Lo logró; pendiente de presupuesto`;
      case 'paid':
        return t`Lo logró; puntos entregados`;
      case 'none':
        return completedAt === null ? t`En camino` : t`Lo logró`;
    }
  };
}

export function PeoplePage({
  challenge,
  onClose,
}: {
  readonly challenge: OpenedChallenge;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const now = useNow();
  const { id, unit, closedAt } = challenge;
  const name = useWording()(challenge.name, challenge.nameEn);
  const query = useInfiniteQuery(challengeResource.people(id));
  const decimal = useDecimal();
  const scored = useScore(challenge);
  const outcome = useOutcome();
  const corrected = usePanel<Participant>();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los retos</Trans>
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4 font-bold wrap-anywhere">{name}</h2>
        <PagedFile
          name={fileName(`${name} ${isoDay(now)}`)}
          read={async (page, signal) => {
            const { items, pagination } = await answerOf(
              ChallengePeopleDocument,
              { id, page, perPage: pageSize.max },
              { signal, pass: 'request' },
            );
            return { items, ...pagination };
          }}
          tableOf={(people) => ({
            columns: [
              { header: t`Lugar`, width: 8 },
              { header: t`Persona`, width: 28 },
              { header: t`Correo`, width: 32 },
              { header: t`Departamento`, width: 24 },
              { header: t`Total (${unit})`, width: 16 },
              { header: t`Puntaje`, width: 12 },
              { header: t`Resultado`, width: 32 },
            ],
            // No score yet is empty, not 0.
            rows: people.map((person) => [
              person.rank ?? '',
              nameOf(person.user),
              person.user.email,
              person.user.departmentName ?? '',
              person.total,
              person.score ?? '',
              outcome(person),
            ]),
          })}
        />
      </div>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar a las personas de este reto.`}
        label={t`Personas del reto`}
        memory="challenge-people"
        keyOf={(person) => person.id}
        nameOf={({ user }) => nameOf(user)}
        columns={[
          { id: 'person', header: t`Persona`, cell: ({ user }) => nameOf(user) },
          { id: 'rank', header: t`Lugar`, align: 'end', cell: ({ rank }) => rank ?? '–' },
          { id: 'department', header: t`Departamento`, cell: ({ user }) => user.departmentName ?? '–' },
          { id: 'total', header: t`Total`, align: 'end', cell: ({ total }) => `${decimal(total)} ${unit}` },
          {
            id: 'score',
            header: t`Puntaje`,
            align: 'end',
            cell: ({ score }) => (score === null ? '–' : scored(score)),
          },
          { id: 'outcome', header: t`Resultado`, cell: outcome },
          {
            id: 'joined',
            header: t`Se unió`,
            startsHidden: true,
            cell: ({ joinedAt }) => createdVariant(joinedAt),
          },
        ]}
        actions={(person) =>
          closedAt === null
            ? [
                [
                  {
                    id: 'correct',
                    label: t`Corregir un día`,
                    icon: Pencil,
                    onSelect: () => corrected.open(person),
                  },
                ],
              ]
            : []
        }
        none={<Empty drawing="search" text={<Trans>Todavía no participa nadie.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {corrected.about === null ? null : (
        <CorrectPanel
          key={corrected.opening}
          challenge={challenge}
          person={corrected.about}
          open={corrected.isOpen}
          onClose={corrected.close}
        />
      )}
    </div>
  );
}
