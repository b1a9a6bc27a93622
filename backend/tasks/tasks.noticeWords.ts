/** Texts that count notifications about tasks in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const taskWords: readonly NoticeWords[] = [
  {
    kind: 'task',
    spanish: ['Tienes una tarea nueva', 'Tienes {n} tareas nuevas'],
    english: ['You have a new task', 'You have {n} new tasks'],
  },
  {
    kind: 'task_reminder',
    spanish: ['Una tarea vence pronto', '{n} tareas vencen pronto'],
    english: ['A task is due soon', '{n} tasks are due soon'],
  },
  {
    kind: 'task_submitted',
    spanish: ['Una entrega espera tu decisión', '{n} entregas esperan tu decisión'],
    english: ['A submission waits for your decision', '{n} submissions wait for your decision'],
  },
  {
    kind: 'task_sent_back',
    spanish: ['Te devolvieron una tarea con un motivo', 'Te devolvieron {n} tareas con un motivo'],
    english: ['A task was sent back to you with a reason', '{n} tasks were sent back to you with a reason'],
  },
  {
    kind: 'task_approved',
    spanish: ['Aprobaron una tarea tuya', 'Aprobaron {n} tareas tuyas'],
    english: ['A task of yours was approved', '{n} tasks of yours were approved'],
  },
  {
    kind: 'task_cancelled',
    spanish: ['Se canceló una tarea tuya', 'Se cancelaron {n} tareas tuyas'],
    english: ['A task of yours was cancelled', '{n} tasks of yours were cancelled'],
  },
];
