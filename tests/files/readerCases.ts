/** Files in records of each kind: who reads them, and what ends that. */
import { expect } from 'vitest';
import { undoMs } from '#schema/limits.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { RepositoryFixture } from '#tests/backend/repositoryFixture.ts';
import { checkinCases, handInCases } from './goalAndTaskCases.ts';
import { members, type Case, type Person } from './readers.ts';

const image = { contentType: 'image/png', fileName: 'foto.png' };

const thanks = (
  what: string,
  body: object,
  readers: readonly Person[],
  end: (fixture: RepositoryFixture, id: string) => Promise<unknown>,
  after: readonly Person[],
): Case => ({
  what,
  async hang(fixture) {
    const key = await fixture.upload('ana', { type: 'post-attachments', ...image });
    const { id } = await fixture.done('ana', 'POST /send_feedback', {
      reciever_emails: ['bruno@taller.example'],
      amount: 0,
      message: 'Gracias',
      post_types: ['thanks'],
      attachment_keys: [key],
      ...body,
    });
    fixture.deployment.now += undoMs;
    await fixture.deployment.tick();
    return { key, readers, end: () => end(fixture, String(id)), after };
  },
});

const deactivate = (fixture: RepositoryFixture, id: string) =>
  fixture.change((store) => store.update(users, { id }, { active: false }));

/** No record uses these kinds yet, so the file is for the person who uploaded it. */
const unused = (type: FileKind, given = {}): Case => ({
  what: 'without a record',
  hang: async (fixture) => ({
    key: await fixture.upload('ana', { type, ...given }),
    readers: ['ana'],
    end: () => deactivate(fixture, 'ana'),
    after: [],
  }),
});

/** A file of a record while its module is on, then off. */
const whileOn = (
  flag: ModuleFlag,
  type: FileKind,
  readers: readonly Person[],
  hang: (fixture: RepositoryFixture, key: string) => Promise<unknown>,
): Case => ({
  what: `while ${flag} is on, then off`,
  async hang(fixture) {
    const key = await fixture.upload('ana', { type, ...image });
    await hang(fixture, key);
    const end = () => fixture.change((store) => store.update(modules, { flag }, { active: false }));
    return { key, readers, end, after: [] };
  },
});
/** Hands in a file of ana as the proof of a challenge that bruno has joined too. */
async function prove(fixture: RepositoryFixture, key: string): Promise<void> {
  const today = new Date(fixture.deployment.now).toISOString().slice(0, 10);
  const { id } = await fixture.done('diego', 'POST /org/challenge/create', {
    name: 'Agua',
    type_id: 'water',
    way: 'target',
    target: 1,
    unit: 'vasos',
    points: 0,
    proof: true,
    starts_on: today,
    ends_on: today,
  });
  for (const who of ['ana', 'bruno']) await fixture.done(who, `POST /challenge/${id}/join`, {});
  await fixture.done('ana', `POST /challenge/${id}/proof`, { message: 'Foto', file_keys: [key] });
}

const cases: Readonly<Record<FileKind, readonly Case[]>> = {
  'post-attachments': [
    thanks(
      'public, then recognitions are off',
      {},
      members,
      (fixture) =>
        fixture.change((store) => store.update(modules, { flag: 'recognitions' }, { active: false })),
      [],
    ),
    thanks('public, then removed', {}, members, (fixture, id) => fixture.done('dora', `DELETE /post/${id}`), [
      'ana',
      'bruno',
      'diego',
      'dora',
    ]),
    thanks(
      'private, then removed',
      { is_private: true },
      ['ana', 'bruno'],
      (fixture, id) => fixture.done('ana', `DELETE /post/${id}`),
      ['ana', 'bruno'],
    ),
    thanks(
      'private, then its receiver leaves',
      { is_private: true },
      ['ana', 'bruno'],
      (fixture) => deactivate(fixture, 'bruno'),
      ['ana'],
    ),
    {
      what: 'undone',
      async hang(fixture) {
        const key = await fixture.upload('ana', { type: 'post-attachments' });
        const body = { reciever_emails: ['bruno@taller.example'], amount: 0, message: 'Gracias' };
        const sent = { ...body, post_types: ['thanks'], attachment_keys: [key] };
        const { id } = await fixture.done('ana', 'POST /send_feedback', sent);
        expect(await fixture.refused('ana', 'POST /send_feedback', sent)).toEqual([
          422,
          'attachment_keys.0 file_unknown',
        ]);
        const end = async () => {
          await fixture.done('ana', `DELETE /post/${id}`);
          await fixture.done('ana', 'POST /send_feedback', sent);
        };
        return { key, readers: ['ana'], end, after: ['ana'] };
      },
    },
  ],
  'comm-attachment': [
    {
      what: 'of a department, then of another',
      async hang(fixture) {
        const key = await fixture.upload('diego');
        const { id } = await fixture.done('diego', 'POST /files', { key, department_ids: ['sales'] });
        const end = () => fixture.done('dora', `PATCH /files/${id}`, { department_ids: ['works'] });
        return {
          key,
          readers: ['ana', 'bruno', 'diego', 'dora'],
          end,
          after: ['elena', 'diego', 'dora'],
        };
      },
    },
    {
      what: 'of an old version, then removed',
      async hang(fixture) {
        const key = await fixture.upload('diego');
        const { id } = await fixture.done('diego', 'POST /files', { key });
        const next = await fixture.upload('diego');
        await fixture.done('diego', `POST /files/${id}/version`, { key: next, version: 2 });
        return { key, readers: members, end: () => fixture.done('dora', `DELETE /files/${id}`), after: [] };
      },
    },
    {
      what: 'while the module is on, then off',
      async hang(fixture) {
        const key = await fixture.upload('diego');
        await fixture.done('diego', 'POST /files', { key });
        const end = () =>
          fixture.change((store) => store.update(modules, { flag: 'files_repo' }, { active: false }));
        return { key, readers: members, end, after: [] };
      },
    },
    {
      what: 'of an administrator, who becomes an employee elsewhere',
      async hang(fixture) {
        const key = await fixture.upload('diego');
        await fixture.done('diego', 'POST /files', { key, department_ids: ['works'] });
        const end = () =>
          fixture.change((store) =>
            store.update(users, { id: 'diego' }, { userType: 'employee', departmentId: 'sales' }),
          );
        return { key, readers: ['elena', 'diego', 'dora'], end, after: ['elena', 'dora'] };
      },
    },
  ],
  'user-profile-picture': [
    {
      what: 'shown, then removed',
      async hang(fixture) {
        const key = await fixture.upload('ana', { type: 'user-profile-picture', ...image });
        await fixture.done('ana', 'POST /user/profile-image', { key });
        return {
          key,
          readers: members,
          end: () => fixture.done('ana', 'DELETE /user/profile_image'),
          after: [],
        };
      },
    },
    unused('user-profile-picture', image),
  ],
  'corp-benef-image': [
    {
      what: 'announced, then removed',
      async hang(fixture) {
        const key = await fixture.upload('diego', { type: 'corp-benef-image', ...image });
        const { id } = await fixture.done('diego', 'POST /org/publicity', {
          title: 'Feria',
          placement: 'home',
          image_key: key,
        });
        return {
          key,
          readers: ['diego', 'dora'],
          end: () => fixture.done('dora', `DELETE /org/publicity/${id}`),
          after: [],
        };
      },
    },
    unused('corp-benef-image', image),
  ],
  'task-attachment': [
    {
      what: 'in a proof of a challenge, whose person is removed',
      async hang(fixture) {
        const key = await fixture.upload('ana', { type: 'task-attachment', ...image });
        await prove(fixture, key);
        return {
          key,
          readers: ['ana', 'diego', 'dora'],
          end: () => fixture.done('diego', 'POST /user/admin/delete', { id: 'ana', reason: '' }),
          after: [],
        };
      },
    },
    whileOn('admin_retos', 'task-attachment', ['ana', 'diego', 'dora'], prove),
    whileOn('tasks', 'task-attachment', ['ana', 'diego', 'dora'], (fixture, key) =>
      fixture.done('ana', 'POST /task', { title: 'Mía', attachment_keys: [key] }),
    ),
    ...handInCases,
    unused('task-attachment'),
  ],
  'program-attachment': [unused('program-attachment')],
  'suggestion-attachment': [unused('suggestion-attachment')],
  'complaint-attachment': [unused('complaint-attachment')],
  'goalcheckin-attachment': [
    whileOn('goals', 'goalcheckin-attachment', members, async (fixture, key) => {
      const { id: period_id } = await fixture.done('diego', 'POST /goal_period', {
        name: 'T1',
        starts_on: '2020-01-01',
      });
      const { id: goal_id } = await fixture.done('ana', 'POST /goal', {
        title: 'Meta',
        period_id,
        target: 10,
        visibility: 'organization',
      });
      await fixture.done('ana', 'POST /goal/checkin', {
        goal_id,
        value: 1,
        confidence: 'on_track',
        attachment_keys: [key],
      });
    }),
    ...checkinCases,
    unused('goalcheckin-attachment'),
  ],
};
export const each = Object.entries(cases).flatMap(([kind, all]) => all.map((one) => ({ kind, ...one })));
