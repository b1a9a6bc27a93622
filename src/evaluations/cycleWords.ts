/** How phases and parts of cycles are called, and what each phase asks of whom. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CyclePhase, EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import type { Severity } from '#src/lib/severity.ts';

interface PhaseWords {
  /** As a step. */
  readonly name: MessageDescriptor;
  /** As what the cycle is in. */
  readonly state: MessageDescriptor;
  readonly severity: Severity;
  /** What happens in it. */
  readonly what: MessageDescriptor;
}

export const phaseWords: Readonly<Record<CyclePhase, PhaseWords>> = {
  draft: {
    name: msg`Borrador`,
    state: msg`Borrador`,
    severity: 'info',
    what: msg`Se preparan las preguntas. Nadie lo ve todavía.`,
  },
  nominating: {
    name: msg`Proponer compañeros`,
    state: msg`Se proponen compañeros`,
    severity: 'success',
    what: msg`Cada persona propone qué compañeros escriben sobre ella.`,
  },
  confirming: {
    name: msg`Confirmar compañeros`,
    state: msg`Se confirman compañeros`,
    severity: 'success',
    what: msg`Cada líder confirma los compañeros de su gente. Ya no se proponen otros.`,
  },
  writing: {
    name: msg`Escribir`,
    state: msg`Se está escribiendo`,
    severity: 'success',
    what: msg`Se escriben las evaluaciones: cada quien recibe las suyas.`,
  },
  calibrating: {
    name: msg`Calibrar`,
    state: msg`En calibración`,
    severity: 'warning',
    what: msg`Ya no se escribe. Se calculan los puntajes y los comparas antes de compartirlos.`,
  },
  sharing: {
    name: msg`Compartir`,
    state: msg`Se comparten los resultados`,
    severity: 'warning',
    what: msg`Los resultados se comparten cuando tú decides. Los pesos y los días ya no cambian.`,
  },
  closed: {
    name: msg`Cerrado`,
    state: msg`Cerrado`,
    severity: 'info',
    what: msg`El ciclo termina: lo compartido se puede seguir leyendo, y nada más cambia.`,
  },
};

export const kindWords: Readonly<
  Record<EvaluationKind, { readonly name: MessageDescriptor; readonly detail: MessageDescriptor }>
> = {
  self: { name: msg`Autoevaluación`, detail: msg`Cada persona sobre sí misma.` },
  leader: { name: msg`Líder`, detail: msg`Quien lidera a la persona.` },
  peer: {
    name: msg`Compañeros`,
    detail: msg`Propuestos por la persona, confirmados por su líder; sin nombres.`,
  },
  team: { name: msg`Equipo`, detail: msg`Las personas que lidera, sobre su líder; sin nombres.` },
};

/** A calendar day, in no time zone. */
export const dayLabel = (day: string): string => createdVariant(`${day}T12:00:00Z`, { timeZone: 'UTC' });

/** The last day of the present phase; null if only administrators end it. */
export function nextDay({
  phase,
  ...days
}: {
  readonly phase: CyclePhase;
  readonly nominateUntil: string | null;
  readonly confirmUntil: string | null;
  readonly writeUntil: string | null;
}): string | null {
  switch (phase) {
    case 'nominating':
      return days.nominateUntil;
    case 'confirming':
      return days.confirmUntil;
    case 'writing':
      return days.writeUntil;
    default:
      return null;
  }
}
