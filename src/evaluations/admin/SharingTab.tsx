/** The results of a cycle: with whom they are shared, who read them, and what can be taken back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileText, Send, Undo2, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { dayLabel } from '#src/evaluations/cycleWords.ts';
import { scoreText } from '#src/evaluations/scoreText.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { CycleActor } from './evaluationCycle.actors.ts';
import { cycleResource, refreshCycles, type Cycle, type CyclePerson } from './evaluationsAdmin.queries.ts';
import { PeopleTable, usePersonColumns } from './PeopleTable.tsx';
import { ShareQuestion, type Shared } from './ShareQuestion.tsx';

function SharedState({ person }: { readonly person: CyclePerson }): ReactElement {
  const { t } = useLingui();
  const { sharedAt, readAt, acknowledgedAt, shareOn } = person;
  if (acknowledgedAt !== null) return <StatusTag severity="success">{t`Confirmó que la leyó`}</StatusTag>;
  if (readAt !== null) return <StatusTag severity="success">{t`Leído`}</StatusTag>;
  if (sharedAt !== null) return <StatusTag severity="info">{t`Compartido`}</StatusTag>;
  if (shareOn === null) return <StatusTag severity="warning">{t`Sin compartir`}</StatusTag>;
  const day = dayLabel(shareOn);
  return <StatusTag severity="info">{t`Se comparte el ${day}`}</StatusTag>;
}

export function SharingTab({
  actor,
  cycle,
  onRecord,
}: {
  readonly actor: CycleActor;
  readonly cycle: Cycle;
  readonly onRecord: (person: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const columns = usePersonColumns();
  const canShare = useSelector(
    actor,
    (state) => state.hasTag('rests') && cycleStepsIn[state.context.cycle.phase].includes('share'),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sharing = usePanel<Shared>();
  const taken = usePanel<CyclePerson>();
  const takenName = taken.about === null ? '' : nameOf(taken.about.user);
  const takingBack = useWrite(cycleResource.takeBack, {
    refresh: refreshCycles,
    onDone: () => {
      taken.close();
      toasts.raise({ severity: 'success', text: t`Retiraste el resultado de ${takenName}.` });
    },
  });
  const menu = (person: CyclePerson): readonly (readonly MenuItem[])[] => {
    const { id, user, leader, sharedAt, readAt, shareOn } = person;
    const team = leader === null ? '' : nameOf(leader);
    return [
      [
        ...(canShare && sharedAt === null
          ? [
              {
                id: 'share',
                label: t`Compartir`,
                icon: Send,
                onSelect: () => sharing.open({ of: 'people', personIds: [id], name: nameOf(user) }),
              },
            ]
          : []),
        ...(canShare && leader !== null
          ? [
              {
                id: 'team',
                label: t`Compartir el equipo de ${team}`,
                icon: Users,
                onSelect: () => sharing.open({ of: 'team', leaderId: leader.id, name: team }),
              },
            ]
          : []),
        ...((sharedAt !== null || shareOn !== null) && readAt === null
          ? [{ id: 'back', label: t`Retirar`, icon: Undo2, onSelect: () => taken.open(person) }]
          : []),
      ],
      [{ id: 'record', label: t`Abrir el registro`, icon: FileText, onSelect: () => onRecord(id) }],
    ].filter((items) => items.length > 0);
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {canShare && cycle.shared < cycle.people ? (
        <div>
          <Button variant="secondary" icon={Send} onClick={() => sharing.open({ of: 'all' })}>
            <Trans>Compartir con todas las personas</Trans>
          </Button>
        </div>
      ) : null}
      <PeopleTable
        cycleId={cycle.id}
        label={t`Resultados por persona`}
        waiting={[
          { value: 'sharing', label: t`Sin compartir` },
          { value: 'reading', label: t`Sin leer` },
          { value: 'acknowledging', label: t`Sin confirmar` },
        ]}
        columns={[
          ...columns,
          {
            id: 'final',
            header: t`Puntaje`,
            align: 'end',
            cell: ({ score, calibrated }) => scoreText(calibrated ?? score, language),
          },
          { id: 'state', header: t`Estado`, cell: (person) => <SharedState person={person} /> },
        ]}
        actions={menu}
        onOpen={({ id }) => onRecord(id)}
        chosen={canShare ? chosen : undefined}
        onChosen={canShare ? setChosen : undefined}
        bulk={
          <Button
            size="small"
            icon={Send}
            onClick={() => sharing.open({ of: 'people', personIds: [...chosen], name: null })}
          >
            <Trans>Compartir</Trans>
          </Button>
        }
      />
      {sharing.about === null ? null : (
        <ShareQuestion
          key={sharing.opening}
          actor={actor}
          what={sharing.about}
          open={sharing.isOpen}
          onClose={sharing.close}
          onShared={() => setChosen(new Set())}
        />
      )}
      <ConfirmDialog
        open={taken.isOpen}
        onClose={taken.close}
        title={t`¿Retirar el resultado de ${takenName}?`}
        confirmLabel={t`Retirar`}
        busy={takingBack.isPending}
        failed={whyFailed(takingBack.error)}
        onConfirm={() => {
          if (taken.about !== null) takingBack.mutate({ id: taken.about.id });
        }}
      >
        <Trans>Todavía no lo abrió. Deja de verlo hasta que lo compartas otra vez.</Trans>
      </ConfirmDialog>
    </div>
  );
}
