/**
 * The people of one survey: with names who was asked and what each answered; of an anonymous survey only counts, and
 * why there is no more.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, EyeOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { ResponseList, Withheld } from '#src/forms/ResponseList.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { invitationWords, type InvitationState } from '#src/surveys/results/invitationWords.ts';
import { surveyResource, type BuiltSurvey, type InvitedPage } from './surveysAdmin.queries.ts';

type Group = InvitedPage['groups'][number];

const Waiting = (): ReactElement => (
  <Loading>
    <Skeleton className="h-72 w-full rounded-card" />
  </Loading>
);

function GroupCounts({ groups }: { readonly groups: readonly Group[] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const groupName = ({ name }: Group): string => name ?? t`Sin departamento`;
  return (
    <DataTable
      label={t`Participación por departamento`}
      rows={groups}
      keyOf={({ departmentId, name }) => departmentId ?? name ?? ''}
      nameOf={groupName}
      columns={[
        { id: 'name', header: t`Departamento`, cell: groupName },
        {
          id: 'invited',
          header: t`Se preguntó a`,
          align: 'end',
          cell: ({ invited }) => formatNumber(invited, language),
        },
        {
          id: 'answered',
          header: t`Respondieron`,
          align: 'end',
          cell: ({ answered }) => formatNumber(answered, language),
        },
      ]}
    />
  );
}

function Invited({ survey }: { readonly survey: BuiltSurvey }): ReactElement {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<InvitationState>();
  const words = useDebounced(typed.trim(), () => undefined);
  const keywords = words === '' ? undefined : words;
  const query = useInfiniteQuery({
    ...surveyResource.invited({ surveyId: survey.id, status, keywords }),
    placeholderData: keepPreviousData,
  });
  const [first] = query.data?.pages ?? [];
  if (first?.withheld === 'anonymous')
    return (
      <div className="flex flex-col gap-4">
        <Card className="flex items-start gap-2.5">
          <Icon of={EyeOff} className="mt-0.5 shrink-0 text-soft" />
          <p>
            <Trans>
              Es anónima: nadie ve quién respondió y quién no, tampoco tú. Solo cuántas personas por grupo.
            </Trans>
          </p>
        </Card>
        <GroupCounts groups={first.groups} />
      </div>
    );
  const isOver = survey.state === 'closing' || survey.state === 'closed';
  const states = ['answered', isOver ? 'expired' : 'pending'] as const;
  return (
    <AdminTable
      of={[query]}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      failed={t`No pudimos cargar a quién se preguntó.`}
      label={t`Personas a las que se preguntó`}
      keyOf={({ id }) => id}
      nameOf={({ user }) => nameOf(user)}
      columns={[
        { id: 'name', header: t`Persona`, cell: ({ user }) => nameOf(user) },
        { id: 'department', header: t`Departamento`, cell: ({ user }) => user.departmentName ?? '–' },
        {
          id: 'state',
          header: t`Estado`,
          cell: ({ status: own }) => (
            <StatusTag severity={invitationWords[own].severity}>
              {i18n._(invitationWords[own].name)}
            </StatusTag>
          ),
        },
      ]}
      filters={
        survey.anonymous
          ? undefined
          : {
              tools: (
                <div className="flex flex-wrap gap-3">
                  <SearchField label={t`Buscar una persona`} value={typed} onChange={setTyped} />
                  <FilterSelect
                    label={t`Estado`}
                    all={t`Todos los estados`}
                    value={status}
                    onChange={setStatus}
                    options={states.map((value) => ({ value, label: i18n._(invitationWords[value].name) }))}
                  />
                </div>
              ),
              isNarrowed: keywords !== undefined || status !== undefined,
              onClear: () => {
                setTyped('');
                setStatus(undefined);
              },
            }
      }
      none={<Empty text={<Trans>A nadie se le preguntó todavía.</Trans>} drawing="search" />}
      footer={<MoreRows of={query} />}
    />
  );
}

function Responses({ survey }: { readonly survey: BuiltSurvey }): ReactElement {
  const { t } = useLingui();
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const [departmentId, setDepartment] = useState<string | undefined>();
  const [days, setDays] = useState({ startDate: '', endDate: '' });
  const query = useInfiniteQuery(
    surveyResource.responses({
      surveyId: survey.id,
      ...(departmentId === undefined ? {} : { departmentId }),
      ...(days.startDate === '' ? {} : { startDate: days.startDate }),
      ...(days.endDate === '' ? {} : { endDate: days.endDate }),
    }),
  );
  const [first] = query.data?.pages ?? [];
  if (first?.withheld === 'anonymous')
    return <Withheld questions={survey.questions} aggregate={first.aggregate} />;
  return (
    <div className="flex flex-col gap-5">
      {survey.anonymous ? null : (
        <div className="flex flex-wrap items-end gap-3">
          <FilterSelect
            label={t`Departamento`}
            all={t`Todos los departamentos`}
            value={departmentId}
            onChange={setDepartment}
            options={departments.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            type="date"
            label={t`Desde`}
            value={days.startDate}
            onChange={({ currentTarget: { value } }) => setDays({ ...days, startDate: value })}
          />
          <TextField
            type="date"
            label={t`Hasta`}
            value={days.endDate}
            onChange={({ currentTarget: { value } }) => setDays({ ...days, endDate: value })}
          />
        </div>
      )}
      <ListBoundary of={[query]} what={t`No pudimos cargar las respuestas.`}>
        {first === undefined ? (
          <Waiting />
        ) : (
          <ResponseList
            responses={query.data?.pages.flatMap(({ items }) => items) ?? []}
            questions={survey.questions}
          />
        )}
        <MoreRows of={query} />
      </ListBoundary>
    </div>
  );
}

export function PeoplePage({
  survey,
  onClose,
}: {
  readonly survey: BuiltSurvey;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todas las encuestas</Trans>
      </Button>
      <h2 className="text-h4 font-bold wrap-anywhere">{survey.title}</h2>
      <Tabs
        label={t`Personas y respuestas`}
        tabs={[
          { id: 'invited', label: t`A quién se preguntó`, content: <Invited survey={survey} /> },
          { id: 'responses', label: t`Respuestas`, content: <Responses survey={survey} /> },
        ]}
      />
    </div>
  );
}
