/** Challenges (spec §7 "Challenges and goals"). */
import type { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { challengeTypes } from '#schema/challenges/challenges.rules.ts';
import { may } from '#schema/permissions.ts';
import type { Service } from '../http/context.ts';
import { fold } from '../kit/fold.ts';
import type { Row } from '../store/table.ts';
import { groupsOf, isAsked } from '../departments/audience.ts';
import { challengePeople, challenges } from './challenges.tables.ts';
import { challengesOf } from './challenges.views.ts';
import { joiningService } from './joining.service.ts';
import { makingService } from './making.service.ts';
import { peopleService } from './people.service.ts';

export const challengeService: Service<typeof challengeEndpoints> = {
  ...makingService,
  ...joiningService,
  ...peopleService,

  async list(context, { query: { active, archived, own, way, keywords } }) {
    const { store, me } = context;
    const { rows } = await store.list(challenges, {
      where: {
        ...(active === undefined ? {} : { active }),
        ...(archived === undefined ? {} : { archived }),
        ...(way === undefined ? {} : { way }),
      },
      order: [['createdAt', 'desc']],
    });
    const words = fold(keywords ?? '');
    const found = rows.filter(({ name, nameEn }) =>
      [name, nameEn ?? ''].some((one) => fold(one).includes(words)),
    );
    if (may(me.userType, 'challenges.manage') && own !== true) return challengesOf(context, found);
    const { rows: places } = await store.list(challengePeople, { where: { userId: me.id, leftAt: null } });
    const joined = new Set(places.map(({ challengeId }) => challengeId));
    const groups = await groupsOf(store, me.id);
    const isMine = (row: Row<typeof challenges>): boolean =>
      !row.archived && (joined.has(row.id) || (row.active && isAsked(row.audience, me, groups)));
    return challengesOf(context, found.filter(isMine));
  },

  types: () => Promise.resolve([...challengeTypes]),
};
