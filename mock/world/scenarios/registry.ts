/** The scenarios that a link can start, and how each world is built. */
import type { OrgSeed } from '#backend/store/seed.ts';
import type { ScenarioId, WorldPart } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { organizationInParts } from '../organization.ts';
import { profiles, type Profile } from '../organizations.ts';
import { finished, type Parts } from '../parts.ts';
import type { Scenario, Scene, WorldOptions } from '../plan.ts';
import { dressed } from '../prospect.ts';
import { sandboxSeed } from '../seeds/sandbox.seed.ts';
import { busySizes } from './busy.ts';
import { newOrganization } from './newCompany.ts';

/** Builds the organisation of a link. */
type Build = (profile: Profile, sizes: Scenario, options: WorldOptions) => Parts<OrgSeed>;

const busy: Build = (profile, sizes, options) => organizationInParts(profile, sizes[profile.slug], options);
/** A busy year with another ending. */
const ending =
  (scene: Scene): Build =>
  (profile, sizes, options) =>
    organizationInParts(profile, { ...sizes[profile.slug], scene }, options);

/** Every scenario; its texts are in `schema/demo/scenarios.ts` and the cockpit. */
const builds: Readonly<Record<ScenarioId, Build>> = {
  busy,
  // A handful of rows is one part.
  *newCompany(profile, _, options) {
    yield;
    return newOrganization(profile, options);
  },
  monthEnd: ending('monthEnd'),
  shortPoints: ending('shortPoints'),
  closingPoll: ending('closingPoll'),
  surveyResults: busy,
  quarterEnd: busy,
  challengeFinal: busy,
  fullHouse: busy,
  launchDay: busy,
  onboarding: busy,
  openEnrolment: busy,
  safeVoice: busy,
  myTeam: busy,
  boardMeeting: busy,
  // The faults of the scenario concern calls, not the world.
  failing: busy,
};

/** The organisation with the modules that the scenario needs. */
const ready = (profile: Profile, scenario: ScenarioId): Profile => ({
  ...profile,
  modules: new Set([...profile.modules, ...(scenarioFacts[scenario].needs ?? [])]),
});

/**
 * Makes the world of a link at a moment: its organisation in the link's scenario, the other one busy, and the
 * sandbox of the documentation. Tests pass smaller sizes.
 */
export function* linkInParts(
  link: WorldPart,
  options: WorldOptions,
  sizes: Scenario = busySizes,
): Parts<readonly OrgSeed[]> {
  const made: OrgSeed[] = [];
  for (const profile of profiles) {
    const isOfLink = profile.slug === link.organization;
    const build = isOfLink ? builds[link.scenario] : busy;
    const seed = yield* build(isOfLink ? ready(profile, link.scenario) : profile, sizes, options);
    made.push(isOfLink ? yield* dressed(seed, profile, link) : seed);
  }
  return [...made, sandboxSeed(options)];
}

/** All parts at once. */
export const worldOfLink = (...given: Parameters<typeof linkInParts>): readonly OrgSeed[] =>
  finished(linkInParts(...given));
