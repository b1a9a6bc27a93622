/** A demonstration that fits in an address: which world it begins with, who is signed in, in which language (features §29, 5). Of the demo only. */
import * as z from 'zod/mini';
import { moduleFlags } from '../modules.ts';

/** The worlds that a demonstration can begin with. */
export const scenarioIds = [
  'busy',
  'newCompany',
  'monthEnd',
  'shortPoints',
  'closingPoll',
  'failing',
] as const;
/** One of them. */
export type ScenarioId = (typeof scenarioIds)[number];

const color = z.string().check(z.regex(/^#[\da-f]{6}$/i));

/** The prospect's clothes, worn by the organisation of the demonstration. */
export const Prospect = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  main: z.optional(color),
  secondary: z.optional(color),
  /** A picture as a `data:` address, PNG, JPEG or WebP, at most 6 kB. */
  logo: z.optional(
    z.string().check(z.maxLength(8_400), z.regex(/^data:image\/(png|jpeg|webp);base64,[\w+/]+=*$/)),
  ),
});

export type Prospect = z.infer<typeof Prospect>;

/** What decides the rows of a world. */
const worldShape = {
  scenario: z.enum(scenarioIds),
  organization: z.enum(['aurora', 'boreal']),
  prospect: z.optional(Prospect),
  /** Modules that are off; all others stand as the scenario has them. */
  off: z.optional(z.array(z.enum(moduleFlags))),
  /** `YYYY-MM-DD` of the day on which the world stands; the day on which the link is opened where it is missing. */
  date: z.optional(z.iso.date()),
};
export const WorldPart = z.object(worldShape);
export type WorldPart = z.infer<typeof WorldPart>;

/** The whole link: the world, and the page in front of it. */
export const DemoLink = z.object({
  ...worldShape,
  /** Who is signed in; nobody where it is missing. */
  persona: z.optional(z.enum(['employee', 'manager', 'admin', 'external'])),
  language: z.optional(z.enum(['es', 'en'])),
});
export type DemoLink = z.infer<typeof DemoLink>;

/** Name of the link's part of an address: `#demo=…`. */
export const linkName = 'demo';

/** The text of a link: letters, digits, `-` and `_` only; the same link gives the same text. */
export function encodeDemoLink(link: DemoLink): string {
  const bytes = new TextEncoder().encode(JSON.stringify(DemoLink.parse(link)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The link of a text; nothing where the text is none. */
export function decodeDemoLink(text: string): DemoLink | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const read = DemoLink.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
