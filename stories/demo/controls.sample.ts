/** In-memory demo controls and kit, for stories and tests of the cockpit. */
import { personas } from '#mock/world/personas.ts';
import { encodeDemoLink, type WorldPart } from '#schema/demo/demoLink.ts';
import type { Happening } from '#schema/demo/happenings.ts';
import type {
  CallRecord,
  DemoControls,
  DemoFault,
  DemoKit,
  DemoOffline,
  OutboxItem,
  SnapshotInfo,
} from '#src/api/demoKit.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { sampleData } from './tables.sample.ts';

const minute = 60_000;
const [mariana, andres] = personas;
const ago = (minutes: number): string => new Date(storyTime - minutes * minute).toISOString();

/** One action that succeeded on the third attempt, one hit by a fault, one lost, one pending. */
export const sampleCalls: readonly CallRecord[] = [
  {
    id: 1,
    at: storyTime - 90_000,
    call: 'Boot',
    attempt: 1,
    waited: null,
    struck: false,
    outcome: { kind: 'answered', status: 200, code: null },
  },
  {
    id: 2,
    at: storyTime - 60_000,
    call: 'SendFeedback',
    attempt: 1,
    waited: null,
    struck: true,
    outcome: { kind: 'answered', status: 503, code: 'unavailable' },
  },
  {
    id: 3,
    at: storyTime - 58_900,
    call: 'SendFeedback',
    attempt: 2,
    waited: 1_046,
    struck: true,
    outcome: { kind: 'answered', status: 503, code: 'unavailable' },
  },
  {
    id: 4,
    at: storyTime - 56_700,
    call: 'SendFeedback',
    attempt: 3,
    waited: 2_118,
    struck: false,
    outcome: { kind: 'answered', status: 200, code: null },
  },
  {
    id: 5,
    at: storyTime - 30_000,
    call: 'POST /rest/react',
    attempt: 1,
    waited: null,
    struck: true,
    outcome: { kind: 'answered', status: 500, code: 'internal' },
  },
  {
    id: 6,
    at: storyTime - 12_000,
    call: 'Feed',
    attempt: 1,
    waited: null,
    struck: true,
    outcome: { kind: 'nothing came' },
  },
  {
    id: 7,
    at: storyTime - 1_000,
    call: 'GET /rest/podium',
    attempt: 1,
    waited: null,
    struck: false,
    outcome: { kind: 'under way' },
  },
];

/** One item of each kind. */
export const sampleOutbox: readonly OutboxItem[] = [
  {
    id: 'mail-1',
    kind: 'mail',
    to: mariana?.email ?? '',
    name: mariana?.name ?? '',
    portrait: mariana?.portrait ?? null,
    subject: 'Tu código para entrar: 048213',
    text: 'Hola, Mariana:\n\nEscribe este código para entrar a Grupo Aurora:\n\n048213\n\nFunciona durante diez minutos.',
    link: null,
    code: '048213',
    at: ago(2),
  },
  {
    id: 'whatsapp-1',
    kind: 'whatsapp',
    to: '+57 300 555 0101',
    name: andres?.name ?? '',
    portrait: andres?.portrait ?? null,
    subject: 'Mariana Torres te reconoció',
    text: 'Gracias por quedarte hasta que salió.',
    link: '/notifications',
    code: null,
    at: ago(9),
  },
  {
    id: 'file-1',
    kind: 'file',
    to: mariana?.name ?? '',
    name: mariana?.name ?? '',
    portrait: mariana?.portrait ?? null,
    subject: 'Reglamento interno.pdf',
    text: 'PDF, 48 kB',
    link: null,
    code: null,
    at: ago(25),
  },
];

/** The events of a month, in display order. */
export const sampleHappenings: readonly Happening[] = [
  { what: 'renewals', count: 260 },
  { what: 'expiries', count: 38 },
  { what: 'birthdays', count: 21 },
  { what: 'anniversaries', count: 1 },
  { what: 'pollsClosed', count: 2 },
  { what: 'surveysClosed', count: 1 },
  { what: 'cyclePhases', count: 1 },
  { what: 'periodsClosed', count: 1 },
  { what: 'challengesClosed', count: 1 },
  { what: 'challengePrizes', count: 9 },
  { what: 'couponsExpired', count: 0 },
  { what: 'notifications', count: 1_204 },
  { what: 'mails', count: 3 },
  { what: 'sessionsEnded', count: 1 },
];

/** Two snapshots. */
export const sampleSnapshots: readonly SnapshotInfo[] = [
  { id: 'kept-1', name: 'Antes de la junta', at: storyTime - 95 * minute, bytes: 182_400 },
  {
    id: 'kept-2',
    name: 'Cliente con puntos vencidos',
    at: storyTime - 3 * 24 * 60 * minute,
    bytes: 1_260_000,
  },
];

/** The available call targets. */
const calls: ReturnType<DemoControls['faults']['calls']> = [
  ...['Boot', 'Feed', 'SendFeedback', 'Podium', 'Wallet', 'Catalog'].map(
    (call) => ({ call, kind: 'operation' }) as const,
  ),
  ...['POST /rest/send_feedback', 'POST /rest/react', 'GET /rest/podium', 'POST /rest/buy_products'].map(
    (call) => ({ call, kind: 'route' }) as const,
  ),
];

/** A deterministic string of twelve hex digits; not a real digest. */
const digits = (text: string): string => {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 0xffffffffffff;
  return sum.toString(16).padStart(12, '0');
};

interface Begin {
  readonly world?: WorldPart;
  readonly faults?: readonly DemoFault[];
  readonly calls?: readonly CallRecord[];
  readonly outbox?: readonly OutboxItem[];
  readonly snapshots?: readonly SnapshotInfo[];
}

/** An observable list: each change creates a new array and notifies the listeners. */
function watched<A>(first: readonly A[]) {
  let all = first;
  const listeners = new Set<() => void>();
  return {
    list: () => all,
    put: (next: readonly A[]) => {
      all = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Creates controls with an initial state: time advances immediately, worlds and faults are stored, calls get no
 * response.
 */
export function sampleControls(begin: Begin = {}): DemoControls {
  const world = begin.world;
  let moved = 0;
  let made = 0;
  const faults = watched(
    (begin.faults ?? []).map((fault) => ({ ...fault, id: `fault-${++made}`, left: fault.times ?? null })),
  );
  const log = watched(begin.calls ?? sampleCalls);
  let kept = begin.snapshots ?? sampleSnapshots;
  const keep = (name: string, bytes: number): SnapshotInfo => {
    const info = { id: `kept-${++made}-new`, name, at: storyTime, bytes };
    kept = [info, ...kept];
    return info;
  };
  return {
    world: () => world,
    fingerprint: async () => digits(JSON.stringify(world ?? null)),
    fingerprintOf: async ({ persona: _persona, language: _language, ...part }) =>
      digits(encodeDemoLink(part)),
    time: {
      now: () => storyTime + moved,
      moved: () => moved,
      advance: async (ms, { progress }) => {
        progress?.(0.5);
        moved += ms;
        progress?.(1);
        return ms === 0 ? [] : sampleHappenings;
      },
    },
    faults: {
      list: faults.list,
      add: (fault) =>
        faults.put([...faults.list(), { ...fault, id: `fault-${++made}`, left: fault.times ?? null }]),
      remove: (id) => faults.put(faults.list().filter((fault) => fault.id !== id)),
      clear: () => faults.put([]),
      calls: () => calls,
      subscribe: faults.subscribe,
    },
    log: { list: log.list, subscribe: log.subscribe, clear: () => log.put([]) },
    outbox: async () => begin.outbox ?? sampleOutbox,
    data: sampleData,
    snapshots: {
      list: async () => kept,
      save: async (name) => keep(name, 96_000),
      load: async () => {},
      remove: async (id) => {
        kept = kept.filter((one) => one.id !== id);
      },
      file: async (id) =>
        new File(['a kept world'], `${kept.find((one) => one.id === id)?.name ?? id}.aplauso`),
      read: async (file) => keep(file instanceof File ? file.name : 'Archivo', file.size),
    },
  };
}

/** An unsigned token with the user's address. */
export const sampleToken = (email: string): string => `sample.${btoa(JSON.stringify({ sub: email }))}.token`;

const keptFiles: DemoOffline = { kind: 'ready' };

/** A kit around the controls; `more` overrides parts for a test. */
export function sampleKit(controls: DemoControls = sampleControls(), more: Partial<DemoKit> = {}): DemoKit {
  const resets: (() => void)[] = [];
  return {
    personas,
    wake: () => undefined,
    ready: Promise.resolve(),
    offline: { now: () => keptFiles, subscribe: () => () => undefined },
    isOurs: () => true,
    listens: () => false,
    answer: async () => new Response(null, { status: 503 }),
    reset: async () => {
      for (const listener of resets) listener();
    },
    onReset: (listener) => void resets.push(listener),
    faults: controls.faults,
    mails: async () => [],
    arrive: async ({ persona, organization }) => ({
      token: persona === undefined ? null : sampleToken(`${persona}@${organization}.example`),
      path: '/',
    }),
    tokenOf: async (email) => sampleToken(email),
    controls: async () => controls,
    ...more,
  };
}
