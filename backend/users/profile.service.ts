/** The public profile of a person, limited by their visibility choices (spec §7 `GET /user/{id}/public`). */
import type { userEndpoints } from '#schema/users/users.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { switchesOf } from '../organization/switches.ts';
import { badgesShown } from '../recognitions/badges.views.ts';
import { podiumScores } from '../recognitions/recognitions.tables.ts';
import { publicUser, withDepartment, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

/** The part of the birthday that the person shows. */
const shownBirthday = ({ birthday, birthdayShown }: UserRow): string | null => {
  if (birthday === null || birthdayShown === 'hidden') return null;
  return birthdayShown === 'full' ? birthday : birthday.slice(5);
};

/** Fields that depend on visibility choices and modules. Inactive people show none of them. */
async function shown({ store, linkTo }: Context, user: UserRow) {
  const isOn = await switchesOf(store, ['birthdays', 'birthday_img', 'anniversary']);
  const isHere = user.active;
  const picture = isHere && isOn('birthday_img') && user.birthdayShown !== 'hidden';
  return {
    birthday: isHere && isOn('birthdays') ? shownBirthday(user) : null,
    // The date is shown only in full: without the year, it would still reveal the anniversary.
    admissionDate:
      isHere && isOn('anniversary') && user.anniversaryShown === 'full' ? user.admissionDate : null,
    phone: isHere && user.phoneShown ? user.phone : null,
    birthdayImageUrl: picture && user.birthdayImageKey !== null ? await linkTo(user.birthdayImageKey) : null,
  };
}

/** The call returns the same for the person and for all others. */
export const profileService: Pick<Service<typeof userEndpoints>, 'profile'> = {
  async profile(context, { params }) {
    const { store, me, language, linkTo } = context;
    const {
      rows: [user],
    } = await store.list(users, { where: { id: params.id }, with: withDepartment });
    if (user === undefined) throw domainError('not_found', language);
    const where = { userId: user.id };
    // The podium keeps these sums without private and removed posts, so nothing is counted again.
    const [received] = await store.tally(podiumScores, { where, sum: 'received' });
    const [sent] = await store.tally(podiumScores, { where, sum: 'given' });
    return {
      user: await publicUser(user, linkTo),
      received: received?.sum ?? 0,
      sent: sent?.sum ?? 0,
      badges: await badgesShown(store, me, user.id),
      bio: user.bio,
      backgroundImageUrl: user.backgroundKey === null ? null : await linkTo(user.backgroundKey),
      ...(await shown(context, user)),
    };
  },
};
