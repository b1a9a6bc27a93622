/** The texts of the interface: fetched by namespace, one language active at a time, never half of one (spec §1, §7; research/stack.md 2.8). */
import { i18n, type Messages } from '@lingui/core';
import { defaultLanguage, languages, timeoutMs, type Language } from '#schema/limits.ts';
// Declares `window.bootTexts`.
import '#src/api/boot.ts';
import { texts } from '#src/lib/texts.ts';

/** Where the language of the device is kept. */
export const languageKey = 'language';

/** A file of texts is missing or broken, also on the second try; asking again starts over. */
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

/** The file that the document asked for before the script arrived, once. */
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
      // A broken file may stand in the browser's cache.
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
        // React's `use` reads it and does not suspend for what is already there.
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

/** What is known of a namespace in a language, without starting over after a failure; the same promise every time, as React's `use` needs. */
export function textsOf(language: Language, namespace: string): Readonly<Loading> {
  namespaces.add(namespace);
  return loadings.get(`${language}/${namespace}`) ?? start(language, namespace);
}

/** Fetches `/locales/{language}/{namespace}.json` once. Raises `TextsUnavailable` after one repeat; a later call tries again. */
export function loadTexts(language: Language, namespace: string): Promise<void> {
  const known = textsOf(language, namespace);
  return (known.state === 'failed' ? start(language, namespace) : known).done;
}

/** The language that is shown now; Spanish before any is. */
export const activeLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : defaultLanguage);

texts.load = (namespace) => loadTexts(activeLanguage(), namespace);

/** The stored choice; null where there is none or storage holds nonsense or refuses. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Language before sign-in: the stored choice, else the organisation's default for the host, else Spanish (design §8). */
export const initialLanguage = (known: {
  readonly stored?: string | null;
  readonly organizationDefault?: Language | null;
}): Language => (isLanguage(known.stored) ? known.stored : (known.organizationDefault ?? defaultLanguage));

function store(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // It holds for this page then.
  }
}

/** Shows a language once the texts in use are there in it, marks the page with it and, unless told not to, remembers it. Raises `TextsUnavailable` and leaves the old one when those of the shell fail; of two calls the later one wins. */
export async function setLanguage(language: Language, { remember = true } = {}): Promise<void> {
  lastChoice += 1;
  const choice = lastChoice;
  // Calls that leave before the first texts are there already say their language.
  if (i18n.locale === '') document.documentElement.lang = language;
  // Where a screen's texts fail, its gate says so; the rest need not stay behind for it.
  // What is shown already waits for nothing: a text file that hangs must not hold the start.
  const needed = language === i18n.locale ? ['app'] : [...namespaces];
  const [shell] = await Promise.allSettled(needed.map((namespace) => loadTexts(language, namespace)));
  if (shell?.status === 'rejected') throw shell.reason;
  if (choice !== lastChoice) return;
  if (remember) store(language);
  document.documentElement.lang = language;
  i18n.activate(language);
}

/** For `React.lazy`: fetches a screen's chunk and its texts at the same time; where the texts fail, `TextsGate` says so. */
export const withTexts =
  <M>(namespace: string, load: () => Promise<M>): (() => Promise<M>) =>
  async () => {
    const [screen] = await Promise.all([
      load(),
      loadTexts(activeLanguage(), namespace).catch(() => undefined),
    ]);
    return screen;
  };
