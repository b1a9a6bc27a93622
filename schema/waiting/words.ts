/** What each kind of waiting things is called, one and several: "15 evaluaciones, 1 encuesta, 3 votaciones". */
import type { Language } from '../limits.ts';
import type { WaitingKind } from './kinds.ts';

type Names = readonly [one: string, several: string];

const names: Readonly<Record<WaitingKind, Readonly<Record<Language, Names>>>> = {
  task_again: { es: ['tarea devuelta', 'tareas devueltas'], en: ['task sent back', 'tasks sent back'] },
  task: { es: ['tarea', 'tareas'], en: ['task', 'tasks'] },
  task_proof: {
    es: ['entrega por revisar', 'entregas por revisar'],
    en: ['task to review', 'tasks to review'],
  },
  decision: {
    es: ['solicitud por decidir', 'solicitudes por decidir'],
    en: ['request to decide', 'requests to decide'],
  },
  point_request: {
    es: ['solicitud de puntos', 'solicitudes de puntos'],
    en: ['request for points', 'requests for points'],
  },
  challenge_proof: {
    es: ['prueba de reto por revisar', 'pruebas de retos por revisar'],
    en: ['challenge proof to review', 'challenge proofs to review'],
  },
  program_proof: {
    es: ['entrega de programa por revisar', 'entregas de programas por revisar'],
    en: ['programme submission to review', 'programme submissions to review'],
  },
  program_again: {
    es: ['programa devuelto', 'programas devueltos'],
    en: ['programme sent back', 'programmes sent back'],
  },
  program: { es: ['programa', 'programas'], en: ['programme', 'programmes'] },
  goal_part: {
    es: ['aporte a un objetivo por decidir', 'aportes a objetivos por decidir'],
    en: ['goal contribution to decide', 'goal contributions to decide'],
  },
  evaluation: { es: ['evaluación', 'evaluaciones'], en: ['evaluation', 'evaluations'] },
  evaluation_result: {
    es: ['resultado de evaluación', 'resultados de evaluación'],
    en: ['evaluation result', 'evaluation results'],
  },
  survey: { es: ['encuesta', 'encuestas'], en: ['survey', 'surveys'] },
  poll: { es: ['votación', 'votaciones'], en: ['poll', 'polls'] },
  communication: {
    es: ['comunicado por confirmar', 'comunicados por confirmar'],
    en: ['announcement to confirm', 'announcements to confirm'],
  },
  document: {
    es: ['documento por confirmar', 'documentos por confirmar'],
    en: ['document to acknowledge', 'documents to acknowledge'],
  },
  challenge_day: {
    es: ['registro de reto', 'registros de retos'],
    en: ['challenge entry', 'challenge entries'],
  },
  checkin: {
    es: ['objetivo sin novedades', 'objetivos sin novedades'],
    en: ['goal without news', 'goals without news'],
  },
  birthday: { es: ['cumpleaños', 'cumpleaños'], en: ['birthday', 'birthdays'] },
  anniversary: { es: ['aniversario', 'aniversarios'], en: ['work anniversary', 'work anniversaries'] },
};

/** The name of a kind for this many things, without the number. */
export const waitingName = (kind: WaitingKind, count: number, language: Language): string =>
  names[kind][language][count === 1 ? 0 : 1];

/** "15 evaluaciones, 1 encuesta, 3 votaciones". */
export const waitingSummary = (
  counts: readonly { readonly kind: WaitingKind; readonly count: number }[],
  language: Language,
): string =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count.toLocaleString(language)} ${waitingName(kind, count, language)}`)
    .join(', ');
