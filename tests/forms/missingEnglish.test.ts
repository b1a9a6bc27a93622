/** Texts that English readers would see in Spanish are counted before a form is published. */
import { expect, test } from 'vitest';
import { newQuestion, newSection } from '#src/forms/builder/formRows.ts';
import { missingEnglish } from '#src/forms/builder/missingEnglish.ts';

const option = (text: string, textEn: string) => ({ key: text, id: null, text, textEn, score: null });

test('texts without English are counted around and in the questions, and the first row with one is named', () => {
  const full = { ...newQuestion('text'), question: 'Qué falta', questionEn: 'What is missing' };
  const half = {
    ...newQuestion('single'),
    question: 'Cómo estás',
    questionEn: ' ',
    options: [option('Bien', 'Well'), option('Mal', '')],
  };
  expect(missingEnglish([['Título', 'Title']], [full, half])).toEqual({ count: 2, row: half.key });
  expect(missingEnglish([['Título', null]], [newSection('Inicio'), half])).toEqual({ count: 4, row: null });
});

test('what is not written or not drawn needs no English', () => {
  const bounds = { from: 1, to: 5, fromLabel: 'Nada', fromLabelEn: '', toLabel: '', toLabelEn: '' };
  const text = { ...newQuestion('text'), question: 'A', questionEn: 'A', bounds };
  expect(missingEnglish([['', '']], [text])).toEqual({ count: 0, row: null });
  expect(missingEnglish([], [{ ...text, kind: 'scale' }])).toMatchObject({ count: 1 });
});
