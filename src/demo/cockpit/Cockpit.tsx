/**
 * The cockpit of the salesperson: an unobtrusive button at the corner of every page, its panel, and a
 * shortcut and a touch gesture that work while both are hidden.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import {
  lazy,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from 'react';
import type { DemoKit } from '#src/api/demoKit.ts';
import { withTexts } from '#src/lib/texts.ts';
import { cockpitPlace, strip, stripRoom } from '#src/demo/corner.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { KeepLanguage } from './arrival.ts';
import { storedArrival, storedPosition, type CockpitPlace } from './memory.ts';
import { thisPage, type CockpitPage } from './page.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { isShortcut } from './shortcut.ts';
import { hearThreeFingers } from './threeFingers.ts';

const CockpitPanel = lazy(async () => ({
  default: (await withTexts(() => import('./CockpitPanel.tsx'))).CockpitPanel,
}));

/** The height of the strip with the two buttons. */
const cornerRoom = '56px';

const begin: CockpitPlace = { isOpen: false, isHidden: false, tab: 'show' };

/** The reason why a link did not open its world; dismissed by the close button. */
function ArrivalFailed(): ReactElement | null {
  const [fault, setFault] = useState(() => storedArrival.read());
  if (fault === undefined) return null;
  const putAway = (): void => {
    storedArrival.keep(undefined);
    setFault(undefined);
  };
  return (
    <div className="fixed end-3 bottom-36 z-30 w-[min(24rem,calc(100vw-24px))] rounded-card bg-raised shadow-raised wide:bottom-3">
      <Banner severity="warning" onDismiss={putAway}>
        {fault === 'unreadable' ? (
          <Trans>
            El enlace de la demostración está incompleto o no es de esta versión. Sigue la que había.
          </Trans>
        ) : (
          <Trans>No se pudo preparar la demostración del enlace. Sigue la que había.</Trans>
        )}
      </Banner>
    </div>
  );
}

export interface CockpitProps {
  readonly kit: DemoKit;
  readonly keepLanguage: KeepLanguage;
  readonly page?: CockpitPage | undefined;
}

/** The button at the corner; shows the number of active faults. */
function CockpitButton({
  faults,
  onOpen,
}: {
  readonly faults: DemoKit['faults'];
  readonly onOpen: () => void;
}): ReactElement {
  const { t } = useLingui();
  const count = useSyncExternalStore(faults.subscribe, faults.list).length;
  return (
    <IconButton
      icon={SlidersHorizontal}
      variant="secondary"
      label={
        count === 0
          ? t`Cabina`
          : t`Cabina: ${plural(count, { one: '# falla activa', other: '# fallas activas' })}`
      }
      badge={count}
      aria-expanded={false}
      onClick={onOpen}
      className="border-dashed!"
    />
  );
}

/**
 * Opening takes the focus, closing returns it. The shortcut and the gesture open the panel, and hide every part
 * of the demo while the panel is open.
 */
export function Cockpit({ kit, keepLanguage, page = thisPage }: CockpitProps): ReactElement {
  const { t } = useLingui();
  const [place, setPlace] = useState(() => storedPosition.read() ?? begin);
  const button = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const { isOpen, isHidden } = place;
  const put = (next: Partial<CockpitPlace>): void => setPlace((now) => ({ ...now, ...next }));
  useEffect(() => storedPosition.keep(place), [place]);
  // Other overlays of the demo use the attribute. The shell keeps the room free (corner.ts).
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute('data-demo-hidden', isHidden);
    root.style.setProperty('--corner', isHidden ? '0px' : cornerRoom);
  }, [isHidden]);

  const open = (): void => {
    before.current = document.activeElement;
    put({ isOpen: true, isHidden: false });
  };
  const leave = (next: Partial<CockpitPlace>): void => put({ ...next, isOpen: false });
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const back = before.current;
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
      else button.current?.querySelector('button')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const turn = useEffectEvent((): void => {
    if (isOpen) leave({ isHidden: true });
    else open();
  });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    turn();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    // In the capture phase, so that no field or dialog of the page can stop the event.
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, []);
  useEffect(() => hearThreeFingers(() => turn()), []);

  return (
    <section aria-label={t`Cabina de la demostración`}>
      {isOpen ? (
        <PartBoundary onRetry={page.reload}>
          <CockpitPanel
            kit={kit}
            page={page}
            keepLanguage={keepLanguage}
            tab={place.tab}
            onTab={(tab) => put({ tab })}
            onClose={() => leave({})}
            onHide={() => leave({ isHidden: true })}
          />
        </PartBoundary>
      ) : null}
      {isHidden ? null : (
        <>
          <ArrivalFailed />
          <div className={stripRoom} />
          <div data-demo-strip="" className={strip} />
        </>
      )}
      <div ref={button} hidden={isOpen || isHidden} className={cockpitPlace}>
        <CockpitButton faults={kit.faults} onOpen={open} />
      </div>
    </section>
  );
}
