/** The open cockpit: a panel beside the page, which stays usable, so that the effects can be watched. */
import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, X } from 'lucide-react';
import { lazy, useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import { withTexts } from '#src/lib/texts.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { KeepLanguage } from './arrival.ts';
import { cockpitTabs, type CockpitTab } from './memory.ts';
import type { CockpitPage } from './page.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { ReportButton } from './ReportButton.tsx';
import { ShowTab } from './ShowTab.tsx';
import { shortcutName } from './shortcut.ts';
import { TimeTab } from './TimeTab.tsx';
import { useControls } from './useControls.ts';

const FaultsPanel = lazy(async () => ({
  default: (await withTexts(() => import('#src/demo/faults/FaultsPanel.tsx'))).FaultsPanel,
}));
const OutboxPanel = lazy(async () => ({
  default: (await withTexts(() => import('#src/demo/outbox/OutboxPanel.tsx'))).OutboxPanel,
}));
const DataPanel = lazy(async () => ({
  default: (await withTexts(() => import('#src/demo/tables/DataPanel.tsx'))).DataPanel,
}));
const TourPanel = lazy(async () => ({
  default: (await import('#src/demo/tours/TourPanel.tsx')).TourPanel,
}));

export interface CockpitPanelProps {
  readonly kit: DemoKit;
  readonly page: CockpitPage;
  readonly keepLanguage: KeepLanguage;
  readonly tab: CockpitTab;
  readonly onTab: (tab: CockpitTab) => void;
  readonly onClose: () => void;
  readonly onHide: () => void;
}

interface TabProps extends Pick<CockpitPanelProps, 'kit' | 'page' | 'keepLanguage'> {
  readonly controls: DemoControls;
}

function Content({ of, kit, controls, page, keepLanguage }: TabProps & { readonly of: CockpitTab }) {
  switch (of) {
    case 'show':
      return <ShowTab kit={kit} controls={controls} page={page} keepLanguage={keepLanguage} />;
    case 'time':
      return <TimeTab controls={controls} page={page} />;
    case 'faults':
      return <FaultsPanel kit={kit} controls={controls} />;
    case 'outbox':
      return <OutboxPanel kit={kit} controls={controls} />;
    case 'data':
      return <DataPanel controls={controls} />;
    case 'tour':
      return <TourPanel kit={kit} controls={controls} />;
  }
}

/** Takes the focus when it opens; Escape and the close button close it. */
export function CockpitPanel({
  kit,
  page,
  keepLanguage,
  tab,
  onTab,
  onClose,
  onHide,
}: CockpitPanelProps): ReactElement {
  const { t } = useLingui();
  const { controls, hasFailed, again } = useControls(kit);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const keys = shortcutName();
  const labels: Readonly<Record<CockpitTab, string>> = {
    show: t`Demostración`,
    time: t`Tiempo`,
    faults: t`Fallas`,
    outbox: t`Bandeja`,
    data: t`Datos`,
    tour: t`Guion`,
  };
  useEffect(() => panel.current?.focus(), []);
  const press = (event: KeyboardEvent): void => {
    // A list or dialog opened from the panel handles Escape itself; its key events bubble here through the
    // React tree.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target) === true;
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel from anywhere inside
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={press}
      // Above the dialogs of the page, so that they can be used together; below the dialogs of the cockpit,
      // which make it inert.
      className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] animate-appear flex-col rounded-t-card border border-dashed border-control bg-raised shadow-raised outline-none in-inert:z-30 wide:inset-y-0 wide:start-auto wide:max-h-none wide:w-[30rem] wide:rounded-none wide:border-y-0 wide:border-e-0"
    >
      <header className="flex items-center gap-2 px-5 pt-4 pb-2">
        <h2 id={id} className="min-w-0 flex-1 text-h5 font-semibold">
          <Trans>Cabina</Trans>
        </h2>
        <IconButton icon={EyeOff} label={t`Ocultar la cabina y el correo hasta ${keys}`} onClick={onHide} />
        <IconButton icon={X} label={t`Cerrar la cabina`} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        {hasFailed ? (
          <Failed
            what={<Trans>No se pudieron cargar los mandos de la demostración.</Trans>}
            onRetry={again}
          />
        ) : (
          <Tabs
            label={t`Partes de la cabina`}
            selected={tab}
            onSelect={(next) => {
              const found = cockpitTabs.find((one) => one === next);
              if (found !== undefined) onTab(found);
            }}
            tabs={cockpitTabs.map((one) => ({
              id: one,
              label: labels[one],
              content: (
                <PartBoundary key={one} onRetry={page.reload}>
                  {controls === undefined ? (
                    <Loading>
                      <SkeletonLine />
                      <SkeletonLine />
                    </Loading>
                  ) : (
                    <Content of={one} kit={kit} controls={controls} page={page} keepLanguage={keepLanguage} />
                  )}
                </PartBoundary>
              ),
            }))}
          />
        )}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-2 pb-[max(8px,env(safe-area-inset-bottom))] text-small text-soft">
        <span className="flex-1 basis-60">
          <Trans>
            <kbd className="font-sans font-semibold">{keys}</kbd>, o tocar con tres dedos, la oculta con todo
            lo de la demostración y la vuelve a abrir
          </Trans>
        </span>
        <ReportButton />
      </footer>
    </section>
  );
}
