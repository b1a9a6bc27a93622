/** Goes to a step of the running tour: its person comes in where another one is signed in, then its page opens. */
import { navigate } from 'wouter/use-browser-location';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { beginShow } from '#src/demo/cockpit/arrival.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import { readClaims } from '#src/lib/jwt.ts';
import { realNow, tourStore, type Running } from './tour.store.ts';
import { stepsIn, type TourStep } from './tour.ts';
import { stepOf, tours } from './tours.ts';

/** What a tour needs of the demo. */
export type TourKit = Pick<DemoKit, 'tokenOf' | 'personas'>;

/** What a tour does to the page, and what tests put in its place. */
export interface TourPage {
  /** Opens a path within the page that runs. */
  readonly open: (path: string) => void;
  /** Loads the page anew at a path. */
  readonly load: (path: string) => void;
}

/** The real one. */
export const thisPage: TourPage = {
  open: (path) => navigate(path),
  load: (path) => location.assign(path),
};

const claimOf = (token: string | null, name: 'sub' | 'org'): unknown => {
  if (token === null) return undefined;
  try {
    return readClaims(token)[name];
  } catch {
    return undefined;
  }
};

const emailOf = (kit: TourKit, role: TourStep['as'], slug: string): string => {
  const found = kit.personas.find((one) => one.role === role && one.organization.slug === slug);
  if (found === undefined) throw new Error(`no ${role} of ${slug} among the personas`);
  return found.email;
};

/** The organisation of whoever is signed in; the first persona's where nobody is. */
export async function organizationHere(kit: TourKit): Promise<Running['organization']> {
  const org = claimOf(tokenStore.read(), 'org');
  for (const { email, organization } of kit.personas)
    if (org !== undefined && claimOf(await kit.tokenOf(email), 'org') === org)
      return organization.slug === 'boreal' ? 'boreal' : 'aurora';
  return 'aurora';
}

/** Opens the page of the step that the tour stands at, as its person. Rejects where that person may not come in. */
export async function openStep(running: Running, kit: TourKit, page: TourPage = thisPage): Promise<void> {
  const step = stepOf(running);
  if (step === undefined) return;
  const token = await kit.tokenOf(emailOf(kit, step.as, running.organization));
  // Somebody pressed on meanwhile: only the last one opens its page.
  if (tourStore.getSnapshot().context.running?.step !== running.step) return;
  if (claimOf(token, 'sub') === claimOf(tokenStore.read(), 'sub')) return page.open(step.path);
  tokenStore.write(token);
  // What was read for the one before is not shown to the next.
  page.load(step.path);
}

/** Goes to a step of the tour that runs; to none beyond its ends. Rejects as `openStep`. */
export async function goTo(step: number, kit: TourKit, page: TourPage = thisPage): Promise<void> {
  const { running } = tourStore.getSnapshot().context;
  if (running === null || stepOf({ ...running, step }) === undefined) return;
  tourStore.trigger.changed({ step });
  await openStep({ ...running, step }, kit, page);
}

const fresh = ({ scenario, organization, off }: WorldPart): Running => ({
  scenario,
  organization,
  steps: stepsIn(tours[scenario], organization, off).map(({ id }) => id),
  step: 0,
  startedAt: realNow(),
  place: 'bottom',
  hasNotes: true,
  hadFocus: false,
});

/** Begins the tour of the world that stands, at its first step. Rejects as `openStep`. */
export async function beginTour(world: WorldPart, kit: TourKit, page: TourPage = thisPage): Promise<void> {
  tourStore.trigger.began(fresh(world));
  await goTo(0, kit, page);
}

/** Begins a world and its tour. Rejects where the world cannot be made, and has changed nothing then. */
export async function beginElsewhere(
  world: WorldPart,
  kit: Pick<DemoKit, 'arrive'>,
  page: TourPage = thisPage,
): Promise<void> {
  const running = fresh(world);
  const first = stepOf(running);
  // The page keeps the language that it is read in.
  const path = await beginShow(kit, { ...world, persona: first?.as }, () => undefined);
  tourStore.trigger.began(running);
  page.load(first?.path ?? path);
}
