/** The faults as the cockpit describes them: adding, listing, and the presets of scenarios. */
import { allRows } from '#schema/contract.ts';
import { catalogue, type ErrorCode } from '#schema/errors.ts';
import { restBase } from '#backend/http/base.ts';
import type { Fault, Faults, StandingFault } from './faults.ts';
import { operationNames } from './operations.ts';

/** Matches the app's interface `DemoFault`. */
export interface DemoFault {
  readonly call?: string | undefined;
  readonly times?: number | undefined;
  readonly strike:
    | {
        readonly kind: 'error';
        readonly code: ErrorCode;
        readonly status: number;
        readonly retryable?: boolean | undefined;
        readonly retryAfter?: number | undefined;
      }
    | { readonly kind: 'slow'; readonly ms: number }
    | { readonly kind: 'offline' }
    | { readonly kind: 'lost' };
}

/** Matches the app's interface `DemoControls.faults`. */
export interface FaultControls {
  readonly list: () => readonly (DemoFault & { readonly id: string; readonly left: number | null })[];
  readonly add: (fault: DemoFault) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  readonly calls: () => readonly { readonly call: string; readonly kind: 'operation' | 'route' }[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Longer than the app waits for any call, in ms: the app gives up first. */
const neverMs = 10 * 60_000;

function strikeOf(strike: DemoFault['strike']): Omit<Fault, 'call' | 'times'> {
  switch (strike.kind) {
    case 'error': {
      const { code, status, retryable, retryAfter } = strike;
      if (code === 'network') return { code, offline: true };
      if (code === 'timeout') return { code, delay: neverMs, offline: true };
      return {
        code,
        status,
        ...(retryable === undefined ? {} : { retryable }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      };
    }
    case 'slow':
      return { delay: strike.ms };
    case 'offline':
      return { offline: true };
    case 'lost':
      return { lost: true };
    default:
      return strike satisfies never;
  }
}

/** Converts a fault of the cockpit. */
export const faultOf = ({ call, times, strike }: DemoFault): Fault => ({
  ...(call === undefined ? {} : { call }),
  ...(times === undefined ? {} : { times }),
  ...strikeOf(strike),
});

function saidOf({ code, status, retryable, retryAfter, delay, offline, lost }: Fault): DemoFault['strike'] {
  if (code !== undefined) return { kind: 'error', code, status: status ?? 0, retryable, retryAfter };
  if (offline === true) return { kind: 'offline' };
  if (lost === true) return { kind: 'lost' };
  return { kind: 'slow', ms: delay ?? 0 };
}

const listed = ({ id, left, fault }: StandingFault): ReturnType<FaultControls['list']>[number] => ({
  id,
  left,
  call: fault.call,
  times: fault.times,
  strike: saidOf(fault),
});

const calls: ReturnType<FaultControls['calls']> = [
  ...operationNames.map((call) => ({ call, kind: 'operation' as const })),
  ...allRows
    .map(({ row: { route } }) => ({ call: route.replace(' ', ` ${restBase}`), kind: 'route' as const }))
    .toSorted((one, other) => (one.call < other.call ? -1 : 1)),
];

/** The controls of the cockpit for the faults of a deployment. */
export function faultControls(faults: Faults): FaultControls {
  let seen: readonly StandingFault[] | undefined;
  let shown: ReturnType<FaultControls['list']> = [];
  return {
    list: () => {
      const standing = faults.list();
      // Returns the same list until it changes, as the drawing component expects.
      if (standing !== seen) [seen, shown] = [standing, standing.map(listed)];
      return shown;
    },
    add: (fault) => void faults.add(faultOf(fault)),
    remove: faults.remove,
    clear: faults.clear,
    calls: () => calls,
    subscribe: faults.subscribe,
  };
}

const answers = (code: ErrorCode, status: number = catalogue[code].statuses[0] ?? 0) =>
  ({ kind: 'error', code, status }) as const;

/**
 * Presets of faults by the name in `schema/demo/scenarios.ts`. Start-up works, and each screen fails in its
 * own way.
 */
export const faultPresets: Readonly<Record<'failing', readonly DemoFault[]>> = {
  failing: [
    // Strikes the first load and its three repeats: the page shows the error, and the next press succeeds.
    { call: 'Feed', times: 4, strike: answers('unavailable', 503) },
    // The first press fails completely and the text stays. The second press succeeds but its answer is lost;
    // the repeat gets the first answer, so one recognition is sent.
    { call: 'SendRecognition', times: 3, strike: answers('unavailable', 503) },
    { call: 'SendRecognition', times: 1, strike: { kind: 'lost' } },
    { call: 'ReactToPost', times: 1, strike: { ...answers('too_many'), retryAfter: 3 } },
    // Missing numbers are not shown as zero.
    { call: 'AccountSummary', strike: answers('internal') },
    { call: 'Statement', strike: answers('internal') },
    { call: 'Products', strike: { kind: 'offline' } },
    { call: 'Coupons', strike: answers('timeout') },
    { call: 'PodiumPlaces', strike: { kind: 'slow', ms: 6_000 } },
    { call: 'Notifications', strike: answers('unavailable', 502) },
    { call: 'SaveAccount', strike: { ...answers('unavailable', 504), retryable: false } },
  ],
};

/** Replaces the faults in force with a preset; without a preset, clears them. */
export function applyPreset(faults: Faults, preset: keyof typeof faultPresets | undefined): void {
  faults.clear();
  for (const fault of preset === undefined ? [] : faultPresets[preset]) faults.add(faultOf(fault));
}
