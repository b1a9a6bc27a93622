/**
 * Goes to a step of the running tour: signs in its persona if another one is signed in, then opens its page.
 */
import { navigate } from 'wouter/use-browser-location';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { beginShow } from '#src/demo/cockpit/arrival.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import { claimOf } from '#src/demo/claims.ts';
import { realNow, tourStore, type Running } from './tour.store.ts';
import { stepsIn, type TourStep } from './tour.ts';
import { stepOf, tours } from './tours.ts';

/** The part of the demo kit that a tour needs. */
export type TourKit = Pick<DemoKit, 'tokenOf' | 'personas'>;

/** The navigation of a tour on the page, which tests replace. */
export interface TourPage {
  /** Navigates to a path within the running page. */
  readonly open: (path: string) => void;
  /** Loads the document at a path. */
  readonly load: (path: string) => void;
}

/** The implementation for the browser. */
export const thisPage: TourPage = {
  open: (path) => navigate(path),
  load: (path) => location.assign(path),
};

const emailOf = (kit: TourKit, role: TourStep['as'], slug: string): string => {
  const found = kit.personas.find((one) => one.role === role && one.organization.slug === slug);
  if (found === undefined) throw new Error(`no ${role} of ${slug} among the personas`);
  return found.email;
};

/** The organisation of the signed-in persona; `aurora` without one. */
export async function organizationHere(kit: TourKit): Promise<Running['organization']> {
  const org = claimOf(tokenStore.read(), 'org');
  for (const { email, organization } of kit.personas)
    if (org !== undefined && claimOf(await kit.tokenOf(email), 'org') === org)
      return organization.slug === 'boreal' ? 'boreal' : 'aurora';
  return 'aurora';
}

/** Opens the page of the current step as its persona. Rejects if that persona cannot sign in. */
export async function openStep(running: Running, kit: TourKit, page: TourPage = thisPage): Promise<void> {
  const step = stepOf(running);
  if (step === undefined) return;
  const token = await kit.tokenOf(emailOf(kit, step.as, running.organization));
  // The presenter went on meanwhile: only the last step opens its page.
  if (tourStore.getSnapshot().context.running?.step !== running.step) return;
  if (claimOf(token, 'sub') === claimOf(tokenStore.read(), 'sub')) return page.open(step.path);
  tokenStore.write(token);
  // A full load: data of the previous persona must not be shown to the next.
  page.load(step.path);
}

/** Goes to a step of the running tour; ignores steps outside its range. Rejects like `openStep`. */
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

/** Starts the tour of the running world at its first step. Rejects like `openStep`. */
export async function beginTour(world: WorldPart, kit: TourKit, page: TourPage = thisPage): Promise<void> {
  tourStore.trigger.began(fresh(world));
  await goTo(0, kit, page);
}

/** Starts a world and its tour. Rejects, without any change, if the world cannot be created. */
export async function beginElsewhere(
  world: WorldPart,
  kit: Pick<DemoKit, 'arrive'>,
  page: TourPage = thisPage,
): Promise<void> {
  const running = fresh(world);
  const first = stepOf(running);
  // The page keeps its current language.
  const path = await beginShow(kit, { ...world, persona: first?.as }, () => undefined);
  tourStore.trigger.began(running);
  page.load(first?.path ?? path);
}
