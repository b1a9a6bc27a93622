/** The user's own account: identity, visibility choices, deletion request (spec §7 "Users"). */
import type { AccountChange, accountEndpoints, DeletionRequest } from '#schema/users/account.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { switchesOf } from '../organization/switches.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { isCityOf } from '../reference/cities.ts';
import { isCountry } from '../reference/countries.ts';
import type { Store } from '../store/port.ts';
import { hideYears, withdrawCelebrations } from '../celebrations/celebrations.hide.ts';
import { currentUser } from './currentUser.ts';
import { foldOf, withDepartment, type UserRow } from '../people/users.rules.ts';
import { deletionRequests, users } from '../people/users.tables.ts';
import { deletionMail } from './users.mails.ts';

async function lastInput(store: Store, userId: string): Promise<DeletionRequest | null> {
  const {
    rows: [last],
  } = await store.list(deletionRequests, { where: { userId }, order: [['id', 'desc']], limit: 1 });
  if (last === undefined) return null;
  const { userId: _userId, ...wish } = last;
  return wish;
}

/** Applies a stricter visibility choice to existing celebration posts at once. */
async function hidden(context: Context, now: UserRow): Promise<void> {
  const { me } = context;
  if (now.birthdayShown !== me.birthdayShown && now.birthdayShown === 'hidden')
    await withdrawCelebrations(context, me.id, 'birthday');
  if (now.anniversaryShown === me.anniversaryShown) return;
  if (now.anniversaryShown === 'hidden') await withdrawCelebrations(context, me.id, 'anniversary');
  if (now.anniversaryShown === 'no_year') await hideYears(context, me.id);
}

/**
 * The country and city after the change. Raises 422 for an unknown country or city, and for a city of another country.
 */
function placeOf(
  { me, language }: Context,
  { countryId, cityId }: Pick<AccountChange, 'countryId' | 'cityId'>,
): Pick<AccountChange, 'countryId' | 'cityId'> {
  if (countryId === undefined && cityId === undefined) return {};
  const findings = new ValidationErrors(language);
  const country = countryId === undefined ? me.countryId : countryId;
  const moved = country !== me.countryId;
  const city = cityId === undefined ? (moved ? null : me.cityId) : cityId;
  if (country !== null && moved && !isCountry(country)) findings.add('countryId', 'country_unknown');
  else if (typeof cityId === 'string' && (country === null || !isCityOf(country, cityId)))
    findings.add('cityId', 'city_unknown');
  findings.throwIfAny();
  return { countryId: country, cityId: city };
}

export const accountService: Service<typeof accountEndpoints> = {
  async account({ store, me, language, linkTo }) {
    const {
      rows: [user],
    } = await store.list(users, { where: { id: me.id }, with: withDepartment });
    if (user === undefined) throw domainError('unauthorized', language);
    const isOn = await switchesOf(store, ['birthday_img']);
    const link = async (key: string | null) => (key === null ? null : linkTo(key));
    return {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      jobPosition: user.jobPosition,
      departmentName: user.department?.name ?? null,
      language: user.language,
      phone: user.phone,
      bio: user.bio,
      timezone: user.timezone,
      organizationTimezone: await timezoneOf(store),
      birthday: user.birthday,
      admissionDate: user.admissionDate,
      birthdayShown: user.birthdayShown,
      anniversaryShown: user.anniversaryShown,
      phoneShown: user.phoneShown,
      // Full-size photo; other users get the small one.
      profileImageUrl: (await link(user.photoKey)) ?? user.profileImageUrl,
      countryId: user.countryId,
      cityId: user.cityId,
      hasPassword: user.passwordHash !== null,
      hasPhoto: user.photoKey !== null || user.profileImageUrl !== null,
      backgroundImageUrl: await link(user.backgroundKey),
      birthdayImageUrl: isOn('birthday_img') ? await link(user.birthdayImageKey) : null,
      deletion: await lastInput(store, me.id),
    };
  },

  async updateAccount(context, { body }) {
    const { store, me } = context;
    const given = applyPatch(me, { ...body, ...placeOf(context, body), bio: noneIfEmpty(body.bio) });
    const now: UserRow = { ...given, fold: foldOf(given) };
    const { id, ...change } = now;
    await store.update(users, { id }, change);
    await hidden(context, now);
    return currentUser(context);
  },

  async requestDeletion(context, { body }) {
    const { store, me, newId, at } = context;
    const last = await lastInput(store, me.id);
    if (last?.status === 'pending') return last;
    const wish: DeletionRequest = {
      id: newId(),
      reason: body.reason,
      status: 'pending',
      createdAt: at,
      resolvedAt: null,
    };
    await store.insert(deletionRequests, [{ ...wish, userId: me.id }]);
    await notifiedByMail(context, deletionMail, { person: me });
    return wish;
  },

  async withdrawDeletion({ store, me }) {
    // Succeeds without a pending request. Requests that an administrator decided stay.
    await store.remove(deletionRequests, { userId: me.id, status: 'pending' });
    return { success: true };
  },
};
