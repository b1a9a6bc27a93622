/** Administrators set the working week and the holidays, of the organisation and of places where they are others. */
import type { decisionEndpoints } from '#schema/decisions/decisions.endpoints.ts';
import type { PlaceTime, WorkingTime } from '#schema/decisions/workingTime.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { workingHours } from '../organization/organization.tables.ts';
import { workingTimesOf } from '../organization/workingTime.ts';
import { isCityOf } from '../reference/cities.ts';
import { isCountry } from '../reference/countries.ts';
import type { Store } from '../store/port.ts';

const copyOf = ({ weekdays, from, to, holidays }: WorkingTime) => ({
  weekdays: [...weekdays],
  from,
  to,
  holidays: [...holidays],
});

/** Days once each and in order. */
const ordered = (time: WorkingTime) => ({
  ...copyOf(time),
  weekdays: [...new Set(time.weekdays)].toSorted((one, other) => one - other),
  holidays: [...new Set(time.holidays)].toSorted(),
});

const withPlace = <T>({ countryId, cityId }: PlaceTime, time: T) => ({ countryId, cityId, ...time });

async function stored(store: Store) {
  const times = await workingTimesOf(store);
  return { ...copyOf(times), places: times.places.map((place) => withPlace(place, copyOf(place))) };
}

/** Raises 422 for hours that end before they begin, and for places that are unknown or named twice. */
function expectSound(
  { language }: Pick<Context, 'language'>,
  { from, to, places }: WorkingTime & { readonly places: readonly PlaceTime[] },
): void {
  const findings = new ValidationErrors(language);
  if (to <= from) findings.add('to', 'working_hours');
  const seen = new Set<string>();
  for (const [index, { countryId, cityId, ...time }] of places.entries()) {
    const at = `places.${index}.`;
    const place = `${countryId}/${cityId ?? ''}`;
    if (!isCountry(countryId)) findings.add(`${at}countryId`, 'country_unknown');
    else if (cityId !== null && !isCityOf(countryId, cityId)) findings.add(`${at}cityId`, 'city_unknown');
    else if (seen.has(place)) findings.add(`${at}countryId`, 'working_place_twice');
    if (time.to <= time.from) findings.add(`${at}to`, 'working_hours');
    seen.add(place);
  }
  findings.throwIfAny();
}

export const workingHoursService: Pick<
  Service<typeof decisionEndpoints>,
  'workingHours' | 'updateWorkingHours'
> = {
  workingHours: ({ store }) => stored(store),

  async updateWorkingHours(context, { body }) {
    const { store, newId } = context;
    const old = await stored(store);
    expectBase(context, body, old);
    const { places, ...time } = applyPatch(old, body);
    expectSound(context, { ...time, places });
    const row = { ...ordered(time), places: places.map((place) => withPlace(place, ordered(place))) };
    const {
      rows: [known],
    } = await store.list(workingHours, { limit: 1 });
    if (known === undefined) await store.insert(workingHours, [{ id: newId(), ...row }]);
    else await store.update(workingHours, { id: known.id }, row);
    return stored(store);
  },
};
