/** Texts that count notifications about benefits and coverages in a mail. */
import { decisionWords } from '../decisions/decisions.noticeWords.ts';
import type { NoticeWords } from '../notifications/notices.words.ts';

export const benefitWords: readonly NoticeWords[] = [
  ...decisionWords('benefit', {
    spanish: ['un beneficio', 'beneficios'],
    english: ['a benefit', 'benefits'],
    own: {
      spanish: ['un beneficio que pediste', 'beneficios que pediste'],
      english: ['a benefit that you asked for', 'benefits that you asked for'],
    },
  }),
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
