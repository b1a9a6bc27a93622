/** The fields of a kind of requests, and the input made from them. */
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { decisionLimits, type DecisionRule } from '#schema/decisions/decisions.rules.ts';
import { RequestKindInput } from '#schema/requests/requests.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminRequestKind } from './requestsAdmin.queries.ts';

export interface RequestKindFields {
  title: string;
  description: string;
  needs: string;
  /** `survey:<id>`, `form:<id>`, or empty for the one open question. */
  form: string;
  approvers: PublicUser[];
  rule: DecisionRule;
  clockHours: number | null;
  takesFiles: boolean;
}

const surveyMark = 'survey:';
const formMark = 'form:';
export const surveyValue = (id: string): string => `${surveyMark}${id}`;
export const formValue = (id: string): string => `${formMark}${id}`;

const after = (text: string, mark: string): string | null =>
  text.startsWith(mark) ? text.slice(mark.length) : null;

export const requestKindForm = {
  schema: RequestKindInput,
  toInput: ({ title, description, needs, form, approvers, rule, clockHours, takesFiles }) => ({
    title: title.trim(),
    description: description.trim(),
    needs: needs.trim(),
    surveyId: after(form, surveyMark),
    formId: after(form, formMark),
    approverIds: approvers.map(({ id }) => id),
    rule,
    clockHours: clockHours ?? 0,
    takesFiles,
  }),
  names: { surveyId: 'form', formId: 'form', approverIds: 'approvers' },
} satisfies RowForm<RequestKindFields>;

/** The fields of a stored kind; null for a new one. */
export const requestKindFields = (kind: AdminRequestKind | null): RequestKindFields => ({
  title: kind?.title ?? '',
  description: kind?.description ?? '',
  needs: kind?.needs ?? '',
  form:
    kind === null
      ? ''
      : kind.surveyId !== null
        ? surveyValue(kind.surveyId)
        : kind.formId !== null
          ? formValue(kind.formId)
          : '',
  approvers: [...(kind?.approvers ?? [])],
  rule: kind?.rule ?? 'any',
  clockHours: kind === null ? decisionLimits.clockHours.usual : kind.clockHours,
  takesFiles: kind?.takesFiles ?? true,
});
