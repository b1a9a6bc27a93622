/** The scores of a cycle side by side: computed, calibrated and why, with their distribution. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { CalibratePanel } from './CalibratePanel.tsx';
import type { Cycle, CyclePerson } from './evaluationsAdmin.queries.ts';
import { PeopleTable, usePersonColumns } from './PeopleTable.tsx';
import { ScoreColumns } from './ScoreColumns.tsx';
import { ScoresFile } from './ScoresFile.tsx';
import { scoreText } from '#src/evaluations/scoreText.ts';

export function CalibrationTab({
  cycle,
  canCalibrate,
}: {
  readonly cycle: Cycle;
  readonly canCalibrate: boolean;
}): ReactElement {
  const { t } = useLingui();
  const { id } = cycle;
  const language = useLanguage();
  const columns = usePersonColumns();
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const [departmentId, setDepartment] = useState<string | undefined>();
  const department = departments.find((one) => one.id === departmentId)?.name ?? null;
  const panel = usePanel<CyclePerson>();
  const open = canCalibrate ? panel.open : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ScoreColumns
        cycleId={id}
        people={cycle.people}
        departmentId={departmentId}
        departmentName={department}
      />
      <div className="self-end">
        <ScoresFile cycle={cycle} departmentId={departmentId} department={department} />
      </div>
      <PeopleTable
        cycleId={id}
        label={t`Puntajes`}
        onDepartment={setDepartment}
        waiting={[{ value: 'score', label: t`Sin puntaje` }]}
        columns={[
          ...columns,
          {
            id: 'score',
            header: t`Calculado`,
            align: 'end',
            cell: ({ score }) => scoreText(score, language),
          },
          {
            id: 'calibrated',
            header: t`Calibrado`,
            align: 'end',
            cell: ({ calibrated }) => scoreText(calibrated, language),
          },
          {
            id: 'reason',
            header: t`Por qué`,
            cell: ({ calibrationReason }) => (
              <span className="wrap-anywhere">{calibrationReason ?? '–'}</span>
            ),
          },
        ]}
        actions={(person) =>
          open === undefined
            ? []
            : [[{ id: 'calibrate', label: t`Calibrar`, icon: Scale, onSelect: () => open(person) }]]
        }
        onOpen={open}
      />
      {panel.about === null ? null : (
        <CalibratePanel key={panel.opening} person={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
    </div>
  );
}
