/** Alignment and weights of goals: switching one off hides it and keeps every link and weight. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SettingsCard, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { goalSettingsResource } from './goalsAdmin.queries.ts';

export function GoalSettings(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(goalSettingsResource.shown());
  const saving = useWrite(goalSettingsResource.update, { refresh: goalSettingsResource.refresh });
  const sent = saving.isPending ? saving.variables : undefined;
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar los ajustes de los objetivos.`}>
      {query.data === undefined ? (
        <SettingsWaiting cards={1} />
      ) : (
        <div className="max-w-prose72">
          <SettingsCard
            title={t`Qué se usa`}
            lead={t`Apagar algo lo oculta; enlaces y pesos se conservan y vuelven al encenderlo.`}
          >
            <Switch
              label={t`Alineación`}
              detail={t`Un objetivo aporta a otros, y su avance se suma hacia arriba.`}
              checked={sent?.alignment ?? query.data.alignment}
              onChange={(alignment) => saving.mutate({ alignment })}
            />
            <Switch
              label={t`Pesos`}
              detail={t`Los objetivos de una persona en un periodo suman 100 como máximo.`}
              checked={sent?.weights ?? query.data.weights}
              onChange={(weights) => saving.mutate({ weights })}
            />
            <SaveFailed why={whyFailed(saving.error)} />
          </SettingsCard>
        </div>
      )}
    </ListBoundary>
  );
}
