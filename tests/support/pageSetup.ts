/**
 * Setup and cleanup of every page test: adds what jsdom lacks, removes everything afterwards, and fails on
 * warnings of React.
 */
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { takeReactFaults, watchReact } from './reactWatch.ts';
import { watchDeadlines, watchTimers } from './timerWatch.ts';

/** In px; jsdom has no layout. */
const size = { width: 320, height: 40 };

/** Reports one size for every observed element, once, as a browser does after its layout. */
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
// In ms, for late results: a shared machine may take seconds for one frame.
// A form repeats its first error beside its button a moment later, so a sentence is looked for at its field. A test of the
// repetition asks with `ignore: false`.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, [data-fault] *' });
// jsdom has its own Uint8Array, which the library of the tokens does not accept.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
globalThis.ResizeObserver = OneSize;
// Libraries that live through all files rely on their shorter timers.
const leaveTimers = watchTimers(100);
// jsdom drives all frames by one interval. If it starts under a fake clock, it never fires again, also in
// later files.
const { setTimeout: later, clearTimeout: drop } = globalThis;
// A frame runs before the next user action, as in a browser: a list returns the focus to its button in this
// frame.
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
document.getAnimations = () => [];
Reflect.set(document, 'fonts', { status: 'loaded' });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// A long list reads these properties to find its visible rows; jsdom returns null and zeros, as if no row were drawn.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});

// jsdom does not record user activation.
Object.defineProperty(navigator, 'userActivation', {
  configurable: true,
  value: { hasBeenActive: false, isActive: false },
});

// As in the browser tests (playwright.config.ts); jsdom speaks English.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['es'] });

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

// Each file starts with fresh modules: the state of this file's modules (stores, photos, loading of texts) is
// dropped.
afterAll(async () => {
  // A module that loads later would mix this file's modules with those of the next file.
  await vi.dynamicImportSettled();
  vi.resetModules();
  for (const locale of ['es', 'en', '']) i18n.loadAndActivate({ locale, messages: {} });
  leaveTimers();
  leaveReact();
}, 60_000);

let leaveDeadlines = (): void => undefined;
beforeEach(() => {
  leaveDeadlines = watchDeadlines();
});

// Registered first, so it runs after all hooks of a test file.
afterEach(async () => {
  cleanup();
  // Before the wait below, in which a deadline could pass.
  leaveDeadlines();
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
  // A dialog that has just closed is on its way back to the entry below (src/lib/layers.ts).
  await new Promise((resolve) => void later(resolve, 0));
  history.replaceState(null, '', '/');
  const faults = takeReactFaults();
  if (faults.length > 0) throw new Error(`React said on the console:\n${faults.join('\n')}`);
});
