/**
 * Personal settings of people: biography, telephone, time zone, and the visibility of birthday and
 * anniversary.
 */
import type { users } from '#backend/people/users.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { Role } from '#schema/permissions.ts';
import type { CelebrationChoice } from '#schema/users/celebrations.rules.ts';
import { lotteryOf } from '../seededRandom.ts';
import type { Plan } from '../plan.ts';
import { chatterTexts } from '../chatterTexts.ts';

/** Columns of a person that the person sets. */
export type Choices = Pick<
  Row<typeof users>,
  'bio' | 'phone' | 'phoneShown' | 'timezone' | 'countryId' | 'birthdayShown' | 'anniversaryShown'
>;

/** Index, among the people with celebrations soon, of the person whose birthday is today but hidden. */
export const shyPlace = 7;

const drawn: readonly CelebrationChoice[] = ['no_year', 'full', 'hidden'];
const drawBirthday = lotteryOf([76, 18, 6]);
const drawAnniversary = lotteryOf([14, 80, 6]);
/** Time zones of those who work at a distance, in the country of the others. */
const distant = {
  aurora: ['America/Tijuana', 'America/Cancun'],
  boreal: ['America/Vancouver', 'America/Halifax'],
} as const;
/** Prefixes of telephone numbers that nobody has, by country, completed by four digits; Spain has none for fiction. */
const numbers: Readonly<Record<string, string>> = {
  MX: '+52555550',
  CO: '+57601555',
  CA: '+1416555',
  US: '+1312555',
};

/**
 * Chooses for one person after another, by index among all people and among those with celebrations soon (-1
 * for the others).
 */
export function choicesOf(
  plan: Plan,
): (person: {
  readonly index: number;
  readonly role: Role;
  readonly isPersona: boolean;
  readonly department: number | undefined;
  readonly party: number;
}) => Choices {
  const { slug, words, departments, countryId } = plan.profile;
  const random = plan.dice('choices');
  return ({ index, role, isPersona, department, party }) => {
    const bio = random.chance(0.35) ? random.pick(chatterTexts[words].bios) : null;
    const place = departments[department ?? -1]?.place;
    const prefix = numbers[place?.countryId ?? countryId];
    const hasPhone = random.chance(0.3) && prefix !== undefined;
    const isShown = random.chance(0.5);
    const isDistant = random.chance(0.18);
    const zone = random.pick(distant[slug]);
    const [birthday, anniversary] = [drawn[drawBirthday(random)], drawn[drawAnniversary(random)]];
    const phone = `${prefix ?? ''}${String(1000 + index)}`;
    // The demo relies on the celebrations of the coming days, so all of them are visible except the hidden
    // one.
    const isTold = isPersona || (party >= 0 && party < shyPlace);
    return {
      bio: isPersona ? (chatterTexts[words].personas[index] ?? null) : bio,
      phone: (isPersona ? role !== 'external' : hasPhone) ? phone : null,
      phoneShown: isPersona ? role === 'manager' || role === 'admin' : hasPhone && isShown,
      timezone:
        isTold || party === shyPlace || role === 'external'
          ? null
          : (place?.timezone ?? (isDistant ? zone : null)),
      countryId: role === 'external' ? null : (place?.countryId ?? countryId),
      birthdayShown:
        party === shyPlace
          ? 'hidden'
          : isTold
            ? index % 2 === 0
              ? 'full'
              : 'no_year'
            : (birthday ?? 'no_year'),
      anniversaryShown: isTold ? 'full' : (anniversary ?? 'full'),
    };
  };
}
