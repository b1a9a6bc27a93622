/** Validation messages for communications; part of the catalogue in `reasons.ts`. Those of spec §5 are to the letter. */
import type { Language } from './limits.ts';

export const communicationReasons = {
  communication_no_data: { es: 'No se han proporcionado datos', en: 'No data was provided' },
  communication_title: { es: 'El título es requerido', en: 'The title is required' },
  communication_channel: {
    es: 'Debe seleccionar al menos un canal de comunicación',
    en: 'Select at least one communication channel',
  },
  communication_group: { es: 'ID del grupo es requerido', en: 'The group id is required' },
  communication_groups: {
    es: 'El grupo de la dirección y el del formulario son distintos.',
    en: 'The group of the address and that of the form are different.',
  },
  communication_nobody: {
    es: 'Esta audiencia no tiene personas.',
    en: 'There is nobody in this audience.',
  },
  communication_past: { es: 'Esta hora ya pasó.', en: 'This time has passed.' },
  communication_far: {
    es: 'Un envío se planea con un máximo de {maximum} días de anticipación.',
    en: 'A send is planned at most {maximum} days ahead.',
  },
  communication_until: {
    es: 'El final debe ser después del comienzo.',
    en: 'The end must be after the beginning.',
  },
  communication_local: {
    es: 'Di el día y la hora, por ejemplo 2026-05-04T09:00.',
    en: 'Say day and time, such as 2026-05-04T09:00.',
  },
  communication_critical: {
    es: 'Solo quien puede enviar comunicados críticos interrumpe fuera de horario.',
    en: 'Only people who may send critical announcements interrupt outside the hours.',
  },
  communication_started: {
    es: 'Ya se entregó a alguien: no se cancela ni cambia de hora.',
    en: 'Somebody has it already, so it is neither cancelled nor moved.',
  },
  communication_cancelled: { es: 'Este comunicado se canceló.', en: 'This announcement was cancelled.' },
  communication_not_out: {
    es: 'Todavía no se entregó.',
    en: 'It was not delivered yet.',
  },
  communication_no_question: {
    es: 'Este comunicado no pide confirmar la lectura.',
    en: 'This announcement does not ask for a confirmation.',
  },
  communication_group_name: { es: 'Ya hay un grupo con este nombre.', en: 'There is a group of this name.' },
  communication_empty_group: {
    es: 'Elige al menos un departamento, un grupo o una persona.',
    en: 'Choose at least one department, group or person.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
