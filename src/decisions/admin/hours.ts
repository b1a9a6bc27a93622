/** The working hours of an organisation and its places, as the form changes them. */
import type { WorkingHoursQuery } from '#src/gql/graphql.ts';

export type Hours = WorkingHoursQuery['workingHours'];
export type PlaceHours = Hours['places'][number];
export type Time = Omit<Hours, 'places'>;

export const timeOf = ({ weekdays, from, to, holidays }: Time) => ({
  weekdays: [...weekdays],
  from,
  to,
  holidays: [...holidays],
});

/** The whole of them as an input. */
export const toInput = (hours: Hours) => ({
  ...timeOf(hours),
  places: hours.places.map((place) => ({
    countryId: place.countryId,
    cityId: place.cityId,
    ...timeOf(place),
  })),
});

export const isSameTime = (one: Time, other: Time): boolean =>
  JSON.stringify(timeOf(one)) === JSON.stringify(timeOf(other));
