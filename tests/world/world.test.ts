/** The people of the demo world, and that the world is always the same. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { personas } from '#mock/world/personas.ts';
import { sandboxSeed } from '#mock/world/seeds/sandbox.seed.ts';
import { buildWorld, seedDatabase } from '#mock/world/world.ts';
import { allRows } from '#schema/contract.ts';
import { modulesOf } from '#schema/kit/endpoint.ts';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import { userImportLines, userImports } from '#backend/users/imports.tables.ts';
import { deletionRequests, departments, users } from '#backend/people/users.tables.ts';
import {
  aurora,
  boreal,
  both,
  byId,
  days,
  groupBy,
  ordinary,
  passwordHash,
  rowsOf,
  smallAt,
  thanksOf,
  worldAt,
  worldsAt,
} from './worlds.ts';

const fingerprint = (world: readonly OrgSeed[]): string =>
  createHash('sha256').update(JSON.stringify(world)).digest('hex');

/** People who were added lately: invited ones and one external person. */
const newcomers = { aurora: 4, boreal: 2 } as const;

describe('the size of the demo', () => {
  it('aurora has 200 people and 2,000 recognitions, boreal 60 and 500, newcomers apart', () => {
    expect(rowsOf(aurora, users)).toHaveLength(200 + newcomers.aurora);
    expect(thanksOf(aurora)).toHaveLength(2_000);
    expect(rowsOf(boreal, users)).toHaveLength(60 + newcomers.boreal);
    expect(thanksOf(boreal)).toHaveLength(500);
    expect(rowsOf(aurora, departments)).toHaveLength(9);
    expect(rowsOf(boreal, departments)).toHaveLength(6);
    expect(rowsOf(aurora, users).filter(({ active }) => !active)).toHaveLength(5);
    expect(
      rowsOf(aurora, users).filter(
        ({ takesPoints, userType, activatedAt }) =>
          !takesPoints && userType !== 'external' && activatedAt !== null,
      ),
    ).toHaveLength(3);
  });

  it('the demo world fills only tables that exist', () => {
    const known = tables.map(({ name }) => name);
    for (const { org } of both)
      expect(Object.keys(org.rows).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the repeatable demo world', () => {
  it('the demo world of the same moment is the same byte for byte, and of another moment different', () => {
    expect(fingerprint(worldAt(ordinary))).toBe(fingerprint([aurora, boreal]));
    expect(fingerprint(worldAt('2026-11-21T17:05:00.000Z'))).not.toBe(fingerprint([aurora, boreal]));
  });

  it('the demo world consists of both organisations and the sandbox of the documentation', () => {
    const now = Date.parse(ordinary);
    expect(fingerprint(buildWorld({ now, passwordHash }))).toBe(
      fingerprint([aurora, boreal, sandboxSeed({ now })]),
    );
  });

  it('the demo world of another moment has the same people with the same names, portraits and ids', () => {
    const who = (world: readonly OrgSeed[]) =>
      world.flatMap((org) =>
        rowsOf(org, users).map(({ id, email, firstName, lastName, profileImageUrl }) => [
          id,
          email,
          firstName,
          lastName,
          profileImageUrl,
        ]),
      );
    expect(who(worldAt('2027-06-01T09:00:00.000Z'))).toEqual(who([aurora, boreal]));
  });
});

describe.each(both)('people of $name', ({ name, org }) => {
  const people = rowsOf(org, users);

  it('people have unique addresses, all of them in the directory', () => {
    const emails = people.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.every((email) => email === email.toLowerCase() && email.endsWith(`@${name}.example`))).toBe(
      true,
    );
    expect(org.keys).toEqual(
      expect.arrayContaining([
        `host:${name}.example`,
        `host:${name}.localhost`,
        ...emails.map((email) => `email:${email}`),
      ]),
    );
  });

  it('people have unique names and share one password, except the invited ones', () => {
    expect(new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(
      people.length,
    );
    for (const { passwordHash: hash, activatedAt } of people)
      expect(hash).toBe(activatedAt === null ? null : passwordHash);
  });

  it('people work in existing departments, except the external ones', () => {
    const rooms = new Set(rowsOf(org, departments).map(({ id }) => id));
    for (const one of people)
      expect(one.departmentId === null ? one.userType : rooms.has(one.departmentId)).toBe(
        one.departmentId === null ? 'external' : true,
      );
  });

  it('people have portraits below a kilobyte that are nearly all different', () => {
    // People who never signed in have no portrait.
    const came = people.filter(({ activatedAt }) => activatedAt !== null);
    const faces = came.map(({ profileImageUrl }) => profileImageUrl ?? '');
    for (const face of faces) {
      expect(face).toMatch(/^data:image\/svg\+xml,<svg [^#]*<\/svg>$/);
      expect(face).not.toMatch(/HAIR|SKIN|SHADE|LIPS|undefined/);
      expect(face.length).toBeLessThanOrEqual(1024);
    }
    expect(new Set(faces).size).toBeGreaterThan(faces.length * 0.98);
  });
});

describe.each(both)('admin data of $name', ({ name, org }) => {
  const people = rowsOf(org, users);
  const rooms = rowsOf(org, departments);

  it('each department has a leader to whom its people report', () => {
    const known = byId(people);
    for (const { id, managerId } of rooms) {
      const leader = known.get(managerId ?? '');
      expect(leader).toMatchObject({ departmentId: id, active: true, managerId: null });
      expect(['manager', 'admin']).toContain(leader?.userType);
      for (const one of people)
        if (one.departmentId === id && one !== leader) expect(one.managerId).toBe(managerId);
    }
    const persona = people.find(({ email }) => email === `manager@${name}.example`);
    expect(rooms.map(({ managerId }) => managerId)).toContain(persona?.id);
  });

  it('each person but the external ones has a unique employee number of six digits with a leading zero', () => {
    const staff = people.filter(({ userType }) => userType !== 'external');
    const numbers = staff.map(({ employeeNumber }) => employeeNumber ?? '');
    expect(new Set(numbers).size).toBe(staff.length);
    for (const number of numbers) expect(number).toMatch(/^0\d{5}$/);
    expect(people.filter(({ userType }) => userType === 'external').map((one) => one.employeeNumber)).toEqual(
      [null, null],
    );
  });

  it('a few people are invited and not yet active, and one external person has a last day', () => {
    const invited = people.filter(({ activatedAt }) => activatedAt === null);
    expect(invited).toHaveLength(newcomers[name] - 1);
    for (const { active, profileImageUrl, bio, phone } of invited)
      expect([active, profileImageUrl, bio, phone]).toEqual([true, null, null, null]);
    const [guest, ...others] = people.filter(({ expiresAt }) => expiresAt !== null);
    expect(others).toEqual([]);
    expect(guest?.userType).toBe('external');
    expect((guest?.expiresAt ?? '') > ordinary.slice(0, 10)).toBe(true);
  });

  it('one people import is done, and one is undone', () => {
    const [undone, joiners] = rowsOf(org, userImports);
    expect([undone?.status, joiners?.status]).toEqual(['undone', 'done']);
    const lines = groupBy(rowsOf(org, userImportLines), ({ importId }) => importId);
    for (const one of rowsOf(org, userImports)) {
      const own = lines.get(one.id) ?? [];
      expect([one.total, one.done, one.added + one.changed]).toEqual([own.length, own.length, own.length]);
      expect(own.map(({ place }) => place)).toEqual(own.map((_, place) => place));
    }
    const invited = people.filter(({ activatedAt }) => activatedAt === null).map(({ id }) => id);
    const added = (lines.get(joiners?.id ?? '') ?? []).filter(({ action }) => action === 'added');
    expect(added.map(({ userId }) => userId)).toEqual(invited);
  });

  it('one deletion request is pending, and one is refused', () => {
    const wishes = rowsOf(org, deletionRequests);
    expect(wishes.map(({ status }) => status).sort()).toEqual(['pending', 'refused']);
    const known = byId(people);
    for (const { userId, resolvedAt, status } of wishes) {
      expect(known.get(userId)?.userType).toBe('employee');
      expect(personas.map(({ email }) => email)).not.toContain(known.get(userId)?.email);
      expect(resolvedAt === null).toBe(status === 'pending');
    }
  });
});

describe('the personas', () => {
  it('the personas are one of each role in both organisations, and exist in the world', () => {
    expect(personas.map(({ email }) => email)).toEqual(
      ['aurora', 'boreal'].flatMap((slug) =>
        ['employee', 'manager', 'admin', 'external'].map((role) => `${role}@${slug}.example`),
      ),
    );
    for (const persona of personas) {
      const org = persona.organization.slug === 'aurora' ? aurora : boreal;
      const row = rowsOf(org, users).find(({ email }) => email === persona.email);
      expect(row).toMatchObject({
        userType: persona.role,
        active: true,
        jobPosition: persona.jobPosition,
        profileImageUrl: persona.portrait,
      });
      expect(`${row?.firstName} ${row?.lastName}`).toBe(persona.name);
    }
  });

  it.each(days)(
    'on %s the employee has points to give, many wallet entries and unread notifications',
    (date) => {
      for (const org of worldsAt(date)) {
        const me = rowsOf(org, users).find(({ userType }) => userType === 'employee')?.id ?? '';
        const balance = (purse: string) =>
          rowsOf(org, accounts).find((one) => one.ownerId === me && one.purse === purse)?.balance ?? 0;
        expect(balance('give')).toBeGreaterThanOrEqual(100);
        expect(balance('redeem')).toBeGreaterThan(0);
        expect(rowsOf(org, entries).filter(({ ownerId }) => ownerId === me).length).toBeGreaterThan(10);
        expect(
          rowsOf(org, notifications).filter(({ userId, readAt }) => userId === me && readAt === null).length,
        ).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('an employee may send the first post type of the composer', () => {
    for (const { org } of both) {
      const [first] = [...rowsOf(org, postTypes)].sort((one, other) => one.position - other.position);
      const rules = rowsOf(org, recognitionTypes).find(({ id }) => id === first?.recognitionTypeId);
      expect(rules?.roles).toContain('employee');
      expect(first?.active).toBe(true);
    }
  });
});

describe('the module switches', () => {
  const active = (org: OrgSeed) =>
    rowsOf(org, modules)
      .filter((row) => row.active)
      .map(({ flag }) => flag);
  it('aurora has every module on that a call was made for', () => {
    expect(active(aurora)).toEqual(
      expect.arrayContaining(allRows.flatMap(({ row }) => modulesOf(row).slice(0, 1))),
    );
  });
  it('boreal has the modules of aurora on but one', () => {
    const own = new Set(active(boreal));
    expect(active(aurora).filter((flag) => !own.has(flag))).toEqual(['invoices']);
    expect(own.size).toBe(active(aurora).length - 1);
  });
});

it('seeding writes every row of the world into a store', async () => {
  const db = await createTabDatabase({ tables });
  const world = smallAt(ordinary);
  await seedDatabase(db, world);
  for (const org of world) {
    expect(await db.directory.find(org.keys[0] ?? '')).toBe(org.org);
    const counted = await db.read(org.org, async (store) =>
      Promise.all(
        tables.map(async (table) => [table.name, (await store.tally(table))[0]?.count ?? 0] as const),
      ),
    );
    for (const [name, count] of counted) expect([name, count]).toEqual([name, org.rows[name]?.length ?? 0]);
  }
});
