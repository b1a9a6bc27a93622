/** Sets the clock and the time zone of a gate's processes, by libfaketime (`apt install faketime`). */
import { globSync } from 'node:fs';

/** A time of day in a zone. */
export interface Clock {
  /** Local, as 2028-02-29T23:58. */
  readonly at: string;
  /** IANA name. */
  readonly zone: string;
}

/** Two minutes before the day, month, quarter or year ends, and before the clocks change. */
export const hardTimes: readonly Clock[] = [
  { at: '2026-12-31T23:58', zone: 'America/Bogota' },
  { at: '2027-03-28T01:58', zone: 'Europe/Madrid' },
  { at: '2027-10-31T01:58', zone: 'Europe/Madrid' },
  { at: '2028-02-29T23:58', zone: 'America/Mexico_City' },
  { at: '2027-06-30T23:58', zone: 'Asia/Tokyo' },
];

/** Why a text is no clock; undefined if it is one. */
export function notClock({ at, zone }: Clock): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) || Number.isNaN(Date.parse(`${at}Z`)))
    return `--clock is a time as 2028-02-29T23:58, not "${at}".`;
  return Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'
    ? undefined
    : `--zone is the name of a time zone as America/Mexico_City, not "${zone}".`;
}

export const noClock = 'The clock cannot be set: libfaketime is missing (apt install faketime).';

/** Environment variables of processes whose clock starts at this time; undefined without libfaketime. */
export function environmentAt({ at, zone }: Clock): Record<string, string> | undefined {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  return library === undefined
    ? undefined
    : {
        LD_PRELOAD: library,
        FAKETIME: `@${at.replace('T', ' ')}:00`,
        // Timers use the monotonic clock; ages of files are compared with each other.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
        TZ: zone,
      };
}
