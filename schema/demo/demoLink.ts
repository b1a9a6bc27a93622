/** The demo link: encodes a demonstration (world, persona, language) in a URL. Only for the demo. */
import * as z from 'zod/mini';
import { moduleFlags } from '../modules.ts';

/** The initial worlds of a demonstration. */
export const scenarioIds = [
  'busy',
  'newCompany',
  'monthEnd',
  'shortPoints',
  'closingPoll',
  'surveyResults',
  'quarterEnd',
  'challengeFinal',
  'fullHouse',
  'launchDay',
  'onboarding',
  'openEnrolment',
  'safeVoice',
  'myTeam',
  'boardMeeting',
  'failing',
] as const;
export type ScenarioId = (typeof scenarioIds)[number];

const color = z.string().check(z.regex(/^#[\da-f]{6}$/i));

/** The prospect's brand, applied to the organisation of the demonstration. */
export const Prospect = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  main: z.optional(color),
  secondary: z.optional(color),
  /** An image as a `data:` URL, PNG, JPEG or WebP, at most 6 kB. */
  logo: z.optional(
    z.string().check(z.maxLength(8_400), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/]+={0,2}$/)),
  ),
});

export type Prospect = z.infer<typeof Prospect>;

/** The fields that determine the data of a world. */
const worldShape = {
  scenario: z.enum(scenarioIds),
  organization: z.enum(['aurora', 'boreal']),
  prospect: z.optional(Prospect),
  /** Modules that are off; all others keep the scenario's setting. */
  off: z.optional(z.array(z.enum(moduleFlags))),
  /**
   * The current day of the world, `YYYY-MM-DD`, 2025 to 2099; default: the day the link is opened. Rows of an
   * earlier world would be older than their ids.
   */
  date: z.optional(z.iso.date().check(z.regex(/^20(2[5-9]|[3-9]\d)-/))),
};
export const WorldPart = z.object(worldShape);
export type WorldPart = z.infer<typeof WorldPart>;

/** The whole link: the world, plus persona and language of the page. */
export const DemoLink = z.object({
  ...worldShape,
  /** The signed-in persona; if absent, no user is signed in. */
  persona: z.optional(z.enum(['employee', 'manager', 'admin', 'external'])),
  language: z.optional(z.enum(['es', 'en'])),
});
export type DemoLink = z.infer<typeof DemoLink>;

/** Name of the URL fragment: `#demo=…`. */
export const linkName = 'demo';

/** Converts Base64 to its URL-safe form and back. */
const worn = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const bare = (text: string): string =>
  text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(text.length / 4) * 4, '=');

const wornText = (text: string): string => worn(btoa(String.fromCharCode(...new TextEncoder().encode(text))));
const bareText = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(bare(text)), (sign) => sign.charCodeAt(0)),
  );

const logoBefore = 'data:image/';
const logoBetween = ';base64,';

/**
 * Encodes a link: scenario and organisation, then the other parts, each with a letter prefix:
 * `busy.aurora.uemployee.len`. Uses only letters, digits, `-`, `_` and `.`, so programs that forward the URL do
 * not change it. The same link gives the same text. Throws `ZodError` for an invalid link.
 */
export function encodeDemoLink(link: DemoLink): string {
  const { scenario, organization, prospect, off = [], date, persona, language } = DemoLink.parse(link);
  const parts: string[] = [scenario, organization];
  const say = (letter: string, text: string | undefined): void => {
    if (text !== undefined) parts.push(letter + text);
  };
  say('u', persona);
  say('l', language);
  say('d', date);
  const isOff = new Set(off);
  // In list order, so that the same modules give the same text.
  if (isOff.size > 0) say('o', moduleFlags.filter((flag) => isOff.has(flag)).join('-'));
  if (prospect !== undefined) {
    say('n', wornText(prospect.name));
    say('m', prospect.main?.slice(1).toLowerCase());
    say('s', prospect.secondary?.slice(1).toLowerCase());
    const [kind = '', picture = ''] = prospect.logo?.slice(logoBefore.length).split(logoBetween) ?? [];
    if (prospect.logo !== undefined) say('i', `${kind}-${worn(picture)}`);
  }
  return parts.join('.');
}

const letters: ReadonlySet<string> = new Set(['u', 'l', 'd', 'o', 'n', 'm', 's', 'i']);

/** Decodes the text of a link; undefined for an invalid text. Ignores a trailing full stop of a sentence. */
export function decodeDemoLink(text: string): DemoLink | undefined {
  const [scenario, organization, ...rest] = text.replace(/\.$/, '').split('.');
  const said = new Map(rest.map((part) => [part.charAt(0), part.slice(1)]));
  if (said.size < rest.length || [...said.keys()].some((letter) => !letters.has(letter))) return undefined;
  const colorOf = (letter: string): string | undefined => {
    const digits = said.get(letter);
    return digits === undefined ? undefined : `#${digits}`;
  };
  try {
    const name = said.get('n');
    const logo = said.get('i');
    const dash = logo?.indexOf('-') ?? 0;
    const isDressed = ['n', 'm', 's', 'i'].some((letter) => said.has(letter));
    const read = DemoLink.safeParse({
      scenario,
      organization,
      persona: said.get('u'),
      language: said.get('l'),
      date: said.get('d'),
      off: said.get('o')?.split('-'),
      prospect: isDressed
        ? {
            name: name === undefined ? undefined : bareText(name),
            main: colorOf('m'),
            secondary: colorOf('s'),
            logo:
              logo === undefined
                ? undefined
                : `${logoBefore}${logo.slice(0, dash)}${logoBetween}${bare(logo.slice(dash + 1))}`,
          }
        : undefined,
    });
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
