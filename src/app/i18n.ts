/**
 * The texts of the interface: fetched by namespace, one active language at a time, never a mix of two (spec
 * §1, §7).
 */
import { i18n, type Messages } from '@lingui/core';
import { defaultLanguage, languages, timeoutMs, type Language } from '#schema/limits.ts';
// Declares `window.bootTexts`.
import type {} from '#src/api/early.ts';
import { texts } from '#src/lib/texts.ts';

/** The storage key of the language on the device. */
export const languageKey = 'language';

/** A text file is missing or broken, also on the second try; another request starts over. */
export class TextsUnavailable extends Error {
  override readonly name = 'TextsUnavailable';
  readonly language: Language;
  readonly namespace: string;
  constructor(language: Language, namespace: string) {
    super(`texts ${language}/${namespace} could not be loaded`);
    this.language = language;
    this.namespace = namespace;
  }
}

interface Loading {
  readonly done: Promise<void>;
  state: 'loading' | 'ready' | 'failed';
}

const loadings = new Map<string, Loading>();
const namespaces = new Set(['app']);
let lastChoice = 0;

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMessages = (value: unknown): value is Messages =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string' || Array.isArray(text));

async function messagesOf(answer: Response): Promise<Messages> {
  const file: unknown = answer.ok ? await answer.json() : undefined;
  const messages = isRecord(file) ? file['messages'] : undefined;
  if (!isMessages(messages)) throw new TypeError('no texts in the file');
  return messages;
}

/** The file that the document requested before the script arrived; returned once. */
function takeEarly(language: Language, namespace: string): Promise<Response> | undefined {
  if (namespace !== 'app' || window.bootLanguage !== language) return undefined;
  const early = window.bootTexts;
  window.bootTexts = undefined;
  return early;
}

async function fetchTexts(language: Language, namespace: string): Promise<Messages> {
  const address = `/locales/${language}/${namespace}.json`;
  const get = (cache: RequestCache): Promise<Response> =>
    fetch(address, { cache, signal: AbortSignal.timeout(timeoutMs.request) });
  try {
    return await messagesOf(await (takeEarly(language, namespace) ?? get('default')));
  } catch {
    try {
      // The browser's cache may hold a broken file.
      return await messagesOf(await get('reload'));
    } catch {
      throw new TextsUnavailable(language, namespace);
    }
  }
}

function start(language: Language, namespace: string): Loading {
  const loading: Loading = {
    state: 'loading',
    done: fetchTexts(language, namespace).then(
      (messages) => {
        i18n.load(language, messages);
        loading.state = 'ready';
        // React's `use` reads this status and does not suspend for a fulfilled promise.
        void Object.assign(loading.done, { status: 'fulfilled', value: undefined });
      },
      (error: unknown) => {
        loading.state = 'failed';
        throw error;
      },
    ),
  };
  loading.done.catch(() => undefined);
  loadings.set(`${language}/${namespace}`, loading);
  return loading;
}

/**
 * The state of a namespace in a language; does not retry after a failure. Returns the same promise every
 * time, as React's `use` requires.
 */
export function textsOf(language: Language, namespace: string): Readonly<Loading> {
  namespaces.add(namespace);
  return loadings.get(`${language}/${namespace}`) ?? start(language, namespace);
}

/**
 * Fetches `/locales/{language}/{namespace}.json` once. Throws `TextsUnavailable` after one retry; a later
 * call tries again.
 */
export function loadTexts(language: Language, namespace: string): Promise<void> {
  const known = textsOf(language, namespace);
  return (known.state === 'failed' ? start(language, namespace) : known).done;
}

/** The language that is shown now; Spanish before the first one. */
export const activeLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : defaultLanguage);

texts.load = (namespace) => loadTexts(activeLanguage(), namespace);

/** The stored choice; null if there is none, the value is invalid or storage is blocked. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The stored choice, then the first language of the browser that the product speaks; null without both. */
export const ownLanguage = (): Language | null =>
  [storedLanguage(), ...navigator.languages.map((one) => one.slice(0, 2))].find(isLanguage) ?? null;

/** Language before sign-in: the person's own, then Spanish until the host suggests the organisation's. */
export const initialLanguage = (): Language => ownLanguage() ?? defaultLanguage;

function store(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The choice then lasts for this page only.
  }
}

/**
 * Shows a language once the texts in use are loaded in it, sets `lang` on the document and stores the choice
 * (unless `remember` is false). Throws `TextsUnavailable` and keeps the old language if the texts of the
 * shell fail. If two calls overlap, the later one wins.
 */
export async function setLanguage(language: Language, { remember = true } = {}): Promise<void> {
  lastChoice += 1;
  const choice = lastChoice;
  // Calls that are sent before the first texts arrive already carry this language.
  if (i18n.locale === '') document.documentElement.lang = language;
  // If the texts of a screen fail, its gate shows that; the other texts still change. The language already
  // shown waits only for `app`: a text file that hangs must not block the start.
  const needed = language === i18n.locale ? ['app'] : [...namespaces];
  const [shell] = await Promise.allSettled(needed.map((namespace) => loadTexts(language, namespace)));
  if (shell?.status === 'rejected') throw shell.reason;
  if (choice !== lastChoice) return;
  if (remember) store(language);
  document.documentElement.lang = language;
  i18n.activate(language);
}
