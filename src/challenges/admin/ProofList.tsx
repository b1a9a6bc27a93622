/** The proofs that people handed in; those that wait come first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ChallengeProofState } from '#schema/challenges/challenges.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import type { Severity } from '#src/lib/severity.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { challengeProofResource, type HandedInProof } from './challengesAdmin.queries.ts';
import { DecidePanel, type Verdict } from './DecidePanel.tsx';

type StateWords = Readonly<
  Record<ChallengeProofState, { readonly name: string; readonly severity: Severity }>
>;

function useStateWords(): StateWords {
  const { t } = useLingui();
  return {
    submitted: { name: t`Espera tu decisión`, severity: 'warning' },
    approved: { name: t`Aprobado`, severity: 'success' },
    sent_back: { name: t`Devuelto`, severity: 'info' },
    withdrawn: { name: t`Retirado`, severity: 'info' },
  };
}

export function ProofList(): ReactElement {
  const { t } = useLingui();
  const words = useStateWords();
  const say = useWording();
  const [status, setStatus] = useState<ChallengeProofState | undefined>('submitted');
  const query = useInfiniteQuery({
    ...challengeProofResource.list({ status }),
    placeholderData: keepPreviousData,
  });
  const decided = usePanel<{ readonly proof: HandedInProof; readonly verdict: Verdict }>();
  return (
    <>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los comprobantes.`}
        label={t`Comprobantes`}
        memory="challenge-proofs"
        keyOf={({ id }) => id}
        nameOf={({ user }) => nameOf(user)}
        columns={[
          { id: 'person', header: t`Persona`, cell: ({ user }) => nameOf(user) },
          {
            id: 'challenge',
            header: t`Reto`,
            cell: ({ challengeName, challengeNameEn }) => say(challengeName, challengeNameEn),
          },
          {
            id: 'message',
            header: t`Mensaje`,
            cell: ({ message, reason }) => (
              <span className="block min-w-40 py-1 wrap-anywhere">
                <span className="line-clamp-2">{message}</span>
                {reason === null ? null : (
                  <span className="block text-meta text-soft">
                    <Trans>Motivo: {reason}</Trans>
                  </span>
                )}
              </span>
            ),
          },
          {
            id: 'state',
            header: t`Estado`,
            cell: (proof) => (
              <StatusTag severity={words[proof.status].severity}>{words[proof.status].name}</StatusTag>
            ),
          },
          {
            id: 'created',
            header: t({ message: 'Entregado', context: 'proof' }),
            cell: ({ createdAt }) => createdVariant(createdAt),
          },
        ]}
        actions={(proof) =>
          proof.status === 'submitted'
            ? [
                [
                  {
                    id: 'approve',
                    label: t`Aprobar`,
                    icon: Check,
                    onSelect: () => decided.open({ proof, verdict: 'approve' }),
                  },
                  {
                    id: 'sendBack',
                    label: t`Devolver`,
                    icon: Undo2,
                    onSelect: () => decided.open({ proof, verdict: 'sendBack' }),
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
              options={(['submitted', 'approved', 'sent_back', 'withdrawn'] as const).map((value) => ({
                value,
                label: words[value].name,
              }))}
            />
          ),
          isNarrowed: status !== undefined && status !== 'submitted',
          onClear: () => setStatus('submitted'),
        }}
        none={<Empty drawing="search" text={<Trans>Ningún comprobante espera tu decisión.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {decided.about === null ? null : (
        <DecidePanel key={decided.opening} {...decided.about} open={decided.isOpen} onClose={decided.close} />
      )}
    </>
  );
}
