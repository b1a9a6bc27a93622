/** `/admin/points-use`: the use of points by department, and the points that left wallets. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { wallClock } from '#src/lib/wallClock.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { areDatesReversed } from '#src/points/statementFilter.ts';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useNow } from '#src/lib/useNow.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { DepartmentReport } from './DepartmentReport.tsx';
import { OutputReport } from './OutputReport.tsx';
import { ReportDays } from './ReportDays.tsx';
import { readReport, writeReport, type ReportFilter } from './reportFilter.ts';

/** The date range and the department are stored in the URL. */
export function UseSection(): ReactElement {
  const timeZone = useOrganization().settings?.timezone;
  const today = wallClock(new Date(useNow()).toISOString(), timeZone).toISOString().slice(0, 10);
  const [search, setSearch] = useSearchParams();
  const scope = readReport(search, today);
  const set = (change: ReportFilter): void =>
    setSearch(writeReport({ ...scope, ...change }, today), samePlace());
  return (
    <>
      <ReportDays scope={scope} today={today} onChange={set} />
      {areDatesReversed(scope) ? (
        <Card>
          <Empty
            drawing="calendar"
            text={<Trans>La última fecha es anterior a la primera: cámbiala para ver el informe.</Trans>}
          />
        </Card>
      ) : (
        <>
          <DepartmentReport scope={scope} />
          <OutputReport scope={scope} onDepartment={(departmentId) => set({ departmentId })} />
        </>
      )}
    </>
  );
}
