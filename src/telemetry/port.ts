/** The app's interface to telemetry: off until a sink is provided, and loaded only then. */
import type { MeasurementIds, TelemetrySink } from './sink.ts';

/** The events of the app; these methods never throw. */
export interface Telemetry {
  /** The path has changed. The query and ids in the path are left out; a repeated path counts once. */
  pageViewed(path: string): void;
  /** A click at a position of the page, in CSS px, with the label of the clicked control. */
  clicked(click: { readonly x: number; readonly y: number; readonly text: string }): void;
  /** Whether the organisation has session recording switched on (module `fullstory`). */
  recordingAllowed(isOn: boolean): void;
  /**
   * A render error with React's component stack; not reported on a developer's machine, nor for network,
   * timeout and authorisation errors.
   */
  errorRaised(error: unknown, componentStack: string): void;
}

type Call = (to: Telemetry) => void;

/** Calls made while the telemetry was loading, oldest first; undefined while it is off. */
let waiting: Call[] | undefined;
let loaded: Telemetry | undefined;

function tell(call: Call): void {
  if (loaded !== undefined) call(loaded);
  else waiting?.push(call);
}

/** The app's telemetry; does nothing before `provideTelemetry`. */
export const telemetry: Telemetry = {
  pageViewed: (path) => tell((to) => to.pageViewed(path)),
  clicked: (click) => tell((to) => to.clicked(click)),
  recordingAllowed: (isOn) => tell((to) => to.recordingAllowed(isOn)),
  errorRaised: (error, componentStack) => tell((to) => to.errorRaised(error, componentStack)),
};

/**
 * Switches telemetry on for this page and fetches its code. Returns a function that switches it off; if the
 * code cannot be loaded, the app works without telemetry.
 */
export async function provideTelemetry(
  sink: TelemetrySink,
  measurementIds: MeasurementIds,
): Promise<() => void> {
  waiting = [];
  try {
    const [{ createTelemetry }, { watchClicks }, { newKey }] = await Promise.all([
      import('./telemetry.ts'),
      import('./clicks.ts'),
      import('#src/api/newKey.ts'),
    ]);
    const made = createTelemetry({
      sink,
      measurementIds,
      host: location.host,
      clock: Date.now,
      newId: newKey,
      storage: storageOrNothing(),
      log: console,
    });
    loaded = made;
    for (const call of waiting.splice(0)) call(made);
    const unwatch = watchClicks(document, telemetry);
    return () => {
      unwatch();
      made.recordingAllowed(false);
      loaded = undefined;
      waiting = undefined;
    };
  } catch {
    waiting = undefined;
    console.debug('telemetry could not be loaded');
    return () => undefined;
  }
}

function storageOrNothing(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
