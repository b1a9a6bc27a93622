/** What telemetry sends and what it withholds (spec §2, §8, §9). */
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf } from '#schema/errors.ts';
import type { EventFacts, TelemetryEvent, TelemetrySink } from '#src/telemetry/sink.ts';
import { silentPages } from '#schema/limits.pages.ts';
import { isPrivate } from '#src/lib/masks.ts';
import { createTelemetry } from '#src/telemetry/telemetry.ts';

interface Page {
  now: number;
  readonly told: (TelemetryEvent & EventFacts)[];
  readonly errors: unknown[];
  readonly said: string[];
  readonly warned: string[];
  readonly recorded: string[];
}
let page: Page;
beforeEach(() => {
  page = { now: 1_000, told: [], errors: [], said: [], warned: [], recorded: [] };
});

const recorder: NonNullable<TelemetrySink['record']> = async ({ region, visitId }) => {
  page.recorded.push(`start ${region} of ${visitId}`);
  return () => void page.recorded.push('stop');
};

function onPage(host = 'aurora.aplauso.example', more: Partial<TelemetrySink> = {}) {
  let drawn = 0;
  return createTelemetry({
    sink: {
      event: (event, facts) => void page.told.push({ ...event, ...facts }),
      error: (report, { traceRate }) => void page.errors.push({ ...report, traceRate }),
      record: recorder,
      ...more,
    },
    measurementId: 'G-1',
    host,
    origin: `https://${host}`,
    clock: () => page.now,
    newId: () => `visit ${++drawn}`,
    storage: { getItem: () => null, setItem: () => undefined },
    log: {
      debug: (line: string) => void page.said.push(line),
      warn: (line: string) => void page.warned.push(line),
    },
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the page view', () => {
  it('a page view is reported on every change of the path, with its measurement id and visit', () => {
    const telemetry = onPage();
    for (const path of ['/', '/post', '/post?page=2', '/', '/profile/019d-1']) telemetry.pageViewed(path);
    expect(page.told.map(({ path }) => path)).toEqual(['/', '/post', '/', '/profile/{}']);
    expect(page.told[0]).toEqual({
      type: 'page_view',
      path: '/',
      measurementId: 'G-1',
      visit: { id: 'visit 1', startedAt: 1_000, lastAt: 1_000 },
      origin: 'https://aurora.aplauso.example',
    });
  });

  it('a page view after half an hour of silence belongs to another visit', () => {
    const telemetry = onPage();
    telemetry.pageViewed('/');
    page.now += 1_799_999;
    telemetry.pageViewed('/post');
    page.now += 1_800_000;
    telemetry.pageViewed('/');
    expect(page.told.map(({ visit }) => visit.id)).toEqual(['visit 1', 'visit 1', 'visit 2']);
  });

  it.each(['/suggestions', '/case', '/telemedicine', '/admin/complaints', '/admin/wellbeing'])(
    'a page opened at %s reaches the sink with no visit, click, error or recording',
    async (path) => {
      const telemetry = onPage();
      telemetry.pageViewed(`${path}?x=1`);
      telemetry.recordingAllowed(true);
      for (let click = 0; click < 3; click += 1) telemetry.clicked({ x: 5, y: 5, text: 'Enviar' });
      telemetry.errorRaised(new Error('canario'), '');
      await settled();
      expect([page.told, page.errors, page.recorded]).toEqual([[], [], []]);
      expect([silentPages.test(path), silentPages.test(`${path}_x`)]).toEqual([true, false]);
    },
  );

  it('a page view of complaints, health and account opening is not reported', () => {
    const telemetry = onPage();
    for (const path of [
      '/suggestions',
      '/telemedicine/x',
      '/reset_password',
      '/recover/password',
      '/activate',
    ])
      telemetry.pageViewed(path);
    expect(page.told).toEqual([]);
    expect(isPrivate('/suggestions_of_mine')).toBe(false);
  });
});

describe('the rage click', () => {
  it('a rage click is reported once, with the masked words of its control', () => {
    const telemetry = onPage();
    telemetry.pageViewed('/cart');
    for (let click = 0; click < 3; click += 1)
      telemetry.clicked({ x: 5, y: 5, text: 'Pagar con 4111 1111 1111 1111' });
    expect(page.told.filter(({ type }) => type === 'rage_click')).toEqual([
      {
        type: 'rage_click',
        path: '/cart',
        text: 'Pagar con ***',
        measurementId: 'G-1',
        visit: { id: 'visit 1', startedAt: 1_000, lastAt: 1_000 },
        origin: 'https://aurora.aplauso.example',
      },
    ]);
  });

  it('a rage click on a private page is not reported', () => {
    const telemetry = onPage();
    telemetry.pageViewed('/suggestions');
    for (let click = 0; click < 3; click += 1) telemetry.clicked({ x: 5, y: 5, text: 'Enviar' });
    expect(page.told).toEqual([]);
  });
});

describe('the render error', () => {
  it('a render error is reported with its component stack and masked words', () => {
    const telemetry = onPage();
    telemetry.pageViewed('/post');
    telemetry.errorRaised(new RangeError('no ana@aurora.example'), '\n    at Feed');
    expect(page.errors).toEqual([
      expect.objectContaining({
        name: 'RangeError',
        message: 'no ***',
        componentStack: '\n    at Feed',
        path: '/post',
        traceRate: 1,
      }),
    ]);
    expect(JSON.stringify(page.errors)).not.toContain('aurora.example');
  });

  it('a render error on a developer’s own machine is not reported', () => {
    onPage('localhost:5173').errorRaised(new Error('x'), '');
    expect(page.errors).toEqual([]);
  });

  it('a render error of network, timeout or authorisation is not reported, and a thrown text is', () => {
    const telemetry = onPage();
    for (const code of ['network', 'timeout', 'unauthorized'] as const)
      telemetry.errorRaised(errorOf(code, 'es'), '');
    expect(page.errors).toEqual([]);
    telemetry.errorRaised('a text', '');
    expect(page.errors).toHaveLength(1);
  });
});

describe('the session recording', () => {
  it('session recording runs in the EU while its module is on, and stops on private pages', async () => {
    const telemetry = onPage();
    telemetry.pageViewed('/');
    await settled();
    expect(page.recorded).toEqual([]);
    telemetry.recordingAllowed(true);
    telemetry.recordingAllowed(true);
    telemetry.pageViewed('/suggestions');
    await settled();
    telemetry.pageViewed('/post');
    telemetry.recordingAllowed(false);
    await settled();
    expect(page.recorded).toEqual(['start eu of visit 1', 'stop', 'start eu of visit 1', 'stop']);
    expect(page.warned).toEqual([]);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('blocked'))],
    [
      'raises',
      () => {
        throw new Error('blocked');
      },
    ],
  ])('a session recording whose start %s logs one warning, and telemetry goes on', async (_name, record) => {
    const telemetry = onPage(undefined, { record });
    telemetry.recordingAllowed(true);
    await settled();
    telemetry.recordingAllowed(false);
    telemetry.recordingAllowed(true);
    telemetry.pageViewed('/');
    await settled();
    expect(page.warned).toEqual(['Session recording could not start']);
    expect(page.told).toHaveLength(1);
  });
});

describe('the failing sink', () => {
  it('a sink that raises is logged and raises nothing in the app', () => {
    const fails = () => {
      throw new Error('the provider is down');
    };
    const telemetry = onPage(undefined, { event: fails, error: fails });
    telemetry.pageViewed('/');
    telemetry.errorRaised(new Error('x'), '');
    expect(page.said.filter((line) => line.includes('failed'))).toHaveLength(2);
  });
});

describe('the list of domains', () => {
  it('a page view from a domain that is not on the list is reported and logged', () => {
    onPage('aurora.aplauso.example').pageViewed('/');
    expect(page.said[0]).toContain('is not on the list');
    expect(page.told).toHaveLength(1);
  });
});
