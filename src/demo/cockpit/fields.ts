/** Conversion of a demo between the fields of the cockpit's form and a link. */
import { DemoLink, encodeDemoLink, WorldPart } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { ShowFields } from './memory.ts';

/** The default world of the demo, in the terms of a link. */
const ordinary: WorldPart = { scenario: 'busy', organization: 'aurora' };

/** The fields of the running world. */
export function fieldsOf(world: WorldPart | undefined): ShowFields {
  const { scenario, organization, prospect, off, date } = world ?? ordinary;
  return {
    scenario,
    organization,
    persona: scenarioFacts[scenario].persona,
    name: prospect?.name ?? '',
    main: prospect?.main ?? null,
    secondary: prospect?.secondary ?? null,
    logo: prospect?.logo ?? null,
    off: [...(off ?? [])],
    day: date === undefined ? 'today' : 'fixed',
    date: date ?? '',
    language: 'own',
  };
}

/** The fields of a link. */
export const fieldsOfLink = (link: DemoLink): ShowFields => ({
  ...fieldsOf(link),
  persona: link.persona ?? 'nobody',
  language: link.language ?? 'own',
});

const prospectOf = ({ name, main, secondary, logo }: ShowFields): DemoLink['prospect'] => {
  const said = name.trim();
  // Colours or a logo without a name are kept as an invalid prospect, so that the form reports the missing
  // name.
  if (said === '' && main === null && secondary === null && logo === null) return undefined;
  return {
    name: said,
    ...(main === null ? {} : { main }),
    ...(secondary === null ? {} : { secondary }),
    ...(logo === null ? {} : { logo }),
  };
};

/** The link of the fields, which may still be invalid. */
export function toInput(fields: ShowFields): DemoLink {
  const { scenario, organization, persona, off, day, date, language } = fields;
  const prospect = prospectOf(fields);
  return {
    scenario,
    organization,
    ...(prospect === undefined ? {} : { prospect }),
    ...(off.length === 0 ? {} : { off }),
    ...(day === 'today' ? {} : { date }),
    ...(persona === 'nobody' ? {} : { persona }),
    ...(language === 'own' ? {} : { language }),
  };
}

/** The link of the fields; undefined while they are invalid. */
export function linkOf(fields: ShowFields): DemoLink | undefined {
  const read = DemoLink.safeParse(toInput(fields));
  return read.success ? read.data : undefined;
}

/** The encoded world, without persona and language. */
const worldText = (world: WorldPart): string => encodeDemoLink(WorldPart.parse(world));

/** Whether both start with the same world. */
export function isSameWorld(fields: ShowFields, world: WorldPart | undefined): boolean {
  const link = linkOf(fields);
  if (link === undefined) return false;
  return worldText(link) === worldText(world ?? ordinary);
}

/** The form, validated by the schema of the link. */
export const showForm: RowForm<ShowFields> = {
  schema: DemoLink,
  toInput,
  names: { prospect: 'name' },
};

/** The address that opens a demo. */
export const addressOf = (link: DemoLink, origin: string): string =>
  `${origin}/#demo=${encodeDemoLink(link)}`;
