/** Around every test of a page: what jsdom lacks is there before, nothing is left behind after, and React has nothing to complain of. */
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { takeReactFaults, watchReact } from './reactWatch.ts';
import { watchTimers } from './timerWatch.ts';

/** In px; jsdom lays nothing out. */
const size = { width: 320, height: 40 };

/** Tells one size for everything that is observed, once, as a browser does after its layout. */
class OneSize implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  readonly #observed = new Set<Element>();

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    this.#observed.add(target);
    queueMicrotask(() => {
      if (!this.#observed.has(target)) return;
      const box = [{ inlineSize: size.width, blockSize: size.height }];
      const contentRect = new DOMRect(0, 0, size.width, size.height);
      this.#tell(
        [{ target, contentRect, borderBoxSize: box, contentBoxSize: box, devicePixelContentBoxSize: box }],
        this,
      );
    });
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }
}

const leaveReact = watchReact();
// In ms, for what comes late: a machine that is shared may take seconds for one frame.
configure({ asyncUtilTimeout: 10_000 });
// jsdom brings a Uint8Array of its own, which the tokens' library does not take for one.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
globalThis.ResizeObserver = OneSize;
const leaveTimers = watchTimers();
// jsdom draws its frames by one interval of all: begun under a fake clock it would never tick again, for later files too.
const { setTimeout: later, clearTimeout: drop } = globalThis;
// A frame comes before the next act of the user, as for a person: a list that was chosen from takes the focus back in it.
const frames = new Map<number, ReturnType<typeof setTimeout>>();
let drawn = 0;
globalThis.requestAnimationFrame = (draw) => {
  const frame = ++drawn;
  const timer = later(() => {
    frames.delete(frame);
    draw(performance.now());
  }, 0);
  frames.set(frame, timer);
  return frame;
};
globalThis.cancelAnimationFrame = (frame) => {
  drop(frames.get(frame));
  frames.delete(frame);
};
globalThis.scrollTo = () => undefined;
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, size.width, size.height);
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// What a long list reads to know which rows are in view: null and nothing in jsdom, as if no row were drawn.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});

// jsdom does not know whether a person has pressed anything.
Object.defineProperty(navigator, 'userActivation', {
  configurable: true,
  value: { hasBeenActive: false, isActive: false },
});

Object.defineProperty(document, 'scrollingElement', {
  configurable: true,
  get: () => document.documentElement,
});
Object.defineProperty(document.documentElement, 'clientHeight', {
  configurable: true,
  get: () => innerHeight,
});

const bareHtml = document.documentElement.cloneNode(false);

function removeAttributesBut(element: Element, first: Node): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (first instanceof Element)
    for (const { name, value } of first.attributes) element.setAttribute(name, value);
}

// Each file begins with modules of its own: what this one left in them (stores, photos, how texts are fetched) is gone.
afterAll(async () => {
  // A part that came later would mix this file's modules with those of the next.
  await vi.dynamicImportSettled();
  vi.resetModules();
  for (const locale of ['es', 'en', '']) i18n.loadAndActivate({ locale, messages: {} });
  leaveTimers();
  leaveReact();
}, 60_000);

// Registered first, and so run after everything that a test file does itself.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  removeAttributesBut(document.body, document.createElement('body'));
  removeAttributesBut(document.documentElement, bareHtml);
  document.title = '';
  history.replaceState(null, '', '/');
  const faults = takeReactFaults();
  if (faults.length > 0) throw new Error(`React said on the console:\n${faults.join('\n')}`);
});
