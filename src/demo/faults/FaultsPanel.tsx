/** The fault tab of the cockpit: create a fault, list the active ones, watch the reactions of the app. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { CallLog } from './CallLog.tsx';
import { FaultForm } from './FaultForm.tsx';
import { StandingFaults } from './StandingFaults.tsx';

/** Faults apply to this browser tab, also after a reload. */
export function FaultsPanel({
  controls: { faults, log },
}: {
  readonly kit: DemoKit;
  readonly controls: DemoControls;
}): ReactElement {
  const { t } = useLingui();
  const standing = useSyncExternalStore(faults.subscribe, faults.list);
  const count = standing.length;
  // With active faults the log is shown first.
  const [view, setView] = useState<'faults' | 'log'>(count > 0 ? 'log' : 'faults');
  return (
    <section aria-label={t`Fallas`} className="flex flex-col gap-6">
      <p className="text-small text-soft">
        <Trans>
          Haz fallar una llamada, o todas, y mira qué hace la aplicación. Las fallas valen en esta pestaña,
          también después de recargarla.
        </Trans>
      </p>
      <SegmentedControl
        label={t`Qué ver`}
        hideLabel
        wide
        value={view}
        onChange={setView}
        options={[
          { value: 'faults', label: t`Fallas (${count})` },
          { value: 'log', label: t`Registro` },
        ]}
      />
      {view === 'faults' ? (
        <>
          <StandingFaults list={standing} onRemove={faults.remove} onClear={faults.clear} />
          <FaultForm faults={faults} />
        </>
      ) : (
        <CallLog log={log} />
      )}
    </section>
  );
}
