/** What people say of themselves and let others know: their words, telephone, time zone, birthday and anniversary. */
import type { users } from '#backend/users/users.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { Role } from '#schema/permissions.ts';
import type { CelebrationChoice } from '#schema/users/celebrations.rules.ts';
import { lotteryOf } from '../seededRandom.ts';
import type { Plan } from '../plan.ts';
import { chatterTexts } from '../chatterTexts.ts';

/** Columns of a person that are their own choice. */
export type Choices = Pick<
  Row<typeof users>,
  'bio' | 'phone' | 'phoneShown' | 'timezone' | 'birthdayShown' | 'anniversaryShown'
>;

/** Place among those who celebrate in the coming days of the one whose birthday is today and whom nobody hears of. */
export const shyPlace = 7;

const drawn: readonly CelebrationChoice[] = ['no_year', 'full', 'hidden'];
const drawBirthday = lotteryOf([76, 18, 6]);
const drawAnniversary = lotteryOf([14, 80, 6]);
/** Where teams work in other countries. */
const zones = {
  aurora: ['America/Bogota', 'America/Lima', 'America/Guayaquil', 'Europe/Madrid'],
  boreal: ['America/Vancouver', 'Europe/Oslo'],
} as const;
/** What a number begins with, then four digits: numbers for stories, which nobody has. */
const numbers = { aurora: '+52555550', boreal: '+1416555' } as const;

/** Chooses for one person after the other, by their place among all and among those who celebrate soon (-1 elsewhere). */
export function choicesOf(
  plan: Plan,
): (person: {
  readonly index: number;
  readonly role: Role;
  readonly isPersona: boolean;
  readonly party: number;
}) => Choices {
  const { slug, words } = plan.profile;
  const random = plan.dice('choices');
  return ({ index, role, isPersona, party }) => {
    const bio = random.chance(0.35) ? random.pick(chatterTexts[words].bios) : null;
    const hasPhone = random.chance(0.3);
    const isShown = random.chance(0.5);
    const isAbroad = random.chance(0.18);
    const timezone = random.pick(zones[slug]);
    const [birthday, anniversary] = [drawn[drawBirthday(random)], drawn[drawAnniversary(random)]];
    const phone = `${numbers[slug]}${String(1000 + index)}`;
    // What the demo tells of the coming days is seen, but for the one who keeps it to themselves.
    const isTold = isPersona || (party >= 0 && party < shyPlace);
    return {
      bio: isPersona ? (chatterTexts[words].personas[index] ?? null) : bio,
      phone: (isPersona ? role !== 'external' : hasPhone) ? phone : null,
      phoneShown: isPersona ? role === 'manager' || role === 'admin' : hasPhone && isShown,
      timezone: isAbroad && !isTold && party !== shyPlace && role !== 'external' ? timezone : null,
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
