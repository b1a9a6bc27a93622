/** What a recording shows of a page: its shape, and nothing that a person wrote, chose or is. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordedEvent } from '#src/telemetry/recordedEvent.ts';
import { startRecorder } from '#src/telemetry/recorder.ts';
import { trials } from '../support/trials.ts';

const Batch = z.object({
  region: z.string(),
  visitId: z.string(),
  part: z.number(),
  events: z.array(z.looseObject({ type: z.number() })),
});

const secret = 'Ximena_4711';
let batches: string[] = [];
const record = () => startRecorder({ region: 'eu', visitId: 'v1' }, (body) => void batches.push(body));

/** Attributes, texts and fields that may hold what a person wrote. */
function personal(): HTMLElement {
  const made = document.createElement('section');
  for (const name of [
    'aria-label',
    'title',
    'data-name',
    'id',
    'name',
    'placeholder',
    'href',
    'value',
    'alt',
    'src',
  ])
    made.setAttribute(name, `/${secret}`);
  made.style.setProperty('background-image', `url("/${secret}.png")`);
  made.className = 'flex gap-2';
  made.append(`Hola ${secret}`);
  const field = document.createElement('input');
  field.value = secret;
  const area = document.createElement('textarea');
  area.value = secret;
  const choice = document.createElement('select');
  choice.append(new Option(secret, secret, true, true));
  made.append(field, area, choice, document.createComment(secret));
  return made;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  batches = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.title = '';
});

describe('a recording', () => {
  it('a recording of a page and its changes holds the shape and nothing personal', async () => {
    document.title = secret;
    document.body.append(personal());
    const stop = record();
    const later = personal();
    document.body.append(later);
    await Promise.resolve();
    later.firstChild?.replaceWith(`Chao ${secret}`);
    later.setAttribute('aria-label', secret);
    later.className = 'hidden';
    const field = later.querySelector('input');
    if (field !== null) {
      field.value = `${secret}!`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await Promise.resolve();
    stop();
    const all = batches.join();
    expect(all).not.toMatch(/Ximena|_4711|Hola|Chao/u);
    expect(all).toContain('"tagName":"section"');
    expect(all).toContain('flex gap-2');
    expect(all).toContain('•••• ••••••••••');
    const types = batches.flatMap((text) => z.parse(Batch, JSON.parse(text)).events.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set([2, 3, 4]));
  });

  it('a recording shows nothing of an answer that is given by a press', async () => {
    const place = document.createElement('div');
    place.dataset['unsaid'] = '';
    const face = document.createElement('button');
    face.className = 'border-line';
    place.append(face);
    document.body.append(place);
    const stop = record();
    face.className = 'border-brand-edge';
    face.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 3, clientY: 3 }));
    await Promise.resolve();
    stop();
    expect(batches.join()).not.toMatch(/border-|"source":2/u);
  });

  it('a recording leaves in numbered batches with its region and visit, and ends with what is left', () => {
    document.body.append(personal());
    const stop = record();
    vi.advanceTimersByTime(9_999);
    expect(batches).toHaveLength(0);
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(60_000);
    expect(batches).toHaveLength(1);
    window.dispatchEvent(new Event('resize'));
    stop();
    expect(
      batches.map((text) => {
        const { region, visitId, part } = z.parse(Batch, JSON.parse(text));
        return { region, visitId, part };
      }),
    ).toEqual(batches.map((_, part) => ({ region: 'eu', visitId: 'v1', part })));
    const ended = batches.length;
    document.body.append(personal());
    vi.advanceTimersByTime(60_000);
    expect(batches).toHaveLength(ended);
  });
});

describe('the content policy of a recorded page', () => {
  it('a changed style is recorded without writing a style into any element', async () => {
    const moved = personal();
    document.body.append(moved);
    const stop = record();
    moved.style.top = '4px';
    await Promise.resolve();
    const written = vi.spyOn(Element.prototype, 'setAttribute');
    moved.style.top = '8px';
    await Promise.resolve();
    stop();
    expect(written.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
    expect(batches.join()).toMatch(/top\W+8px/u);
  });
});

describe('the mask of recorded events', () => {
  const text = fc.string({ minLength: 1, maxLength: 12 }).map((middle) => `${secret}${middle}${secret}`);
  const names = fc.constantFrom('class', 'aria-label', 'href', 'title', 'value', 'checked', 'style', 'd');
  const tree = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.integer(),
      text,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom('textContent', 'value', 'node', 'adds', 'texts', 'childNodes'),
        tie('value'),
      ),
      fc.record({ tagName: fc.constant('a'), attributes: fc.dictionary(names, fc.integer()) }),
      fc.record({
        attributes: fc.dictionary(fc.constantFrom('aria-label', 'href', 'title', 'value', 'src'), text),
      }),
    ),
  })).value;

  it('no text of an event leaves, wherever it is in the event', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 16 }),
        tree,
        (type, source, held) => {
          const left = JSON.stringify(recordedEvent({ type, timestamp: 1, data: { source, held } })) ?? '';
          expect(left).not.toContain('Ximena');
        },
      ),
      { numRuns: trials(100) },
    );
  });

  it.each([0, 1, 5, 6, 7])('an event of kind %i is left out', (type) => {
    expect(recordedEvent({ type, timestamp: 1, data: { text: secret } })).toBeUndefined();
  });

  it.each([5, 7, 8, 9, 11, 13, 14, 15])('a change of kind %i, such as typed text, is left out', (source) => {
    expect(recordedEvent({ type: 3, timestamp: 1, data: { source } })).toBeUndefined();
  });

  it('a change keeps positions but not what is checked or chosen', () => {
    const data = {
      source: 0,
      attributes: [{ id: 3, attributes: { checked: true, 'aria-pressed': 'true' } }],
    };
    expect(recordedEvent({ type: 3, timestamp: 1, data })).toEqual({
      type: 3,
      timestamp: 1,
      data: { source: 0, attributes: [{ id: 3, attributes: {} }] },
    });
  });

  it('the address of a page is kept without ids and query', () => {
    const data = { href: 'https://aurora.example/profile/019d-1?x=ana#y', width: 390, height: 800 };
    expect(recordedEvent({ type: 4, timestamp: 1, data })).toMatchObject({
      data: { href: 'https://aurora.example/profile/{}', width: 390 },
    });
  });
});
