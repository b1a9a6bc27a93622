/** What each kind of waiting things is called, one and several: "15 evaluaciones, 1 encuesta, 3 votaciones". */
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Language } from '#schema/limits.ts';
import type { WaitingKind } from '#schema/waiting/kinds.ts';

const names: Readonly<Record<WaitingKind, (count: number) => MessageDescriptor>> = {
  task_again: (count) => msg`${plural(count, { one: 'tarea devuelta', other: 'tareas devueltas' })}`,
  task: (count) => msg`${plural(count, { one: 'tarea', other: 'tareas' })}`,
  task_proof: (count) => msg`${plural(count, { one: 'entrega por revisar', other: 'entregas por revisar' })}`,
  decision: (count) =>
    msg`${plural(count, { one: 'solicitud por decidir', other: 'solicitudes por decidir' })}`,
  benefit_decision: (count) =>
    msg`${plural(count, { one: 'beneficio por decidir', other: 'beneficios por decidir' })}`,
  point_request: (count) =>
    msg`${plural(count, { one: 'solicitud de puntos', other: 'solicitudes de puntos' })}`,
  challenge_proof: (count) =>
    msg`${plural(count, { one: 'prueba de reto por revisar', other: 'pruebas de retos por revisar' })}`,
  program_proof: (count) =>
    msg`${plural(count, { one: 'entrega de programa por revisar', other: 'entregas de programas por revisar' })}`,
  program_again: (count) => msg`${plural(count, { one: 'programa devuelto', other: 'programas devueltos' })}`,
  program: (count) => msg`${plural(count, { one: 'programa', other: 'programas' })}`,
  goal_part: (count) =>
    msg`${plural(count, { one: 'aporte a un objetivo por decidir', other: 'aportes a objetivos por decidir' })}`,
  evaluation: (count) => msg`${plural(count, { one: 'evaluación', other: 'evaluaciones' })}`,
  evaluation_result: (count) =>
    msg`${plural(count, { one: 'resultado de evaluación', other: 'resultados de evaluación' })}`,
  survey: (count) => msg`${plural(count, { one: 'encuesta', other: 'encuestas' })}`,
  poll: (count) => msg`${plural(count, { one: 'votación', other: 'votaciones' })}`,
  communication: (count) =>
    msg`${plural(count, { one: 'comunicado por confirmar', other: 'comunicados por confirmar' })}`,
  document: (count) =>
    msg`${plural(count, { one: 'documento por confirmar', other: 'documentos por confirmar' })}`,
  challenge_day: (count) => msg`${plural(count, { one: 'registro de reto', other: 'registros de retos' })}`,
  checkin: (count) =>
    msg`${plural(count, { one: 'objetivo sin novedades', other: 'objetivos sin novedades' })}`,
  birthday: (count) => msg`${plural(count, { one: 'cumpleaños', other: 'cumpleaños' })}`,
  anniversary: (count) => msg`${plural(count, { one: 'aniversario', other: 'aniversarios' })}`,
};

/** The name of a kind for this many things, without the number. */
export const waitingName = (kind: WaitingKind, count: number): MessageDescriptor => names[kind](count);

/** "15 evaluaciones, 1 encuesta, 3 votaciones". */
export const waitingSummary = (
  counts: readonly { readonly kind: WaitingKind; readonly count: number }[],
  say: (words: MessageDescriptor) => string,
  language: Language,
): string =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count.toLocaleString(language)} ${say(waitingName(kind, count))}`)
    .join(', ');
