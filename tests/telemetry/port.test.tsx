/** Telemetry in the page: off unless the page names places, receives clicks, and can be switched off again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { telemetryMeta } from '#schema/telemetryPage.ts';
import { connectTelemetry, telemetry } from '#src/telemetry/port.ts';
import { provideTelemetry, startTelemetry } from '#src/telemetry/startTelemetry.ts';

afterEach(() => {
  connectTelemetry(undefined);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function button(words: string, field: boolean): HTMLElement {
  const made = document.createElement('button');
  made.textContent = words;
  const input = document.createElement('input');
  input.value = 'what somebody typed';
  document.body.append(made, input);
  return field ? input : made;
}
const hit = (element: HTMLElement, detail = 1) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: 3, clientY: 3 }));

/** Everything that the app can tell. */
function tellAll(): void {
  telemetry?.pageViewed('/unheard');
  telemetry?.recordingAllowed(true);
  telemetry?.errorRaised(new Error('x'), '');
}

/** A page for which the server wrote these places. */
function pageWith(places: Readonly<Record<string, string>> | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (places === undefined) return page;
  const meta = page.createElement('meta');
  meta.name = telemetryMeta;
  Object.assign(meta.dataset, places);
  page.head.append(meta);
  return page;
}
const analytics = { analyticsUrl: 'https://analytics.test/g/collect', measurementId: 'G-1' };

describe('the start of telemetry', () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>();
  beforeEach(() => {
    vi.spyOn(console, 'debug').mockReturnValue();
    fetched.mockReset().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetched);
  });

  it.each([
    ['that names no places', undefined, {}],
    ['of a browser with Global Privacy Control', analytics, { globalPrivacyControl: true }],
    ['of a browser with Do Not Track', analytics, { doNotTrack: '1' }],
  ])('a page %s stores nothing and sends nothing', async (_name, places, browser) => {
    startTelemetry(pageWith(places), browser);
    tellAll();
    const control = button('Enviar', false);
    for (let click = 0; click < 3; click += 1) hit(control);
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('a page that names only analytics sends only measurements, each as one request', () => {
    const off = startTelemetry(pageWith(analytics), { globalPrivacyControl: false, doNotTrack: null });
    tellAll();
    off();
    expect(fetched.mock.calls.map(([address]) => new URL(address).searchParams.get('dl'))).toEqual([
      `${location.origin}/unheard`,
    ]);
  });
});

describe('the provided sink', () => {
  it('a provided sink receives no event from before it was provided or after it was switched off', () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const told: unknown[] = [];
    const sink = {
      event: (event: object) => void told.push(event),
      error: (error: object) => void told.push(error),
      record: async () => {
        told.push('recording');
        return () => undefined;
      },
    };
    tellAll();
    provideTelemetry(sink, 'G-0')();
    tellAll();
    provideTelemetry(sink, 'G-0')();
    expect(told).toEqual([]);
  });

  it('a provided sink receives page views and the clicks on controls until it is switched off', () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const told: string[] = [];
    const off = provideTelemetry(
      {
        event: (event) =>
          void told.push(event.type === 'rage_click' ? `rage ${event.text}` : `view ${event.path}`),
      },
      'G-0',
    );
    telemetry?.pageViewed('/early');
    const control = button('  Enviar\n ahora ', false);
    for (let click = 0; click < 3; click += 1) hit(control);
    for (let click = 0; click < 3; click += 1) hit(control, 0);
    off();
    telemetry?.pageViewed('/late');
    for (let click = 0; click < 3; click += 1) hit(control);
    expect(told).toEqual(['view /early', 'rage Enviar ahora']);
  });

  it('a provided sink never receives what is answered by a press, such as a mood', () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const told: string[] = [];
    const off = provideTelemetry({ event: (event) => void told.push(JSON.stringify(event)) }, 'G-0');
    telemetry?.pageViewed('/');
    const place = document.createElement('div');
    place.dataset['unsaid'] = '';
    document.body.append(place);
    const face = button('Muy mal', false);
    place.append(face);
    for (let click = 0; click < 3; click += 1) hit(face);
    off();
    expect(told.join()).toContain('rage_click');
    expect(told.join()).not.toContain('Muy mal');
  });

  it('a provided sink never receives typed text', () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const told: string[] = [];
    const off = provideTelemetry({ event: (event) => void told.push(JSON.stringify(event)) }, 'G-0');
    telemetry?.pageViewed('/somewhere');
    const field = button('Enviar', true);
    for (let click = 0; click < 3; click += 1) hit(field);
    off();
    expect(told.join()).toContain('rage_click');
    expect(told.join()).not.toContain('typed');
  });
});
