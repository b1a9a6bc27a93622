/** The questions before a cycle moves on and before people are reminded: each says what happens. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { CyclePhase } from '#schema/evaluations/cycles.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { phaseWords } from '#src/evaluations/cycleWords.ts';
import type { CycleActor } from './evaluationCycle.actors.ts';
import type { Cycle } from './evaluationsAdmin.queries.ts';

interface QuestionProps extends DialogTie {
  readonly actor: CycleActor;
  readonly cycle: Cycle;
}

/** Asks about the phase at its opening: while it closes, the cycle may already be in the next one. */
export function AdvanceQuestion({
  actor,
  cycle,
  next: following,
  open,
  onClose,
}: QuestionProps & { readonly next: CyclePhase }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { title, evaluations, completed, people, shared } = cycle;
  const [next] = useState(following);
  const name = i18n._(phaseWords[next].name);
  const ratio = (part: number, all: number): string => {
    const [some, total] = [formatNumber(part, language), formatNumber(all, language)];
    return t`${some} de ${total}`;
  };
  const isClosing = next === 'closed';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isClosing ? t`¿Cerrar ${title}?` : t`¿Pasar ${title} a ${name}?`}
      confirmLabel={isClosing ? t`Cerrar el ciclo` : t`Pasar a ${name}`}
      tone={next === 'calibrating' || isClosing ? 'danger' : 'plain'}
      numbers={[
        ...(next === 'calibrating' ? [{ label: t`Escritas`, value: ratio(completed, evaluations) }] : []),
        ...(isClosing ? [{ label: t`Compartidos`, value: ratio(shared, people) }] : []),
      ]}
      onConfirm={() => {
        onClose();
        // The second press of a double click must not end the next phase too, nor one that another read showed meanwhile.
        if (!open || next !== following) return;
        actor.send({ type: 'step.ordered', order: { step: 'advance' } });
      }}
    >
      {i18n._(phaseWords[next].what)} <Trans>No se puede volver a la fase anterior.</Trans>
    </ConfirmDialog>
  );
}

export function RemindQuestion({ actor, cycle, open, onClose }: QuestionProps): ReactElement {
  const { t } = useLingui();
  const { title } = cycle;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Recordar ${title}?`}
      confirmLabel={t`Recordar`}
      tone="plain"
      onConfirm={() => {
        onClose();
        actor.send({ type: 'step.ordered', order: { step: 'remind' } });
      }}
    >
      <Trans>Se avisa solo a quienes les falta algo en esta fase.</Trans>
    </ConfirmDialog>
  );
}
