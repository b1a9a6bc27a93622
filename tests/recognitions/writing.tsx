/** What most tests of the composer write and wait for. */
import { screen } from '@testing-library/react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { peopleQueries } from '#src/people/people.queries.ts';
import { fill as fillField } from '#tests/support/fill.ts';
import type { Fixture } from './fixture.tsx';

/** The words that are sent. */
export const words = 'Gracias por quedarte hasta cerrar el informe';
/** The name of the button that sends. */
export const send = /^enviar$/iu;

/** Colleagues who take part in points, by name. */
export async function colleagues(fixture: Fixture): Promise<readonly PublicUser[]> {
  const me = await fixture.cache.fetchQuery(meQuery());
  const found = await fixture.cache.fetchQuery(peopleQueries.search(''));
  return found.filter(({ id, takesPoints, active }) => id !== me?.id && takesPoints && active);
}

/** Everything in the box: two people, words, the first type, 10 points each. */
export async function fill(fixture: Fixture): Promise<readonly PublicUser[]> {
  await fixture.open();
  const [first, second] = await colleagues(fixture);
  if (first === undefined || second === undefined) throw new Error('the small world has two colleagues');
  await fixture.choose(first.firstName);
  await fixture.choose(second.firstName);
  await fillField(fixture.user, screen.getByRole('textbox', { name: /por qué/iu }), words);
  const [type] = await screen.findAllByRole('button', { name: /gracias|thank/iu });
  if (type !== undefined) await fixture.user.click(type);
  await fixture.press(/^10$/u);
  return [first, second];
}

/** It went out: its post stands in the form's place. */
export const published = () => screen.findByText(/tu reconocimiento va para/iu, {}, { timeout: 5_000 });
