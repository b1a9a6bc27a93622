/**
 * What a person writes, and the code of a case without a name that nobody has kept yet. Both stay in this tab: they survive its
 * reload, and nothing else.
 */
import * as z from 'zod/mini';
import type { LeftCode } from '#machines/caseReport.setup.ts';
import type { CaseKind } from '#schema/feedback/cases.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { whenForgotten } from '#src/lib/store.ts';
import { keepWords as keepDraft, readWords as readDraft } from '#src/lib/wordDraft.ts';

/** What the form holds, besides files. */
export const ReportWords = z.object({
  subject: z.string(),
  text: z.string(),
  category: z.string(),
  involved: z.array(PublicUser),
});
export type ReportWords = z.output<typeof ReportWords>;

const Left = z.object({
  code: z.string(),
  receipt: z.nullable(z.object({ id: z.nullable(z.string()), answerBy: z.string() })),
});

export const noWords: ReportWords = { subject: '', text: '', category: 'other', involved: [] };

/** Whose words, about which kind. */
export interface ReportOf {
  readonly owner: string;
  readonly kind: CaseKind;
}

function read<S extends z.ZodMiniType>(
  schema: S,
  { owner, kind }: ReportOf,
  what: string,
): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(readDraft(owner, `${what}:${kind}`) ?? 'null'));
  } catch {
    return null;
  }
}

const keep = ({ owner, kind }: ReportOf, what: string, value: object | null): void =>
  keepDraft(owner, `${what}:${kind}`, value === null ? null : JSON.stringify(value));

export const readWords = (of: ReportOf): ReportWords => read(ReportWords, of, 'case') ?? noWords;
export const keepWords = (of: ReportOf, words: ReportWords | null): void => keep(of, 'case', words);
export const readCode = (of: ReportOf): LeftCode | null => read(Left, of, 'case-code');
export const keepCode = (of: ReportOf, left: LeftCode | null): void => keep(of, 'case-code', left);

const chosen = new Map<string, readonly File[]>();
whenForgotten(() => chosen.clear());
const nameOf = ({ owner, kind }: ReportOf): string => `${owner}:${kind}`;

/** The chosen files; a reload forgets them. */
export const filesOf = (of: ReportOf): readonly File[] => chosen.get(nameOf(of)) ?? [];
export const chooseFiles = (of: ReportOf, files: readonly File[]): unknown => chosen.set(nameOf(of), files);
