/** One event as Google Analytics 4 takes it: `POST /g/collect` with everything in the query. */
import type { EventFacts, TelemetryEvent } from './sink.ts';

/**
 * The address that reports an event. The visit is the only identity: no person, no cookie, no id over visits, and no
 * advertising (`npa`).
 */
export function collectAddress(
  endpoint: string,
  event: TelemetryEvent,
  { measurementId, visit, origin }: EventFacts,
): string {
  const address = new URL(endpoint);
  const facts = {
    v: '2',
    tid: measurementId,
    cid: visit.id,
    sid: String(Math.floor(visit.startedAt / 1_000)),
    npa: '1',
    en: event.type,
    dl: `${origin}${event.path}`,
    ...(event.type === 'rage_click' ? { 'ep.text': event.text } : {}),
  };
  for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value);
  return address.href;
}
