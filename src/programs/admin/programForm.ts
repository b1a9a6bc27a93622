/** The form of a program: its fields, the input of the calls, its own rules, and its draft on this device. */
import * as z from 'zod/mini';
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { circleIn, programPictures, programTypes } from '#schema/programs/programs.rules.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { programReasons } from '#schema/reasons.programs.ts';
import { reasonIn } from '#schema/sentences.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { Me } from '#src/session/me.queries.ts';
import { formInput, formOf, ModuleRow, modulesInput, modulesOf } from './lessonRows.ts';
import type { BuiltProgram } from './programsAdmin.queries.ts';

const reason = reasonIn({ ...generalReasons, ...programReasons });

export const rewardKinds = ['none', 'points', 'badge'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The fields as a draft holds them. Days are empty texts while there are none. */
export const ProgramFields = z.object({
  type: z.enum(programTypes),
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  categoryId: z.nullable(z.string()),
  imageKey: z.nullable(z.enum(programPictures)),
  rewardKind: z.enum(rewardKinds),
  points: z.nullable(z.number()),
  badgeId: z.nullable(z.string()),
  startsOn: z.string(),
  endsOn: z.string(),
  open: z.boolean(),
  /** Of a custom program: `survey:<id>`, `form:<id>`, or empty. */
  form: z.string(),
  modules: z.array(ModuleRow),
});
export type ProgramFields = z.output<typeof ProgramFields>;

/** The fields of a stored program; null for a new one. */
export const programFieldsOf = (program: BuiltProgram | null): ProgramFields => ({
  type: program?.type ?? 'course',
  name: program?.name ?? '',
  nameEn: program?.nameEn ?? '',
  description: program?.description ?? '',
  descriptionEn: program?.descriptionEn ?? '',
  categoryId: program?.categoryId ?? null,
  imageKey: program?.imageKey ?? null,
  rewardKind: (program?.badgeId ?? null) !== null ? 'badge' : (program?.points ?? 0) > 0 ? 'points' : 'none',
  points: program?.points ?? 0,
  badgeId: program?.badgeId ?? null,
  startsOn: program?.startsOn ?? '',
  endsOn: program?.endsOn ?? '',
  open: program?.open ?? false,
  form: program === null ? '' : formOf(program),
  modules: modulesOf(program?.modules ?? []),
});

const toInput = ({ rewardKind, form, modules, ...fields }: ProgramFields) => ({
  type: fields.type,
  name: fields.name.trim(),
  nameEn: fields.nameEn.trim() || null,
  description: fields.description.trim(),
  descriptionEn: fields.descriptionEn.trim() || null,
  categoryId: fields.categoryId,
  imageKey: fields.imageKey,
  points: rewardKind === 'points' ? (fields.points ?? 0) : 0,
  badgeId: rewardKind === 'badge' ? fields.badgeId : null,
  startsOn: fields.startsOn === '' ? null : fields.startsOn,
  endsOn: fields.endsOn === '' ? null : fields.endsOn,
  open: fields.open,
  ...formInput(fields.type === 'custom' ? form : ''),
  modules: fields.type === 'course' ? modulesInput(modules) : [],
});
export type ProgramInput = ReturnType<typeof toInput>;

/** What the shape of the call does not say. */
function more(fields: ProgramFields, language: Language): readonly Reason[] {
  const { modules } = toInput(fields);
  const { startsOn, endsOn, rewardKind, badgeId } = fields;
  const circle = new Set(circleIn(modules.flatMap(({ lessons }) => lessons)));
  return [
    ...(startsOn !== '' && endsOn !== '' && endsOn < startsOn
      ? [reason('endsOn', 'program_days', language)]
      : []),
    ...(rewardKind === 'badge' && badgeId === null ? [reason('badgeId', 'required', language)] : []),
    ...modules.flatMap(({ lessons }, module) =>
      lessons.flatMap((lesson, place) => {
        const at = `modules.${module}.lessons.${place}`;
        return [
          ...(circle.has(lesson.id)
            ? [reason(`${at}.requires`, 'program_circle', language, { lesson: lesson.title })]
            : []),
          ...lesson.quiz.flatMap(({ options }, question) =>
            options.some(({ correct }) => correct)
              ? []
              : [reason(`${at}.quiz.${question}.options`, 'program_no_right_answer', language)],
          ),
        ];
      }),
    ),
  ];
}

export const programForm: RowForm<ProgramFields, ProgramInput> = {
  schema: programEndpoints.create.body,
  toInput,
  names: { surveyId: 'form', formId: 'form' },
  more,
};

/** Fields that show their own reasons. */
export const programFieldNames = [
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'categoryId',
  'imageKey',
  'points',
  'badgeId',
  'startsOn',
  'endsOn',
  'form',
  'modules',
] as const satisfies readonly (keyof ProgramFields)[];

/** Message by `<id of the lesson or module>/<rest of the path>`, such as `…/quiz.1.options`. */
export type CourseFaults = ReadonlyMap<string, string>;

/** Reasons by the lesson or module that they are about, wherever it moves. The first reason of a place counts. */
export function courseFaults(modules: readonly ModuleRow[], reasons: readonly Reason[]): CourseFaults {
  const found = new Map<string, string>();
  for (const { field, message } of reasons) {
    const [list, module = '', part, place = '', ...rest] = ourPath(programForm.schema, field).split('.');
    const row = list === 'modules' && module !== '' ? modules[Number(module)] : undefined;
    const lesson = part === 'lessons' && place !== '' ? row?.lessons[Number(place)] : undefined;
    const at = lesson === undefined ? `${row?.id ?? ''}/${part ?? ''}` : `${lesson.id}/${rest.join('.')}`;
    if (row !== undefined && !found.has(at)) found.set(at, message);
  }
  return found;
}

/** What shape and rules say about the lessons before they are sent. */
export function checkCourse(fields: ProgramFields, language: Language): CourseFaults {
  const checked = check(programForm.schema, toInput(fields), language);
  return courseFaults(fields.modules, [...(checked.ok ? [] : checked.reasons), ...more(fields, language)]);
}

/** Whether a lesson or module has a fault. */
export const isFaulty = (faults: CourseFaults, id: string): boolean =>
  [...faults.keys()].some((at) => at.startsWith(`${id}/`));

/** The name of a person's draft on this device; null is a new program. */
export const programDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, program: string | null): string =>
  `draft:program-form:${orgId}:${id}:${program ?? 'new'}`;
