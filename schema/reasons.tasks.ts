/** Validation messages for tasks; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const taskReasons = {
  task_people: {
    es: 'Solo puedes darte tareas a ti y a las personas que lideras.',
    en: 'You can only give tasks to yourself and to the people whom you lead.',
  },
  task_own_points: {
    es: 'Una tarea para ti no lleva puntos.',
    en: 'A task for yourself has no points.',
  },
  task_nobody: { es: 'Nadie recibiría esta tarea.', en: 'Nobody would receive this task.' },
  task_due_past: { es: 'Ese día ya pasó.', en: 'That day has passed.' },
  task_empty: {
    es: 'Escribe un mensaje o adjunta un archivo.',
    en: 'Write a message or attach a file.',
  },
  task_cancelled: { es: 'Esta tarea se canceló.', en: 'This task was cancelled.' },
  task_waiting: {
    es: 'Ya entregaste esta tarea y espera una decisión.',
    en: 'You have handed in this task, and it waits for a decision.',
  },
  task_approved_by: {
    es: '{name} ya aprobó esta entrega.',
    en: '{name} has approved this submission already.',
  },
  task_returned_by: {
    es: '{name} ya devolvió esta entrega.',
    en: '{name} has sent this submission back already.',
  },
  task_point: { es: '1 punto', en: '1 point' },
  task_points: { es: '{points} puntos', en: '{points} points' },
  task_approval_late: {
    es: 'Ya pasaron los diez segundos: la aprobación queda.',
    en: 'The ten seconds are over: the approval stands.',
  },
  task_points_spent: {
    es: 'Los puntos ya se gastaron: la aprobación queda.',
    en: 'The points were spent already: the approval stands.',
  },
  task_done: { es: 'Esta tarea ya se completó.', en: 'This task is complete already.' },
  task_decided: {
    es: 'Ya se decidió sobre esta entrega, o se retiró.',
    en: 'This submission was decided on already, or withdrawn.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
