/** Checks, writes and reads the questions of surveys and forms, for every domain that asks. */
import { questionFaults } from '#schema/forms/questions.rules.ts';
import type { NewQuestion, Question, Section, SectionInput } from '#schema/forms/questions.shapes.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import type { Store } from '../store/port.ts';
import { surveyOptions, surveyQuestions } from './forms.tables.ts';

type Writing = Pick<Context, 'store' | 'newId'>;

/** An optional text as it is stored. */
const english = (text: string | null | undefined): string | null => noneIfEmpty(text?.trim()) ?? null;

/** Sections as they are stored. */
export const sectionsFrom = (sections: readonly SectionInput[]): Section[] =>
  sections.map(({ title, titleEn }) => ({ title: title.trim(), titleEn: english(titleEn) }));

/** Adds the faults of a form at their fields. */
export function checkForm(
  questions: readonly NewQuestion[],
  sections: readonly Section[],
  findings: ValidationErrors,
): void {
  for (const { field, code, params } of questionFaults(questions, sections))
    findings.add(field, code, params);
}

/** Gives each known id once, and new ids otherwise. */
function idsKept(known: readonly string[], newId: () => string): (asked: string | undefined) => string {
  const free = new Set(known);
  return (asked) => (asked !== undefined && free.delete(asked) ? asked : newId());
}

/** The ids of all questions and options of a form; null has none. */
async function idsOf(store: Store, ownerId: string | null): Promise<ReadonlySet<string>> {
  if (ownerId === null) return new Set();
  const where = { ownerId };
  const { rows } = await store.list(surveyQuestions, { where });
  const options = await store.list(surveyOptions, { where });
  return new Set([...rows, ...options.rows].map(({ id }) => id));
}

/** Removes all questions of a survey or form. */
export async function removeQuestions(store: Store, ownerId: string): Promise<void> {
  await store.remove(surveyOptions, { ownerId });
  await store.remove(surveyQuestions, { ownerId });
}

/**
 * Replaces all questions of a survey or form with checked ones (`questionFaults`). Questions and options with an id of the
 * same owner keep it, and with it their answers; ids of other owners become new ones. Those of `from` are the origins.
 */
export async function writeQuestions(
  { store, newId }: Writing,
  ownerId: string,
  questions: readonly NewQuestion[],
  from: string | null = null,
): Promise<void> {
  const where = { ownerId };
  const [before, optionsBefore] = [
    await store.list(surveyQuestions, { where }),
    await store.list(surveyOptions, { where }),
  ];
  const origins = new Map([...before.rows, ...optionsBefore.rows].map(({ id, originId }) => [id, originId]));
  const copied = await idsOf(store, from);
  const originOf = (id: string, asked: string | undefined): string | null =>
    origins.get(id) ?? (asked !== undefined && copied.has(asked) ? asked : null);
  const questionId = idsKept(
    before.rows.map(({ id }) => id),
    newId,
  );
  const optionId = idsKept(
    optionsBefore.rows.map(({ id }) => id),
    newId,
  );
  const rows = questions.map((question, position) => ({ question, position, id: questionId(question.id) }));
  await removeQuestions(store, ownerId);
  await store.insert(
    surveyQuestions,
    rows.map(({ question, position, id }) => ({
      id,
      ownerId,
      kind: question.kind,
      question: question.question.trim(),
      questionEn: english(question.questionEn),
      required: question.required,
      position,
      section: question.section,
      scale: question.scale
        ? {
            ...question.scale,
            fromLabelEn: english(question.scale.fromLabelEn),
            toLabelEn: english(question.scale.toLabelEn),
          }
        : null,
      enps: question.enps,
      condition: question.condition ?? null,
      leaderOnly: question.leaderOnly,
      weight: question.weight ?? null,
      wordings: question.wordings.map((own) => ({
        kind: own.kind,
        question: own.question.trim(),
        questionEn: english(own.questionEn),
      })),
      originId: originOf(id, question.id),
    })),
  );
  await store.insert(
    surveyOptions,
    rows.flatMap(({ question, id }) =>
      question.options.map((given, position) => {
        const own = optionId(given.id);
        return {
          id: own,
          ownerId,
          questionId: id,
          text: given.text.trim(),
          textEn: english(given.textEn),
          score: given.score ?? null,
          position,
          originId: originOf(own, given.id),
        };
      }),
    ),
  );
}

/** The questions of surveys and forms by their owner, in order, in two reads. An owner without questions is missing. */
export async function questionsOf(
  store: Store,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, Question[]>> {
  if (ownerIds.length === 0) return new Map();
  const where = { ownerId: { in: ownerIds } };
  const { rows } = await store.list(surveyQuestions, { where, order: [['position', 'asc']] });
  const options = await store.list(surveyOptions, { where, order: [['position', 'asc']] });
  const byQuestion = Map.groupBy(options.rows, ({ questionId }) => questionId);
  const byOwner = new Map<string, Question[]>();
  for (const { ownerId, position: _position, originId: _originId, ...row } of rows) {
    const owned = byOwner.get(ownerId) ?? [];
    byOwner.set(ownerId, owned);
    owned.push({
      ...row,
      wordings: [...row.wordings],
      options: (byQuestion.get(row.id) ?? []).map(({ id, text, textEn, score }) => ({
        id,
        text,
        textEn,
        score,
      })),
    });
  }
  return byOwner;
}

/** The questions of one survey or form, in order. */
export const questionsIn = async (store: Store, ownerId: string): Promise<Question[]> =>
  (await questionsOf(store, [ownerId])).get(ownerId) ?? [];

/** Copies all questions of one owner to another one, which had none. Ids are new, and the origins are kept. */
export async function copyQuestions({ store, newId }: Writing, fromId: string, toId: string): Promise<void> {
  const where = { ownerId: fromId };
  const { rows } = await store.list(surveyQuestions, { where });
  const options = await store.list(surveyOptions, { where });
  const ids = new Map(rows.map(({ id }) => [id, newId()]));
  await store.insert(
    surveyQuestions,
    rows.map((row) => ({
      ...row,
      ownerId: toId,
      id: ids.get(row.id) ?? newId(),
      originId: row.originId ?? row.id,
    })),
  );
  await store.insert(
    surveyOptions,
    options.rows.map((row) => ({
      ...row,
      ownerId: toId,
      id: newId(),
      questionId: ids.get(row.questionId) ?? '',
      originId: row.originId ?? row.id,
    })),
  );
}

/** The id of the question or option that each one of these owners was copied from; those without an origin are missing. */
export async function originsOf(
  store: Store,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const where = { ownerId: { in: ownerIds }, originId: { ne: null } };
  const questions = await store.list(surveyQuestions, { where });
  const options = await store.list(surveyOptions, { where });
  return new Map([...questions.rows, ...options.rows].map(({ id, originId }) => [id, originId ?? id]));
}
