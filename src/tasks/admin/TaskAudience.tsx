/** Whom an administrator gives a task, as surveys choose whom they ask, and what it may cost. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { maxPoints } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { HighestCost } from '#src/admin/HighestCost.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PartsFields } from '#src/surveys/admin/launch/AudienceFields.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { taskResource } from './tasksAdmin.queries.ts';

export interface TaskAudienceFields {
  readonly everyone: boolean;
  readonly departmentIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly people: readonly PublicUser[];
}

/** An audience as the calls take it. */
export const audienceInput = ({ everyone, departmentIds, groupIds, people }: TaskAudienceFields) => ({
  everyone,
  departmentIds: everyone ? [] : [...departmentIds],
  groupIds: everyone ? [] : [...groupIds],
  userIds: everyone ? [] : people.map(({ id }) => id),
});

/** Whether it is more than single people. */
export const isWide = ({ everyone, departmentIds, groupIds }: TaskAudienceFields): boolean =>
  everyone || departmentIds.length + groupIds.length > 0;

export function TaskAudience({
  value,
  onChange,
  errorOf,
}: {
  readonly value: TaskAudienceFields;
  readonly onChange: (next: TaskAudienceFields) => void;
  readonly errorOf: (field: 'departmentIds' | 'groupIds' | 'userIds') => string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { everyone, departmentIds, groupIds, people } = value;
  return (
    <>
      <RadioCards
        legend={t`Para quién`}
        columns={2}
        value={everyone ? 'everybody' : 'chosen'}
        onChange={(next) => onChange({ ...value, everyone: next === 'everybody' })}
        options={[
          {
            value: 'chosen',
            label: t`Para quienes elijas`,
            detail: t`Departamentos, grupos y personas: se suman. Sin nadie, la tarea es para ti.`,
          },
          {
            value: 'everybody',
            label: t`Para toda la organización`,
            detail: t`Para todas las personas activas hoy. Quien llegue después no la recibe.`,
          },
        ]}
      />
      {everyone ? null : (
        <PartsFields
          audience={{
            departmentIds: [...departmentIds],
            groupIds: [...groupIds],
            userIds: people.map(({ id }) => id),
          }}
          people={people}
          onChange={(change, chosen) => onChange({ ...value, ...change, people: chosen ?? people })}
          errorOf={errorOf}
        />
      )}
    </>
  );
}

/** How many people would get it, and the points of all of them. */
export function AudienceCost({
  value,
  points,
}: {
  readonly value: TaskAudienceFields;
  readonly points: number | null;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const each = Math.min(Number(useDebounced(String(points ?? 0))) || 0, maxPoints);
  const wide = isWide(value);
  const { data } = useQuery({
    ...taskResource.audience({ ...audienceInput(value), points: each }),
    enabled: wide,
    placeholderData: keepPreviousData,
  });
  const label = t`Si todas se aprueban`;
  if (!wide) return <HighestCost points={points} people={Math.max(1, value.people.length)} label={label} />;
  if (data === undefined) return null;
  const count = formatNumber(data.people, language);
  return each === 0 ? (
    <p className="text-small text-soft">
      <Trans>Personas que la reciben: {count}</Trans>
    </p>
  ) : (
    <HighestCost points={each} people={data.people} label={label} />
  );
}
