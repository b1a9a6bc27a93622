/** One module switch. Switching off needs a confirmation. Both directions can be undone. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';
import { lockedModules } from '#schema/organization/organization.rules.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { placesIn } from '#src/telemetry/placesIn.ts';
import { Switch } from '#src/ui/Switch.tsx';
import {
  organizationSettingsQueries,
  organizationSettingsWrites,
  refreshOrganizationSettings,
} from './organizationSettings.queries.ts';
import { missingFor } from './moduleNeeds.ts';
import { moduleWords } from './moduleWords.ts';
import { SwitchOffDialog } from './SwitchOffDialog.tsx';

interface Turn {
  readonly flag: ModuleFlag;
  readonly active: boolean;
}

/** Sets a switch and offers an undo, also in a toast that outlives the page. */
function useTurn() {
  const { t, i18n } = useLingui();
  const cache = useQueryClient();
  const { refresh } = useOrganization();
  const turn = useWrite<Turn, unknown>(organizationSettingsWrites.turn, {
    refresh: refreshOrganizationSettings,
    onDone: (_result, { flag, active }) => {
      cache.setQueryData(organizationSettingsQueries.custom().queryKey, (kept) =>
        kept === undefined ? kept : { ...kept, services: { ...kept.services, [flag]: active } },
      );
      refresh?.();
    },
  });
  const { mutateAsync } = turn;
  const say = (error: unknown): void => {
    const text = error instanceof Error ? (whyFailed(error) ?? error.message) : String(error);
    toasts.raise({ severity: 'error', text });
  };
  /** Throws the error of the server. */
  const put = async ({ flag, active }: Turn): Promise<void> => {
    await mutateAsync({ flag, active });
    const name = i18n._(moduleWords[flag].name);
    toasts.raise({
      severity: 'success',
      text: active ? t`Encendiste ${name}.` : t`Apagaste ${name}.`,
      action: { label: t`Deshacer`, onAct: () => void put({ flag, active: !active }).catch(say) },
    });
  };
  return { turn, put, say };
}

export function ModuleRow({
  flag,
  modules,
}: {
  readonly flag: ModuleFlag;
  readonly modules: ActiveModules;
}): ReactElement {
  const { t, i18n } = useLingui();
  const { turn, put, say } = useTurn();
  const asking = usePanel<ModuleFlag>();
  const words = moduleWords[flag];
  const active = modules[flag] === true;
  const isLocked = lockedModules.includes(flag);
  // Recordings need an address of the server that served this page.
  const hasNoPlace = flag === 'fullstory' && placesIn(document)?.recordingUrl === undefined;
  const missing = missingFor(flag, modules);
  const other = missing === null ? '' : i18n._(moduleWords[missing].name);
  // Optimistic. The dialog has its own pending state.
  const shown = turn.isPending && !asking.isOpen ? turn.variables.active : active;
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <Switch
        label={<span className="font-semibold">{i18n._(words.name)}</span>}
        detail={
          <>
            {i18n._(words.line)} {isLocked ? t`No se apaga: sin él nadie podría entrar.` : null}
            {hasNoPlace ? t`Este servidor no tiene una dirección para grabaciones: no se graba nada.` : null}
            {missing === null ? null : (
              <span className="text-warning-text">{t`Depende de ${other}, que está apagado.`}</span>
            )}
          </>
        }
        checked={shown}
        disabled={isLocked || (hasNoPlace && !shown)}
        onChange={(next) => {
          if (turn.isPending) return;
          if (next) put({ flag, active: true }).catch(say);
          else asking.open(flag);
        }}
      />
      {asking.opening === 0 ? null : (
        <SwitchOffDialog
          key={asking.opening}
          flag={flag}
          modules={modules}
          open={asking.isOpen}
          onClose={() => {
            turn.reset();
            asking.close();
          }}
          busy={turn.isPending}
          failed={asking.isOpen ? whyFailed(turn.error) : null}
          // The dialog shows the refusal of the server.
          onConfirm={() => void put({ flag, active: false }).then(asking.close, () => undefined)}
        />
      )}
    </li>
  );
}
