/** What people handed in for a program; those that wait come first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { submissionStates, type SubmissionState } from '#schema/programs/programs.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { DecidePanel, type Verdict } from './DecidePanel.tsx';
import { programSubmissionResource, type Submission } from './programsAdmin.queries.ts';
import { submissionWords } from './programWords.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';

/** Its message, or its first written answer. */
function HandedIn({
  submission: { message, answers, files, reason },
}: {
  readonly submission: Submission;
}): ReactElement {
  const [answered, attached] = [answers.length, files.length];
  return (
    <span className="block min-w-40 py-1 wrap-anywhere">
      <span className="line-clamp-2">
        {message === '' ? answers.find(({ text }) => text !== null)?.text : message}
      </span>
      <span className="block text-meta text-soft">
        <Trans>
          Respuestas: {answered} · Archivos: {attached}
        </Trans>
      </span>
      {reason === null ? null : (
        <span className="block text-meta text-soft">
          <Trans>Motivo: {reason}</Trans>
        </span>
      )}
    </span>
  );
}

export function SubmissionList({ programId }: { readonly programId: string }): ReactElement {
  const { t, i18n } = useLingui();
  const [status, setStatus] = useState<SubmissionState | undefined>('submitted');
  const query = useInfiniteQuery({
    ...programSubmissionResource.list(programId, status),
    placeholderData: keepPreviousData,
  });
  const decided = usePanel<{ readonly submission: Submission; readonly verdict: Verdict }>();
  return (
    <>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar las entregas.`}
        label={t`Entregas`}
        memory="program-submissions"
        keyOf={({ id }) => id}
        nameOf={({ user }) => nameOf(user)}
        columns={[
          { id: 'person', header: t`Persona`, cell: ({ user }) => <PersonCell user={user} /> },
          {
            id: 'message',
            header: t`Entrega`,
            cell: (submission) => <HandedIn submission={submission} />,
          },
          {
            id: 'state',
            header: t`Estado`,
            cell: ({ status: own }) => (
              <StatusTag severity={submissionWords[own].severity}>
                {i18n._(submissionWords[own].name)}
              </StatusTag>
            ),
          },
          { id: 'created', header: t`Fecha`, cell: ({ createdAt }) => createdVariant(createdAt) },
        ]}
        onOpen={(submission) =>
          submission.status === 'submitted' && decided.open({ submission, verdict: 'accept' })
        }
        actions={(submission) =>
          submission.status === 'submitted'
            ? [
                [
                  {
                    id: 'accept',
                    label: t`Aceptar`,
                    icon: Check,
                    onSelect: () => decided.open({ submission, verdict: 'accept' }),
                  },
                  {
                    id: 'sendBack',
                    label: t`Devolver`,
                    icon: Undo2,
                    onSelect: () => decided.open({ submission, verdict: 'sendBack' }),
                  },
                ],
              ]
            : []
        }
        filters={{
          tools: (
            <FilterSelect
              label={t`Estado`}
              all={t`Todos los estados`}
              value={status}
              onChange={setStatus}
              options={submissionStates.map((value) => ({
                value,
                label: i18n._(submissionWords[value].name),
              }))}
            />
          ),
          isNarrowed: status !== undefined && status !== 'submitted',
          onClear: () => setStatus('submitted'),
        }}
        none={<Empty drawing="search" text={<Trans>Ninguna entrega espera tu decisión.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {decided.about === null ? null : (
        <DecidePanel key={decided.opening} {...decided.about} open={decided.isOpen} onClose={decided.close} />
      )}
    </>
  );
}
