/** One program with its people: who has done what, their file, reminders, and what was handed in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, ChevronLeft, UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useNow } from '#src/lib/useNow.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { fileName } from '#src/plots/fileTable.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AssignPanel } from './AssignPanel.tsx';
import { Departments } from './Departments.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { programPeoplePage, programResource, type BuiltProgram } from './programsAdmin.queries.ts';
import { standingWords } from './programWords.ts';
import { SubmissionList } from './SubmissionList.tsx';

function PeopleFile({
  program: { id },
  name,
}: {
  readonly program: BuiltProgram;
  readonly name: string;
}): ReactElement {
  const { t, i18n } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  const now = useNow();
  return (
    <PagedFile
      name={fileName(`${name} ${isoDay(now, timeZone)}`)}
      read={(page, signal) => programPeoplePage(id, page, signal)}
      tableOf={(people) => ({
        columns: [
          { header: t`Persona`, width: 28 },
          { header: t`Correo`, width: 32 },
          { header: t`Departamento`, width: 24 },
          { header: t`Estado`, width: 20 },
          { header: t`Avance (%)`, width: 12 },
          { header: t`Fecha límite`, width: 14 },
          { header: t`Terminó el`, width: 14 },
        ],
        rows: people.map(({ user, standing, percent, dueOn, finishedAt }) => [
          nameOf(user),
          user.email,
          user.departmentName ?? '',
          i18n._(standingWords[standing].name),
          percent,
          dueOn ?? '',
          finishedAt === null ? '' : isoDay(finishedAt, timeZone),
        ]),
      })}
    />
  );
}

export function ProgramPage({
  program,
  onClose,
}: {
  readonly program: BuiltProgram;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  const { id, active, type, assigned, started, waiting, finished } = program;
  const name = useWording()(program.name, program.nameEn);
  // The tab with work; the last decision does not leave it.
  const [first] = useState(waiting > 0 ? 'submissions' : 'people');
  const assigning = usePanel<null>();
  const remind = useWrite(programResource.remind, {
    refresh: programResource.refresh,
    onDone: () =>
      toasts.raise({ severity: 'success', text: t`Recordaste ${name} a quienes no han terminado.` }),
  });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los programas</Trans>
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h4 font-bold wrap-anywhere">{name}</h2>
          <p className="text-small text-soft">
            <Trans>
              Participan: {assigned} · En curso: {started} · Por decidir: {waiting} · Terminaron: {finished}
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <PeopleFile program={program} name={name} />
          <Button
            variant="secondary"
            icon={BellRing}
            disabled={!active || assigned === finished}
            busy={remind.isPending}
            onClick={() => remind.mutate({ id })}
          >
            <Trans>Recordar</Trans>
          </Button>
          <Button icon={UserPlus} disabled={!active} onClick={() => assigning.open(null)}>
            <Trans>Asignar</Trans>
          </Button>
        </div>
      </div>
      {remind.isError ? <FieldError>{whyFailed(remind.error)}</FieldError> : null}
      {active ? null : (
        <p className="text-small text-soft">
          <Trans>Está desactivado: actívalo en la lista para asignarlo.</Trans>
        </p>
      )}
      {type === 'course' ? (
        <>
          <Departments of={program.departments} />
          <PeopleTable program={program} />
        </>
      ) : (
        <Tabs
          label={t`Personas y entregas`}
          selected={search.get('tab') ?? first}
          onSelect={(tab) => go({ people: id, tab }, samePlace())}
          tabs={[
            { id: 'submissions', label: t`Entregas`, content: <SubmissionList programId={id} /> },
            {
              id: 'people',
              label: t`Personas`,
              content: (
                <div className="flex min-w-0 flex-col gap-5">
                  <Departments of={program.departments} />
                  <PeopleTable program={program} />
                </div>
              ),
            },
          ]}
        />
      )}
      {assigning.opening === 0 ? null : (
        <AssignPanel
          key={assigning.opening}
          program={program}
          open={assigning.isOpen}
          onClose={assigning.close}
        />
      )}
    </div>
  );
}
