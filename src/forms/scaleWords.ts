/** A value of a scale with the words at its ends: a bare "4" says nothing. */
import type { Question } from '#schema/forms/questions.shapes.ts';
import type { Language } from '#schema/limits.ts';
import { wording } from './wording.ts';

/** The words at both ends of a scale; null without a scale or without words. */
export function endsOf(
  { scale }: { readonly scale: Question['scale'] },
  language: Language,
): { readonly from: string; readonly to: string } | null {
  if (scale === null) return null;
  const [from, to] = [
    wording(scale.fromLabel, scale.fromLabelEn, language),
    wording(scale.toLabel, scale.toLabelEn, language),
  ];
  return from === '' && to === '' ? null : { from, to };
}

/** "5 · Muy de acuerdo" at an end; between them "4 · Nada de acuerdo (1) – Muy de acuerdo (5)". */
export function scaleWords(question: Pick<Question, 'scale'>, value: number, language: Language): string {
  const ends = endsOf(question, language);
  const { scale } = question;
  if (ends === null || scale === null) return String(value);
  const words = value === scale.from ? ends.from : value === scale.to ? ends.to : null;
  if (words !== null) return words === '' ? String(value) : `${value} · ${words}`;
  const range = [
    ends.from === '' ? scale.from : `${ends.from} (${scale.from})`,
    ends.to === '' ? scale.to : `${ends.to} (${scale.to})`,
  ].join(' – ');
  return `${value} · ${range}`;
}
