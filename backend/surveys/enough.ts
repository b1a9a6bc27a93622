/** Refuses audiences with nobody in them, and with fewer people than a threshold. */
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { countPeople } from '../departments/audience.ts';
import type { Context } from '../http/context.ts';
import { refuse } from './surveys.access.ts';

/** Raises 409 for nobody, and with both numbers for fewer people than the threshold. */
export function expectEnough(context: Pick<Context, 'language'>, people: number, threshold: number): void {
  if (people === 0) refuse(context, 'survey_nobody');
  if (people < threshold) refuse(context, 'survey_few', { people, threshold });
}

/** Raises 409 for an audience without people on a day of the organisation, and for fewer than the threshold. */
export async function expectPeople(
  context: Pick<Context, 'store' | 'language'>,
  audience: PeopleAudience,
  day: string,
  threshold = 1,
): Promise<void> {
  expectEnough(context, await countPeople(context.store, audience, day), threshold);
}
