/** Validation messages for programs; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const programReasons = {
  program_type: {
    es: 'Esto no corresponde al tipo del programa.',
    en: 'This does not fit the type of the programme.',
  },
  program_days: {
    es: 'El último día no puede ser antes del primero.',
    en: 'The last day cannot be before the first.',
  },
  program_one_reward: {
    es: 'Un programa da puntos o una insignia, no ambos.',
    en: 'A programme gives points or a badge, not both.',
  },
  program_reward_given: {
    es: 'Ya hay personas que lo terminaron con este premio. Copia el programa para dar otro.',
    en: 'People have finished it with this reward already. Copy the programme to give another one.',
  },
  program_one_form: { es: 'Elige un solo formulario.', en: 'Choose only one form.' },
  program_form: { es: 'Elige el formulario que se entrega.', en: 'Choose the form that is handed in.' },
  program_form_unknown: {
    es: 'Este formulario no existe, no está abierto o es anónimo.',
    en: 'This form does not exist, is not open or is anonymous.',
  },
  program_form_asked: {
    es: 'Lo piden estos programas: {names}. Quítalo de ellos primero.',
    en: 'These programmes ask for it: {names}. Take it out of them first.',
  },
  program_no_lessons: {
    es: 'Agrega al menos una lección antes de activar el curso.',
    en: 'Add at least one lesson before the course is switched on.',
  },
  program_lesson_content: {
    es: 'A la lección «{lesson}» le falta su contenido.',
    en: 'The lesson “{lesson}” has no content yet.',
  },
  program_id_twice: { es: 'Este identificador se repite.', en: 'This id is there twice.' },
  program_circle: {
    es: 'La lección «{lesson}» se espera a sí misma: sus requisitos forman un círculo.',
    en: 'The lesson “{lesson}” waits for itself: what it requires is a circle.',
  },
  program_no_right_answer: {
    es: 'Marca al menos una respuesta correcta.',
    en: 'Mark at least one right answer.',
  },
  program_due: {
    es: 'Elige un día desde hoy, y dentro del programa.',
    en: 'Choose a day from today on, and within the programme.',
  },
  program_nobody: { es: 'Nadie recibiría este programa.', en: 'Nobody would receive this programme.' },
  program_active: { es: 'El programa ya está activo.', en: 'The programme is already active.' },
  program_inactive: { es: 'El programa está desactivado.', en: 'The programme is switched off.' },
  program_reminded: {
    es: 'Ya se envió un recordatorio hoy.',
    en: 'A reminder was sent today already.',
  },
  program_not_assigned: {
    es: 'No participas en este programa.',
    en: 'You do not take part in this programme.',
  },
  program_not_open: {
    es: 'El programa no está abierto.',
    en: 'The programme is not open.',
  },
  program_not_joinable: {
    es: 'Este programa solo se asigna.',
    en: 'This programme can only be assigned.',
  },
  program_is_assigned: {
    es: 'Te lo asignaron: no puedes salir de él.',
    en: 'It was assigned to you, so you cannot leave it.',
  },
  program_waits: {
    es: 'Tu entrega espera una decisión.',
    en: 'What you handed in waits for a decision.',
  },
  program_is_finished: { es: 'El programa ya está terminado.', en: 'The programme is finished already.' },
  program_not_finished: {
    es: 'Todavía no terminas el programa.',
    en: 'You have not finished the programme yet.',
  },
  program_withdrawn: { es: 'La asignación ya se retiró.', en: 'The assignment was withdrawn already.' },
  program_decided: {
    es: 'Ya se decidió sobre esta entrega, o se retiró.',
    en: 'This submission was decided on already, or withdrawn.',
  },
  program_lesson_locked: {
    es: 'Esta lección espera a otras: termínalas primero.',
    en: 'This lesson waits for others: finish them first.',
  },
  program_empty: {
    es: 'Escribe un mensaje o adjunta un archivo.',
    en: 'Write a message or attach a file.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
