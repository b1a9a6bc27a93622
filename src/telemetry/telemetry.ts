/**
 * The telemetry of a page: decides what may leave the page, masks it, and passes it to the sink (spec §2, §8,
 * §9).
 */
import { telemetry as limits } from '#schema/limits.parts.ts';
import { isQuiet } from '#src/api/quiet.ts';
import { silentPages } from '#schema/limits.pages.ts';
import { isPrivate, mask, maskPath, maskText } from '#src/lib/masks.ts';
import { isAllowed, isLocal } from './hosts.ts';
import type { Telemetry } from './port.ts';
import { rageClicks } from './rageClick.ts';
import { createRecording } from './recording.ts';
import type { TelemetryEvent, TelemetrySink, Visit } from './sink.ts';
import { nextVisit, readVisit, storeVisit } from './visit.ts';

/** The dependencies of telemetry. */
export interface TelemetryEdges {
  readonly sink: TelemetrySink;
  readonly measurementId: string;
  /** `location.origin`. */
  readonly origin: string;
  /** `location.host`. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** 32 hexadecimal digits. */
  readonly newId: () => string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly log: Pick<Console, 'debug' | 'warn'>;
}

/** Also hears clicks, which no part of the app reports. */
export interface PageTelemetry extends Telemetry {
  /** A click at a position of the page, in CSS px, with the label of the clicked control. */
  clicked(click: { readonly x: number; readonly y: number; readonly text: string }): void;
}

/** Telemetry for a sink; errors of the sink never reach the caller. */
export function createTelemetry(edges: TelemetryEdges): PageTelemetry {
  const { sink, measurementId, host, origin, clock, newId, storage, log } = edges;
  const isRage = rageClicks();
  let path: string | undefined;
  let mayRecord = false;
  let held: Visit | null = readVisit(storage);

  log.debug(`telemetry: ${host} is ${isAllowed(host) ? '' : 'not '}on the list of domains`);

  const safely = (work: () => void): void => {
    try {
      work();
    } catch {
      log.debug('telemetry: the sink failed');
    }
  };
  const visit = (now: number): Visit => {
    // Another tab may have continued the same visit.
    held = nextVisit(readVisit(storage) ?? held, now, newId);
    storeVisit(storage, held);
    return held;
  };
  const tell = (event: TelemetryEvent): void => {
    safely(() => sink.event?.(event, { measurementId, visit: visit(clock()), origin }));
  };
  const recording = createRecording(
    sink.record === undefined
      ? undefined
      : async () => sink.record?.({ region: sink.region ?? 'eu', visitId: visit(clock()).id }),
    (line) => log.warn(line),
  );

  return {
    pageViewed(address) {
      const seen = address.split(/[?#]/, 1)[0] ?? '';
      if (seen === path) return;
      path = seen;
      recording.set(mayRecord && !isPrivate(seen));
      if (!isPrivate(seen)) tell({ type: 'page_view', path: maskPath(seen) });
    },
    clicked({ x, y, text }) {
      const hasRage = isRage({ x, y, at: clock() });
      if (hasRage && path !== undefined && !isPrivate(path))
        tell({ type: 'rage_click', path: maskPath(path), text: maskText(text) });
    },
    recordingAllowed(isOn) {
      mayRecord = isOn;
      recording.set(isOn && !(path !== undefined && isPrivate(path)));
    },
    errorRaised(error, componentStack) {
      if (isLocal(host) || isQuiet(error) || (path !== undefined && silentPages.test(path))) return;
      const raised = error instanceof Error ? error : new Error('something that is no error was raised');
      const report = {
        id: newId(),
        at: clock(),
        name: raised.name,
        message: maskText(raised.message),
        stack: mask(raised.stack ?? ''),
        componentStack: mask(componentStack),
        path: path === undefined || isPrivate(path) ? '' : maskPath(path),
      };
      safely(() => sink.error?.(report, { traceRate: limits.traceRate }));
    },
  };
}
