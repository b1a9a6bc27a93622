/** The exact requests of telemetry, and that only configured places receive any. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuredSink } from '#src/telemetry/configuredSink.ts';
import type { ErrorReport } from '#src/telemetry/sink.ts';

const fetched = vi.fn<(address: string, init: { readonly body: string }) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const facts = {
  measurementId: 'G-AURORA1',
  visit: { id: 'ab12', startedAt: 1_700_000_000_900, lastAt: 1_700_000_001_000 },
  origin: 'https://aurora.example',
};
const report: ErrorReport = {
  id: '0123456789abcdef0123456789abcdef',
  at: 1_700_000_000_500,
  name: 'RangeError',
  message: 'no ***',
  stack:
    'RangeError: no\n    at inner (https://a.example/assets/x.js:1:20)\n    at https://a.example/assets/y.js:3:4',
  componentStack: '\n    at Feed',
  path: '/post',
};
const sent = () => fetched.mock.calls.map(([address, init]) => ({ address, body: init.body, init }));

describe('a measurement', () => {
  const sink = configuredSink({
    analyticsUrl: 'https://analytics.test/g/collect',
    measurementId: 'G-AURORA1',
  });

  it('a measurement is one POST with the visit as its only identity, without cookies and referrer', () => {
    sink.event?.({ type: 'rage_click', path: '/cart', text: 'Pagar & salir' }, facts);
    expect(sent()).toEqual([
      {
        address:
          'https://analytics.test/g/collect?v=2&tid=G-AURORA1&cid=ab12&sid=1700000000&npa=1&en=rage_click&dl=https%3A%2F%2Faurora.example%2Fcart&ep.text=Pagar+%26+salir',
        body: '',
        init: {
          method: 'POST',
          mode: 'no-cors',
          headers: { 'content-type': 'text/plain;charset=UTF-8' },
          body: '',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          cache: 'no-store',
          keepalive: true,
        },
      },
    ]);
  });

  it('a measurement without an answering server raises no error', async () => {
    fetched.mockRejectedValue(new TypeError('blocked'));
    expect(() => sink.event?.({ type: 'page_view', path: '/' }, facts)).not.toThrow();
    await Promise.resolve();
  });
});

describe('an error report', () => {
  it('an error report is one envelope at the address of the DSN, with every trace sampled', () => {
    configuredSink({ errorsDsn: 'https://key1@errors.test/sub/42' }).error?.(report, { traceRate: 1 });
    const [{ address, body } = { address: '', body: '' }, ...more] = sent();
    expect(more).toEqual([]);
    expect(address).toBe(
      'https://errors.test/sub/api/42/envelope/?sentry_version=7&sentry_key=key1&sentry_client=aplauso%2F1',
    );
    const [head, item, event] = body.split('\n').map((line): unknown => JSON.parse(line));
    expect(head).toEqual({
      event_id: report.id,
      sent_at: '2023-11-14T22:13:20.500Z',
      trace: { trace_id: report.id, public_key: 'key1', sample_rate: '1', sampled: 'true' },
    });
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      event_id: report.id,
      timestamp: 1_700_000_000.5,
      transaction: '/post',
      exception: {
        values: [
          {
            type: 'RangeError',
            value: 'no ***',
            stacktrace: {
              frames: [
                { function: '?', filename: 'https://a.example/assets/y.js', lineno: 3, colno: 4 },
                { function: 'inner', filename: 'https://a.example/assets/x.js', lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    });
  });

  it('an error report names the functions of stacks of Firefox and Safari', () => {
    const stack = 'inner@https://a.example/x.js:1:20\n@https://a.example/y.js:3:4\n';
    configuredSink({ errorsDsn: 'https://key1@errors.test/42' }).error?.(
      { ...report, stack },
      { traceRate: 1 },
    );
    expect(sent()[0]?.body).toContain('"function":"inner","filename":"https://a.example/x.js","lineno":1');
  });
});

describe('the configured places', () => {
  it('a sink without places sends nothing, and has no part that could', () => {
    expect(configuredSink({})).toEqual({});
  });

  it('a sink has only the parts whose places are configured', () => {
    expect(Object.keys(configuredSink({ errorsDsn: 'https://key1@errors.test/42' }))).toEqual(['error']);
    expect(
      Object.keys(configuredSink({ recordingUrl: 'https://eu.recordings.test/', recordingRegion: 'eu' })),
    ).toEqual(['region', 'record']);
  });
});
