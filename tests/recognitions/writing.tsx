/** Helpers for tests of the composer: the standard input and the expected results. */
import { screen } from '@testing-library/react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { peopleQueries } from '#src/people/people.queries.ts';
import { fill as fillField } from '#tests/support/fill.ts';
import type { Fixture } from './fixture.tsx';

/** The text that is sent. */
export const words = 'Gracias por quedarte hasta cerrar el informe';
/** The name of the send button. */
export const send = /^enviar$/iu;

/** Active colleagues who take points. */
export async function colleagues(fixture: Fixture): Promise<readonly PublicUser[]> {
  const me = await fixture.cache.fetchQuery(meQuery());
  const found = await fixture.cache.fetchQuery(peopleQueries.search(''));
  return found.filter(({ id, takesPoints, active }) => id !== me?.id && takesPoints && active);
}

/** Fills in the composer: two receivers, a text, the first type, 10 points each. */
export async function fill(fixture: Fixture, preset?: ComposerPreset): Promise<readonly PublicUser[]> {
  await fixture.open(preset);
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

/** Waits until the recognition is sent and its post replaces the form. */
export const published = () => screen.findByText(/tu reconocimiento va para/iu, {}, { timeout: 5_000 });
