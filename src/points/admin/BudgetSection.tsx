/** `/admin/points`: the points to distribute, the monthly base points and the redemption limit. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { FormBoundary } from './FormBoundary.tsx';
import { pointAdminQueries } from './pointsAdmin.queries.ts';
import { RulesForm } from './RulesForm.tsx';
import { ToDistribute } from './ToDistribute.tsx';

export const BudgetSection = (): ReactElement => (
  <FormBoundary
    of={useQuery(pointAdminQueries.rules())}
    what={<Trans>No pudimos cargar el presupuesto ni las reglas.</Trans>}
    whatOld={<Trans>No pudimos actualizar el presupuesto ni las reglas.</Trans>}
    waiting={<SettingsWaiting cards={3} />}
  >
    {(rules) => (
      <>
        <ToDistribute left={rules.pointsToDistribute} />
        <RulesForm rules={rules} />
      </>
    )}
  </FormBoundary>
);
