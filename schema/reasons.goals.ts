/** Validation messages for goals; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const goalReasons = {
  goal_weight: {
    es: 'Los pesos de un periodo suman 100 como máximo: quedan {left}.',
    en: 'The weights of a period add up to 100 at most: {left} is left.',
  },
  goal_weights_off: {
    es: 'Los pesos de los objetivos están apagados.',
    en: 'Weights of goals are switched off.',
  },
  goal_alignment_off: {
    es: 'La alineación de objetivos está apagada.',
    en: 'Alignment of goals is switched off.',
  },
  goal_period_closed: {
    es: 'El periodo está cerrado: sus objetivos ya no cambian.',
    en: 'The period is closed: its goals no longer change.',
  },
  goal_not_open: { es: 'Este objetivo ya no está abierto.', en: 'This goal is no longer open.' },
  goal_circle: {
    es: 'Formarían un círculo: {goals}.',
    en: 'They would form a circle: {goals}.',
  },
  goal_levels: {
    es: 'Los objetivos tienen {maximum} niveles como máximo.',
    en: 'Goals have {maximum} levels at most.',
  },
  goal_parts_full: {
    es: 'Un objetivo tiene {maximum} partes como máximo.',
    en: 'A goal has {maximum} parts at most.',
  },
  goal_part_changed: {
    es: 'Lo que se pidió cambió o ya tiene respuesta: mira cómo está ahora.',
    en: 'What was asked has changed or is answered already: see how it is now.',
  },
  goal_target: {
    es: 'La meta debe ser distinta del comienzo.',
    en: 'The target must differ from the start.',
  },
  goal_value: {
    es: 'Este objetivo no se mide con ese valor.',
    en: 'This goal is not measured by that value.',
  },
  goal_percent: {
    es: 'Se mide en %, así que va de 0 a 100.',
    en: 'It is measured in %, so it goes from 0 to 100.',
  },
  goal_places: {
    es: 'Puede tener cuatro decimales como máximo.',
    en: 'It can have four decimal places at most.',
  },
  goal_corrected: {
    es: 'Ese avance ya fue corregido: corrige el más nuevo.',
    en: 'That check-in was already corrected: correct the newer one.',
  },
  goal_items_changed: {
    es: 'La lista cambió mientras tanto: así está ahora.',
    en: 'The list has changed meanwhile: this is how it is now.',
  },
  goal_items_full: {
    es: 'La lista tiene {maximum} puntos como máximo.',
    en: 'The checklist has {maximum} items at most.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
