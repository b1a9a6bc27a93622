/** Telemetry as the app calls it: off until somebody provides a sink, and only then loaded (issue "Foundation", slice item 6). */
import type { MeasurementIds, TelemetrySink } from './sink.ts';

/** What the app tells; nothing here ever raises. */
export interface Telemetry {
  /** The path has changed; the query and ids in it are left out, the same path again counts once. */
  pageViewed(path: string): void;
  /** A click at a place of the page, in CSS px, with the words of what was hit. */
  clicked(click: { readonly x: number; readonly y: number; readonly text: string }): void;
  /** Whether the organisation has session recording switched on (module `fullstory`). */
  recordingAllowed(isOn: boolean): void;
  /** A render error with React's component stack; not told on a developer's own machine, nor for network, timeout and authorisation. */
  errorRaised(error: unknown, componentStack: string): void;
}

type Call = (to: Telemetry) => void;

/** What was told while the telemetry was loading, oldest first; undefined while it is off. */
let waiting: Call[] | undefined;
let loaded: Telemetry | undefined;

function tell(call: Call): void {
  if (loaded !== undefined) call(loaded);
  else waiting?.push(call);
}

/** The app's telemetry; silent until `provideTelemetry`. */
export const telemetry: Telemetry = {
  pageViewed: (path) => tell((to) => to.pageViewed(path)),
  clicked: (click) => tell((to) => to.clicked(click)),
  recordingAllowed: (isOn) => tell((to) => to.recordingAllowed(isOn)),
  errorRaised: (error, componentStack) => tell((to) => to.errorRaised(error, componentStack)),
};

/** Switches telemetry on for this page; its code is fetched then. Answers how to switch it off; should it not load, the app goes on without. */
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
