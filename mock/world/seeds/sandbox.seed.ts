/** The organisation in which readers of the documentation try the public API: no user can sign in to it. */
import { brandColors } from '#schema/brand.ts';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { modules, organizations } from '#backend/organization/organization.tables.ts';
import { badges, postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { newPerson } from '#backend/users/people.rows.ts';
import { users } from '#backend/people/users.tables.ts';
import { moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { sandboxKey } from '#schema/publicApi/publicApi.rules.ts';
import { badgePicture } from '../badgePictures.ts';
import { day, instant } from '../calendar.ts';
import { idsOf } from '../ids.ts';
import { handleOf } from '../names.ts';
import { rowsOf, type WorldOptions } from '../plan.ts';
import { all } from '../recognitionTypes.ts';
import { counted } from './facts.seed.ts';

const slug = 'sandbox';
/** The first person has points to give, the second has none, the others only receive. */
const names =
  'Ana Morales,Bruno Salas,Carla Rivas,Diego Luna,Elena Prado,Fabio Cruz,Gabriela Soto,Hugo Vera,Inés Mora,Joel Peña,Karla Ríos,Luis Ibarra';
const on: readonly ModuleFlag[] = ['auth', 'profile', 'notifications', 'recognitions', 'insignias'];
const points = 5_000;

/** The first number after those of the profiles. */
const number = 3;

/** The rows and the directory key of the sandbox. */
export function sandboxSeed({ now }: Pick<WorldOptions, 'now'>): OrgSeed {
  const newId = idsOf(number);
  const createdAt = instant(now - 30 * day);
  const org = newId('organizations');
  const people = names.split(',').map((name) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${handleOf(firstName, lastName)}@${slug}.example`;
    const who = { firstName, lastName, email, userType: 'employee', language: 'spanish' } as const;
    return newPerson({ ...who, id: newId('users'), createdAt });
  });
  const ownerId = people[0]?.id ?? '';
  const issue = {
    id: newId('accounts'),
    ownerId: '',
    purse: 'issue' as const,
    balance: -points,
    entryCount: 1,
  };
  const give = { id: newId('accounts'), ownerId, purse: 'give' as const, balance: points, entryCount: 1 };
  const [type, transferId] = [newId('recognition_types'), newId('transfers')];
  const looks = {
    name: 'Gracias',
    nameEn: 'Thank you',
    color: '#c2577a',
    icon: 'hand-heart',
    iconKey: null,
    active: true,
  };
  const kind = 'allowance' as const;
  const seed = {
    org,
    keys: [sandboxKey],
    rows: {
      ...rowsOf(organizations, [
        {
          id: org,
          name: 'Sandbox de Aplauso',
          slug,
          defaultLanguage: 'spanish',
          timezone: 'UTC',
          bannerMain: brandColors.aplauso,
          bannerSecondary: null,
          logoUrl: null,
          logoKey: null,
          legalName: null,
          countryId: null,
          marketingText: null,
          supportChannelUrl: null,
          supportEmail: null,
          whatsappNumber: null,
          workplaceUrl: null,
          externalEvaluationUrl: null,
          signInMethods: [],
          createdAt,
        },
      ]),
      ...rowsOf(
        modules,
        moduleFlags.map((flag) => ({ id: newId('modules'), flag, active: on.includes(flag) })),
      ),
      ...rowsOf(users, people),
      ...rowsOf(recognitionTypes, [
        {
          ...looks,
          id: type,
          description: 'Por lo que hizo por el equipo.',
          minPoints: 0,
          maxPoints: 500,
          roles: all,
          receiverRoles: all,
          seenBy: 'everyone',
          superTypeId: null,
          valueId: null,
          createdAt,
        },
      ]),
      ...rowsOf(postTypes, [{ ...looks, id: newId('post_types'), recognitionTypeId: type, position: 0 }]),
      ...rowsOf(badges, [
        {
          id: newId('badges'),
          name: 'Estrella del mes',
          description: 'Para probar la API.',
          imageKey: null,
          imageUrl: badgePicture({ shape: 'circle', motif: 'star' }, ['#5b8fd0', '#2b5486']),
          points: 50,
          isPublic: true,
          roles: all,
          categoryId: null,
          active: true,
          awardedCount: 0,
          createdBy: null,
          createdAt,
        },
      ]),
      ...rowsOf(accounts, [issue, give]),
      ...rowsOf(transfers, [
        {
          id: transferId,
          kind,
          fromAccount: issue.id,
          toAccount: give.id,
          points,
          giverId: null,
          takerId: ownerId,
          postId: null,
          sourceId: null,
          note: '',
          reverses: null,
          createdAt,
        },
      ]),
      ...rowsOf(
        entries,
        [issue, give].map((account) => ({
          id: newId('entries'),
          transferId,
          accountId: account.id,
          number: account.entryCount,
          ownerId: account.ownerId,
          purse: account.purse,
          kind,
          amount: account.balance,
          balanceAfter: account.balance,
          createdAt,
        })),
      ),
    },
  };
  return counted(seed, { number, now });
}
