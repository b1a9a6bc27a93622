/** Builds the failure report that a user copies: the machines' steps and the environment, without personal data. */
import { catalogue } from '#schema/errors.ts';
import { brandOf } from '#schema/brand.ts';
import { smallLayoutPx } from '#schema/limits.ts';
import { copyText } from './copyText.ts';
import { isPrivate, maskPath, maskText } from './masks.ts';
import { heardSteps, type HeardStep } from './recorder.ts';
import type { Report, ReportStep } from './report.shape.ts';
import { schemeNow } from './scheme.ts';

const fieldOf = (thing: unknown, field: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, field) : undefined;

/** Returns only codes of our catalogue: a foreign `code` may contain anything. */
function codeOf(error: unknown): string | null {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && Object.hasOwn(catalogue, code) ? code : null;
}

const nameOf = (error: unknown): string =>
  error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'Error';

const told = (error: unknown): Report['crash'] => ({
  name: nameOf(error),
  message: maskText(error instanceof Error ? error.message : 'something that is no error was raised'),
});

/** Converts recorded steps to report steps; numbers the actors by machine. */
export function stepsOf(heard: readonly HeardStep[]): ReportStep[] {
  const known = new Map<string, string[]>();
  return heard.map(([machine, session, event, before, after, error, at, times]) => {
    const sessions = known.get(machine) ?? [];
    known.set(machine, sessions);
    if (!sessions.includes(session)) sessions.push(session);
    return {
      machine,
      actor: sessions.indexOf(session) + 1,
      event,
      before: before ?? null,
      after,
      code: codeOf(error),
      at: Math.round(at),
      times,
    };
  });
}

/** The report of this page now; without `crash`, uses the last error caught by a boundary. */
export function reportNow(crash?: unknown): Report {
  const caught = crash ?? heardSteps.findLast(([, , event]) => event === 'render.failed')?.[5];
  const root = document.documentElement;
  // The last module script is the main script; earlier ones change less often.
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1);
  return {
    format: 1,
    product: 'aplauso',
    build: import.meta.env.MODE,
    release: script === undefined ? '' : (new URL(script.src).pathname.split('/').at(-1) ?? ''),
    language: root.lang.startsWith('en') ? 'en' : 'es',
    scheme: schemeNow(),
    brand: brandOf(location.host),
    layout: innerWidth < smallLayoutPx ? 'small' : 'large',
    path: isPrivate(location.pathname) ? '' : maskPath(location.pathname),
    crash: caught === undefined ? null : told(caught),
    steps: stepsOf(heardSteps),
  };
}

/**
 * Copies the report to the clipboard; false if the page has no clipboard. `crash` is the current error, if any.
 * Never rejects.
 */
export const copyReport = (crash?: unknown): Promise<boolean> =>
  copyText(JSON.stringify(reportNow(crash), null, 1));
