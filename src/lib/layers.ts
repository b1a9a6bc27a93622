/**
 * Layers over the page (panels, sheets, dialogs), each with an entry of the history: Back does what Escape does, so it
 * asks before typed text is lost, and leaves the page alone. However a layer closes, its entry is gone afterwards.
 *
 * Back has left the entry when the page hears of it. The entry is made again at once, unseen by the router, and the
 * layer is asked to close; if it does, `settle` goes back.
 */
import { useEffect, useEffectEvent } from 'react';
import { isRecord } from './historyEntry.ts';

const field = 'aplausoLayers';
/** This document: entries of an earlier one hold no layer, unless the address opens it. */
const self = `${String(performance.timeOrigin)}-${String(performance.now())}`;

/** What an entry says of itself. */
interface Mark {
  /** Layers that are open here. */
  readonly layers: number;
  /** Entries for them, this one included; less than `layers` if one came with its page. */
  readonly entries: number;
  /** How many of these, from the top, have no address that opens the layer again. */
  readonly bare: number;
  /** The document that made the bare ones. */
  readonly by: string;
}

const stateOf = (state: unknown): Readonly<Record<string, unknown>> => (isRecord(state) ? state : {});

function markOf(state: unknown): Mark {
  const mark = stateOf(stateOf(state)[field]);
  const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return {
    layers: count(mark['layers']),
    entries: count(mark['entries']),
    bare: count(mark['bare']),
    by: typeof mark['by'] === 'string' ? mark['by'] : '',
  };
}
const markHere = (): Mark => markOf(history.state);
const marked = (mark: Mark, state: unknown = {}): unknown => ({ ...stateOf(state), [field]: mark });

interface Layer {
  readonly close: () => void;
}
const open: Layer[] = [];

/** The entry that Back leaves. */
let here: { readonly state: unknown; readonly url: string } = { state: null, url: '' };
const note = (): void => {
  here = { state: history.state, url: location.href };
};

/** The last step was a link to the same page. */
let isOnPage = false;

/** Another document is on its way: a step through the history would stop it. */
let isLeaving = false;

/** A way through the history that the page began has not arrived. */
let moving: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Runs at once, or where a way back under way arrives. */
export function whenStill(run: () => void): void {
  if (moving === undefined) run();
  else waiting.push(run);
}

function arrive(): void {
  clearTimeout(moving);
  moving = undefined;
  document.documentElement.removeAttribute('data-travels');
  const isSamePage = new URL(here.url).pathname === location.pathname;
  note();
  for (const run of waiting.splice(0)) run();
  // The layers of a page that was left go with it.
  if (isSamePage) settleSoon();
}

/** In ms; without an answer of the browser the page goes on. */
const longestMove = 1000;

/** Goes through the history; meanwhile no layer does, and the page is not calm (`src/app/calm.ts`). */
export function travel(go: () => void): void {
  moving = setTimeout(arrive, longestMove);
  document.documentElement.setAttribute('data-travels', '');
  go();
}
const move = (by: number): void => travel(() => history.go(by));

/** The router need not know: the address is the same. */
function push(url: string, state: unknown): void {
  History.prototype.pushState.call(history, state, '', url);
  note();
}

/** Makes as many entries as there are layers, or leaves those that are too many. */
function settle(): void {
  if (moving !== undefined) return;
  const { layers, entries, bare } = markHere();
  const missing = open.length - layers;
  for (let n = 1; n <= missing; n++)
    push(location.href, marked({ layers: layers + n, entries: entries + n, bare: bare + n, by: self }));
  if (missing >= 0) note();
  else if (entries === 0)
    history.replaceState(marked({ layers: open.length, entries, bare, by: '' }, history.state), '');
  else if (!isLeaving) move(-Math.min(entries, -missing));
}

/** After the effects of this turn: a layer that follows another takes over its entry. */
function settleSoon(): void {
  queueMicrotask(settle);
}

function stay(): void {
  if (!isLeaving) return;
  isLeaving = false;
  settleSoon();
}

function popped(event: PopStateEvent): void {
  isOnPage = false;
  if (moving !== undefined) {
    arrive();
    return;
  }
  const { layers, entries, bare, by } = markHere();
  const top = open.at(-1);
  // Forward, to what was closed.
  if (top === undefined && bare > 0 && by === self) move(-bare);
  const { pathname, hash } = new URL(here.url);
  if (top === undefined || pathname !== location.pathname) {
    note();
    return;
  }
  // Forward, or a link to a part of the page.
  if (layers >= open.length || hash !== location.hash) {
    note();
    settleSoon();
    return;
  }
  event.stopImmediatePropagation();
  const left = here;
  for (let n = layers + 1; n <= open.length; n++) {
    const isTop = n === open.length;
    const more = n - layers;
    push(
      left.url,
      marked(
        { layers: n, entries: entries + more, bare: isTop ? markOf(left.state).bare : bare + more, by: self },
        isTop ? left.state : {},
      ),
    );
  }
  top.close();
}

function start(): void {
  note();
  // Before the router, which listens for the same events.
  addEventListener('popstate', popped, { capture: true });
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // The user who acts here, or comes back, did not leave: what was on its way was a download, or did not come.
  for (const event of ['pointerdown', 'keydown', 'pageshow'])
    addEventListener(event, stay, { capture: true, passive: true });
  // Dispatched by wouter.
  addEventListener('replaceState', note);
  addEventListener('pushState', note);
  const pushed = history.pushState.bind(history);
  // A link in a sheet leads on from the page: the entry of the sheet becomes that of the next page.
  history.pushState = (state, unused, url) => {
    const { bare } = markHere();
    isOnPage = new URL(url ?? '', location.href).pathname === location.pathname;
    if (moving === undefined && bare === 0) pushed(state, unused, url);
    else if (moving === undefined && bare === 1) history.replaceState(state, unused, url);
    else {
      waiting.push(() => history.pushState(state, unused, url));
      if (moving === undefined) move(1 - bare);
    }
  };
  // After a reload with an open dialog.
  const { bare, by } = markHere();
  if (bare > 0 && by !== self) move(-bare);
}
// Texts are extracted and lists of screens are read where there is no page.
if (typeof history !== 'undefined') start();

/** The next address opens a layer: gives it an entry. */
export function addLayer(): void {
  const { layers, entries } = markHere();
  push(location.href, marked({ layers: layers + 1, entries: entries + 1, bare: 0, by: '' }, history.state));
}

/** The address of this entry opened a layer. The entry is the layer's if it was made for it, or by a link of its page. */
export function holdLayer(): void {
  const mark = markHere();
  if (mark.layers > 0) return;
  history.replaceState(marked({ ...mark, layers: 1, entries: isOnPage ? 1 : 0 }, history.state), '');
}

/** A layer while `open`; `close` is what Escape does. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => onBack() };
    open.push(layer);
    settleSoon();
    return () => {
      open.splice(open.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
}
