/** A question of each kind, for stories. */
import { plainQuestion } from '#schema/forms/asked.ts';
import type { Question } from '#schema/forms/questions.shapes.ts';

const id = (number: number): string => `0192f0c1-0000-7000-8000-0000000f${String(number).padStart(4, '0')}`;

const question = (number: number, kind: Question['kind'], more: Partial<Question>): Question => ({
  ...plainQuestion,
  id: id(number),
  kind,
  question: '',
  questionEn: null,
  ...more,
});

const options = (from: number, ...texts: readonly string[]): Question['options'] =>
  texts.map((text, index) => ({ id: id(from + index), text, textEn: null, score: null }));

/** One question of each kind, in two sections. */
export const allKinds: readonly Question[] = [
  question(1, 'scale', {
    question: '¿Qué tan probable es que recomiendes trabajar aquí?',
    enps: true,
    scale: {
      from: 0,
      to: 10,
      fromLabel: 'Nada probable',
      fromLabelEn: 'Not at all likely',
      toLabel: 'Muy probable',
      toLabelEn: 'Very likely',
    },
  }),
  question(2, 'single', {
    question: '¿Con qué frecuencia hablas con tu líder sobre tu trabajo?',
    options: options(20, 'Cada semana', 'Cada mes', 'Casi nunca'),
  }),
  question(3, 'multiple', {
    question: '¿Qué te ayudaría más en los próximos meses?',
    required: false,
    options: options(30, 'Más claridad en los objetivos', 'Tiempo para aprender', 'Mejores herramientas'),
  }),
  question(4, 'text', { question: '¿Qué cambiarías mañana?', required: false, section: 1 }),
  question(5, 'number', {
    question: '¿Cuántas horas a la semana pasas en reuniones?',
    section: 1,
    scale: { from: 0, to: 60, fromLabel: '', fromLabelEn: null, toLabel: '', toLabelEn: null },
  }),
  question(6, 'date', { question: '¿Cuándo fue tu última evaluación?', required: false, section: 1 }),
];
