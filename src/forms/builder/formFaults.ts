/** Reasons of a refused form by the row that they are about, so that each is shown at its field wherever the row moves. */
import * as z from 'zod/mini';
import type { Reason } from '#schema/errors.ts';
import { questionFaults } from '#schema/forms/questions.rules.ts';
import { Questions, Sections } from '#schema/forms/questions.shapes.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { pollReasons } from '#schema/reasons.polls.ts';
import { surveyReasons } from '#schema/reasons.surveys.ts';
import { inputOf, questionsIn, type FormRow } from './formRows.ts';

const reason = reasonIn({ ...generalReasons, ...pollReasons, ...surveyReasons });

/** Message by `<key of the row>/<rest of the path>`, such as `…/options.1.text`. */
export type RowFaults = ReadonlyMap<string, string>;

const Form = z.object({ sections: Sections, questions: Questions });

/** Reasons that name no row are left out. The first reason of a place counts. */
export function faultsOf(rows: readonly FormRow[], reasons: readonly Reason[]): RowFaults {
  const questions = questionsIn(rows);
  const sections = rows.filter(({ type }) => type === 'section');
  const found = new Map<string, string>();
  for (const { field, message } of reasons) {
    const [list = '', place = '', ...rest] = ourPath(Form, field).split('.');
    const row = (list === 'questions' ? questions : list === 'sections' ? sections : [])[Number(place)];
    const at = `${row?.key ?? ''}/${rest.join('.')}`;
    if (row !== undefined && place !== '' && !found.has(at)) found.set(at, message);
  }
  return found;
}

/** What shape and rules of the call say about the rows before they are sent. */
export function checkRows(rows: readonly FormRow[], language: Language): readonly Reason[] {
  const checked = check(Form, inputOf(rows), language);
  if (!checked.ok) return checked.reasons;
  const { questions, sections } = checked.value;
  return questionFaults(
    questions,
    sections.map(({ title, titleEn = null }) => ({ title, titleEn })),
  ).map(({ field, code, params }) => reason(field, code, language, params));
}

/** Whether a row has a fault. */
export const isFaulty = (faults: RowFaults, key: string): boolean =>
  [...faults.keys()].some((at) => at.startsWith(`${key}/`));
