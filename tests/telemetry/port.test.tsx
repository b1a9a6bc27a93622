/** Telemetry in the page: loads when a sink is provided, receives clicks, and can be switched off again. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideTelemetry, telemetry } from '#src/telemetry/port.ts';
import type * as Telemetry from '#src/telemetry/telemetry.ts';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('#src/telemetry/telemetry.ts', async (original) => {
  loads.count += 1;
  return original<typeof Telemetry>();
});

afterEach(() => {
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
  telemetry.pageViewed('/unheard');
  telemetry.clicked({ x: 1, y: 1, text: 'Enviar' });
  telemetry.recordingAllowed(true);
  telemetry.errorRaised(new Error('x'), '');
}

describe('telemetry without a sink', () => {
  it('telemetry without a sink logs nothing, stores nothing, loads no code and sends nothing', async () => {
    const quiet = (['debug', 'log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(),
    );
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is fetched'));
    tellAll();
    await new Promise((resolve) => setTimeout(resolve));
    for (const spy of [...quiet, fetched]) expect(spy).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length, loads.count]).toEqual([0, 0, 0]);
  });

  it('events from before a sink was provided, or from after it was switched off, reach no later sink', async () => {
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
    const off = await provideTelemetry(sink, { default: 'G-0' });
    off();
    tellAll();
    (await provideTelemetry(sink, { default: 'G-0' }))();
    expect(told).toEqual([]);
    expect(loads.count).toBe(1);
  });
});

describe('the provided sink', () => {
  it('a provided sink receives earlier events and the clicks on controls until it is switched off', async () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const told: string[] = [];
    const provided = provideTelemetry(
      {
        event: (event) =>
          void told.push(event.type === 'rage_click' ? `rage ${event.text}` : `view ${event.path}`),
      },
      { default: 'G-0' },
    );
    telemetry.pageViewed('/early');
    const off = await provided;
    const control = button('  Enviar\n ahora ', false);
    for (let click = 0; click < 3; click += 1) hit(control);
    for (let click = 0; click < 3; click += 1) hit(control, 0);
    off();
    telemetry.pageViewed('/late');
    for (let click = 0; click < 3; click += 1) hit(control);
    expect(told).toEqual(['view /early', 'rage Enviar ahora']);
  });

  it('a provided sink never receives typed text', async () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    const told: string[] = [];
    const off = await provideTelemetry(
      { event: (event) => void told.push(JSON.stringify(event)) },
      { default: 'G-0' },
    );
    telemetry.pageViewed('/somewhere');
    const field = button('Enviar', true);
    for (let click = 0; click < 3; click += 1) hit(field);
    off();
    expect(told.join()).toContain('rage_click');
    expect(told.join()).not.toContain('typed');
  });
});
