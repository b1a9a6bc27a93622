/** Switches telemetry on for this page, unless the browser asks not to be tracked. */
import { watchClicks } from './clicks.ts';
import { connectTelemetry } from './port.ts';
import { configuredSink } from './configuredSink.ts';
import { placesIn } from './placesIn.ts';
import type { TelemetrySink } from './sink.ts';
import { createTelemetry } from './telemetry.ts';

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export const refusesTracking = (browser: object): boolean =>
  ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) ||
  ('doNotTrack' in browser && browser.doNotTrack === '1');

/** 32 hexadecimal digits. Not `newKey.ts`, which would load the home page's file. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

/** Sends the events of the app to `sink`; returns a function that switches telemetry off. */
export function provideTelemetry(sink: TelemetrySink, measurementId: string): () => void {
  const made = createTelemetry({
    sink,
    measurementId,
    host: location.host,
    origin: location.origin,
    clock: Date.now,
    newId,
    storage: storageOrNothing(),
    log: console,
  });
  connectTelemetry(made);
  const unwatch = watchClicks(document, made);
  return () => {
    unwatch();
    made.recordingAllowed(false);
    connectTelemetry(undefined);
  };
}

/**
 * Does nothing for a page without telemetry and for a browser that refuses tracking. Returns a function that switches
 * telemetry off.
 */
export function startTelemetry(page: Document, browser: object): () => void {
  const places = placesIn(page);
  if (places === undefined || refusesTracking(browser)) return () => undefined;
  return provideTelemetry(configuredSink(places), places.measurementId ?? '');
}

function storageOrNothing(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
