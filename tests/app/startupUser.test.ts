/** How the load of the signed-in person ends (spec §8): nothing after 401, 403 and no network, else a failure. */
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { startupWith } from '#src/app/startup.actors.ts';
import { onPage, settle } from '#tests/support/edge.ts';

const network = onPage();

const ended = async (answer: () => Response): Promise<unknown> => {
  network.reply = answer;
  vi.stubGlobal('window', {});
  vi.spyOn(console, 'warn').mockReturnValue();
  const startup = createActor(
    startupWith({
      setLanguage: async () => undefined,
      suggestLanguage: () => undefined,
      applyBranding: () => undefined,
      teams: { isInside: false, token: () => Promise.reject(new Error('not inside')) },
    }),
    { input: { isInsideTeams: false } },
  );
  const { promise, resolve } = Promise.withResolvers<unknown>();
  startup.on('user.none', ({ reason }) => resolve(reason));
  startup.start();
  startup.send({ type: 'session.started', token: 't' });
  return (await settle(promise)).value;
};

const silence = (name: 'TimeoutError' | 'network') => (): never => {
  throw name === 'network' ? new TypeError('Failed to fetch') : new DOMException('late', name);
};

it('a person who could not be loaded in time is a failure, while no network means nobody', async () => {
  expect(await ended(silence('network'))).toBe('network');
  expect(await ended(silence('TimeoutError'))).toBe('failed');
});
