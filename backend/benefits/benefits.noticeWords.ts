/** Texts that count notifications about benefits and coverages in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const benefitWords: readonly NoticeWords[] = [
  {
    kind: 'benefit_waiting',
    spanish: ['Un beneficio espera tu decisión', '{n} beneficios esperan tu decisión'],
    english: ['A benefit waits for your decision', '{n} benefits wait for your decision'],
  },
  {
    kind: 'benefit_reminder',
    spanish: [
      'Un beneficio espera hace más de lo acordado',
      '{n} beneficios esperan hace más de lo acordado',
    ],
    english: ['A benefit has waited longer than agreed', '{n} benefits have waited longer than agreed'],
  },
  {
    kind: 'benefit_decided',
    spanish: ['Hay novedades de un beneficio que pediste', 'Hay novedades de {n} beneficios que pediste'],
    english: [
      'There is news of a benefit that you asked for',
      'There is news of {n} benefits that you asked for',
    ],
  },
  {
    kind: 'coverage_assigned',
    spanish: ['Tienes una cobertura nueva', 'Tienes {n} coberturas nuevas'],
    english: ['You have a new coverage', 'You have {n} new coverages'],
  },
  {
    kind: 'coverage_ending',
    spanish: ['Una cobertura tuya termina pronto', '{n} coberturas tuyas terminan pronto'],
    english: ['A coverage of yours ends soon', '{n} coverages of yours end soon'],
  },
  {
    kind: 'coverage_review',
    spanish: [
      'Una cobertura de la organización termina pronto',
      '{n} coberturas de la organización terminan pronto',
    ],
    english: ['A coverage of the organisation ends soon', '{n} coverages of the organisation end soon'],
  },
];
