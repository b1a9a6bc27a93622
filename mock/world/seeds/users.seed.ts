/** People: facts, periods, and how often they send and receive recognitions. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { foldOf } from '#backend/people/users.rules.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import type { Role } from '#schema/permissions.ts';
import { day, hour, instant } from '../calendar.ts';
import { deckOf, type SeededRandom } from '../seededRandom.ts';
import { handleOf, namesOf } from '../names.ts';
import { casts, personaEmail, type Cast } from '../personas.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { portrait, type Sitter } from '../portraits.ts';
import { choicesOf, shyPlace, type Choices } from './choices.ts';
import { newcomersOf } from './newcomers.seed.ts';
import { led, numberOf } from './staff.ts';

/** A person in the form that the other seeds need. */
export interface Person extends Pick<
  Choices,
  'timezone' | 'countryId' | 'birthdayShown' | 'anniversaryShown'
> {
  readonly id: string;
  readonly role: Role;
  readonly isPersona: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Index in the departments. */
  readonly department: number | undefined;
  readonly departmentId: string | undefined;
  readonly takesPoints: boolean;
  /** `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly admissionDate: string;
  /** The period in which the person could send and receive, in ms. */
  readonly since: number;
  readonly until: number;
  /** How often the person sends, and how often the person receives. */
  readonly warmth: number;
  readonly charm: number;
}

interface Identity extends Cast, Pick<Sitter, 'skins' | 'darkHair'> {
  readonly email: string;
  readonly isPersona: boolean;
}

const ending = (jobPosition: string, woman: boolean): string =>
  jobPosition.replace(/\{(\w*)\|(\w*)\}/g, woman ? '$2' : '$1');

/** People who are no personas. In large departments, the first person of each leads it. */
function strangers({ profile, size }: Plan, random: SeededRandom): Identity[] {
  // First names of personas are unique, because stories of the demo mention them.
  const others = (list: readonly string[]): readonly string[] =>
    list.filter((name) => casts[profile.slug].every(({ first }) => first !== name));
  const families = namesOf[profile.slug].map(({ women, men, last, skins, darkHair }) => ({
    nextWoman: deckOf(others(women), random),
    nextMan: deckOf(others(men), random),
    nextLast: deckOf(last, random),
    skins,
    darkHair,
  }));
  const taken = new Set(casts[profile.slug].map(({ first, last }) => handleOf(first, last)));
  const desks = profile.departments.flatMap(({ share }, place) => Array.from({ length: share }, () => place));
  const led = new Set(
    casts[profile.slug].filter(({ role }) => role !== 'employee').map(({ department }) => department),
  );
  const isLarge = size.people > 40;
  const drawn = profile.departments.filter(({ share }) => share > 0).length;
  return Array.from({ length: size.people - casts[profile.slug].length }, (_, index): Identity => {
    const woman = random.chance(0.5);
    const { nextWoman, nextMan, nextLast, skins, darkHair } = random.pick(families);
    let [first, last] = ['', ''];
    do [first, last] = [woman ? nextWoman() : nextMan(), nextLast()];
    while (taken.has(handleOf(first, last)));
    taken.add(handleOf(first, last));
    const desk = index < drawn ? index : random.pick(desks);
    const few = profile.departments.findIndex((one) => one.few?.includes(index));
    const department = few === -1 ? desk : few;
    const isFirst = few === -1 ? index < drawn : profile.departments[few]?.few?.[0] === index;
    const leads = isLarge && isFirst && !led.has(department);
    const [lead = '', ...positions] = profile.departments[department]?.positions ?? [];
    const drawnYears = random.chance(0.2) ? 0 : Math.ceil(14 * random.next() ** 2);
    // Those who lead were there when the year began: what they do is part of its story.
    const years = leads ? Math.max(1, drawnYears) : drawnYears;
    return {
      role: leads ? 'manager' : 'employee',
      first,
      last,
      woman,
      age: Math.max(21 + years, (leads ? 33 : 21) + Math.floor(34 * random.next() ** 1.4)),
      jobPosition: ending(leads ? lead : random.pick(positions), woman),
      department,
      years,
      email: `${handleOf(first, last)}@${profile.slug}.example`,
      isPersona: false,
      skins,
      darkHair,
    };
  });
}

/**
 * All people, personas first; people who left and people without points come last. Newcomers are separate.
 */
export function peopleOf(plan: Plan): {
  readonly people: readonly Person[];
  /** Rows of all people, newcomers last. */
  readonly users: readonly Row<typeof users>[];
  readonly rows: RowsByTable;
  readonly keys: readonly string[];
} {
  const { profile, size, calendar, begun, newId } = plan;
  const random = plan.dice('users');
  const rooms = profile.departments.map(({ name }) => ({
    id: newId('departments'),
    name,
    active: true,
    parentId: null,
    managerId: null,
    createdAt: instant(begun),
  }));
  const personas = casts[profile.slug].map((cast): Identity => ({
    ...cast,
    email: personaEmail(cast.role, profile.slug),
    isPersona: true,
  }));
  const identities = [...personas, ...strangers(plan, random)];
  const celebrated = random.shuffle(
    identities
      .map((_, index) => index)
      .slice(personas.length, size.people - size.inactive - size.withoutPoints),
  );
  const choose = choicesOf(plan);
  const isNew = size.scene === 'newCompany';
  const isLeapDay = calendar.date(0).endsWith('02-29');
  const made = identities.map((one, index) => {
    const id = newId('users');
    const fromEnd = size.people - 1 - index;
    const active = fromEnd >= size.inactive;
    const takesPoints = one.role !== 'external' && (!active || fromEnd >= size.inactive + size.withoutPoints);
    // A few people have celebrations today and in the coming days, whatever the date; no one in a new
    // company.
    const place = isNew ? -1 : celebrated.indexOf(index);
    const party = place === -1 ? size.people : place;
    const birthdayIn = [0, 0, 1, 2, 3][party];
    const anniversaryIn = { 5: 0, 6: 4 }[party];
    // On 29 February, the number of years must be a multiple of four, so that the original date existed.
    const leap = (count: number): number => (isLeapDay ? Math.max(count - (count % 4), 4) : count);
    const someday = birthdayIn ?? -random.whole(7, 357);
    const inDays = party === shyPlace ? 0 : someday;
    const birthday = calendar.date(inDays, inDays === 0 ? leap(one.age) : one.age);
    const years = Math.max(one.years, 1);
    const admissionDate =
      anniversaryIn !== undefined
        ? calendar.date(anniversaryIn, anniversaryIn === 0 ? leap(years) : years)
        : isNew
          ? calendar.date(-random.whole(1, 4))
          : active && one.years === 0
            ? calendar.date(-random.whole(25, 340))
            : calendar.date(-random.whole(3, 360), years);
    const started = Date.parse(admissionDate) + 15 * hour;
    const left = active ? calendar.now : calendar.now - random.whole(30, 150) * day;
    const { role, isPersona } = one;
    const choices = choose({ index, role, isPersona, department: one.department, party: place });
    const { timezone, countryId, birthdayShown, anniversaryShown } = choices;
    const person: Person = {
      id,
      role,
      isPersona,
      firstName: one.first,
      lastName: one.last,
      department: one.department,
      departmentId: one.department === undefined ? undefined : rooms[one.department]?.id,
      takesPoints,
      birthday,
      admissionDate,
      timezone,
      countryId,
      birthdayShown,
      anniversaryShown,
      since: Math.max(started, begun),
      until: left,
      warmth:
        one.role === 'external'
          ? 0
          : one.isPersona
            ? 2
            : one.role === 'manager'
              ? 2
              : 0.15 + 2.4 * random.next() ** 3,
      charm: one.role === 'external' ? 0 : one.isPersona ? 2.4 : 0.3 + 2 * random.next() ** 2,
    };
    const name = { firstName: one.first, lastName: one.last, email: one.email, jobPosition: one.jobPosition };
    const row = {
      id,
      ...name,
      passwordHash: plan.passwordHash,
      userType: one.role,
      active,
      takesPoints,
      language:
        one.isPersona || random.chance(0.95)
          ? profile.language
          : profile.language === 'spanish'
            ? ('english' as const)
            : ('spanish' as const),
      departmentId: person.departmentId ?? null,
      birthday,
      admissionDate,
      profileImageUrl: portrait({ ...one, id: one.face ?? id }),
      photoKey: null,
      photoSmallKey: null,
      backgroundKey: null,
      birthdayImageKey: null,
      ...choices,
      fold: foldOf(name),
      tokenEpoch: 0,
      employeeNumber: one.role === 'external' ? null : numberOf(index),
      managerId: null,
      activatedAt: instant(person.since),
      cityId: null,
      passwordExpired: false,
      expiresAt: null,
      deletedAt: null,
      createdAt: instant(person.since),
    };
    return { person, row };
  });
  const people = made.map(({ person }) => person);
  const staff = made.map(({ row }) => row);
  const rows = led(rooms, [...staff, ...newcomersOf(plan, staff)]);
  return {
    people,
    users: rows.people,
    rows: { ...rowsOf(departments, rows.rooms), ...rowsOf(users, rows.people) },
    keys: rows.people.map(({ email }) => `email:${email}`),
  };
}
