/** The scenarios that a link can start, and how each world is built. */
import type { OrgSeed } from '#backend/store/seed.ts';
import type { ScenarioId, WorldPart } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { buildOrganization } from '../organization.ts';
import { profiles, type Profile } from '../organizations.ts';
import type { Scenario, Scene, WorldOptions } from '../plan.ts';
import { dressed } from '../prospect.ts';
import { sandboxSeed } from '../seeds/sandbox.seed.ts';
import { busySizes } from './busy.ts';
import { newOrganization } from './newCompany.ts';

/** Builds the organisation of a link. */
type Build = (profile: Profile, sizes: Scenario, options: WorldOptions) => OrgSeed;

const busy: Build = (profile, sizes, options) => buildOrganization(profile, sizes[profile.slug], options);
/** A busy year with another ending. */
const ending =
  (scene: Scene): Build =>
  (profile, sizes, options) =>
    buildOrganization(profile, { ...sizes[profile.slug], scene }, options);

/** Every scenario; its texts are in `schema/demo/scenarios.ts` and the cockpit. */
const builds: Readonly<Record<ScenarioId, Build>> = {
  busy,
  newCompany: (profile, _, options) => newOrganization(profile, options),
  monthEnd: ending('monthEnd'),
  shortPoints: ending('shortPoints'),
  closingPoll: ending('closingPoll'),
  surveyResults: busy,
  quarterEnd: busy,
  challengeFinal: busy,
  fullHouse: busy,
  launchDay: busy,
  // The faults of the scenario concern calls, not the world.
  failing: busy,
};

/** The organisation with the modules that the scenario needs. */
const ready = (profile: Profile, scenario: ScenarioId): Profile => ({
  ...profile,
  modules: new Set([...profile.modules, ...(scenarioFacts[scenario].needs ?? [])]),
});

/**
 * The world of a link at a moment: its organisation in the link's scenario, the other one busy, and the
 * sandbox of the documentation. Tests pass smaller sizes.
 */
export const worldOfLink = (
  link: WorldPart,
  options: WorldOptions,
  sizes: Scenario = busySizes,
): readonly OrgSeed[] => [
  ...profiles.map((profile) =>
    profile.slug === link.organization
      ? dressed(builds[link.scenario](ready(profile, link.scenario), sizes, options), profile, link)
      : busy(profile, sizes, options),
  ),
  sandboxSeed(options),
];
