/** Undo of a recognition over the real backend: message, receivers and points are restored, once. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { listed } from '#src/feed/feed.cache.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { outgoing, type Outgoing } from '#src/recognitions/undo.store.ts';
import { openFixture } from './fixture.tsx';
import { fill as fillIn, published, send, words } from './writing.tsx';

const fixture = openFixture();
const fill = () => fillIn(fixture);

const undo = async (): Promise<void> => {
  // Undo ignores the press that sent the recognition, and its attribute shows when it is enabled.
  await waitFor(() => {
    const button = screen.getByRole('button', { name: /deshacer/iu });
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });
  await fixture.press(/deshacer/iu);
};
const kept = (): string => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /por qué/iu }).value;
const people = (): Promise<readonly HTMLElement[]> => screen.findAllByRole('button', { name: /quitar a /iu });

describe('undoing a recognition', () => {
  test('undoing a recognition restores its message, receivers, points and the wallet’s balance', async () => {
    await fill();
    const before = await fixture.purse();
    await fixture.press(send);
    await published();
    expect(await fixture.purse()).toBe(before - 20);
    await undo();
    await screen.findByRole('textbox', { name: /por qué/iu });
    expect(kept()).toBe(words);
    expect(await people()).toHaveLength(2);
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '10');
    expect(await fixture.sent()).toBe(0);
    expect(await fixture.purse()).toBe(before);
    const top = listed(fixture.cache.getQueryData(postQueries.feed({}).queryKey)?.pages ?? []);
    expect(top.some(({ message }) => message === words)).toBe(false);
    await fixture.open();
    expect(kept()).toBe(words);
  });

  test('sending the same content after an undo creates a new recognition', async () => {
    await fill();
    await fixture.press(send);
    await published();
    await undo();
    await screen.findByRole('textbox', { name: /por qué/iu });
    await fixture.press(send);
    await published();
    expect(await fixture.sent()).toBe(1);
    expect(new Set(fixture.keys).size).toBe(2);
  });

  test('an undo press right after the send press undoes nothing', async () => {
    await fill();
    const now = performance.now.bind(performance);
    let behind = 0;
    // Each reading of the clock returns an earlier time, so that Undo stays disabled on a slow computer too.
    vi.spyOn(performance, 'now').mockImplementation(() => now() - (behind += 60_000));
    await fixture.user.dblClick(screen.getByRole('button', { name: send }));
    await published();
    const button = screen.getByRole('button', { name: /deshacer/iu });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fixture.press(/deshacer/iu);
    expect(await fixture.sent()).toBe(1);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a recognition can be undone from the page footer after the dialog was closed', async () => {
    await fill();
    await fixture.press(send);
    await published();
    fixture.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: /enviado hace un momento/iu })).toBeDefined();
    await undo();
    await waitFor(async () => expect(await fixture.sent()).toBe(0));
    await waitFor(() => expect(screen.queryByRole('region', { name: /enviado/iu })).toBeNull());
    await fixture.open();
    expect(kept()).toBe(words);
    expect(await people()).toHaveLength(2);
  });

  test('a sign-out ends the machine of a sent recognition, also behind its open dialog', async () => {
    await fill();
    await fixture.press(send);
    await published();
    const handed: Outgoing[] = [];
    const watching = outgoing.subscribe(({ context }) => handed.push(...context.all));
    cleanup();
    watching.unsubscribe();
    expect(handed.map(({ actor }) => actor.getSnapshot().status)).toContain('stopped');
    expect(outgoing.getSnapshot().context.all).toEqual([]);
  });

  test('a recognition can be undone after a reload within ten seconds', async () => {
    await fill();
    await fixture.press(send);
    await published();
    await fixture.reload();
    await undo();
    await waitFor(async () => expect(await fixture.sent(), document.body.textContent).toBe(0));
    await fixture.open();
    expect(kept()).toBe(words);
  });

  test('undoing again after a lost answer undoes the recognition once', async () => {
    await fill();
    const before = await fixture.purse();
    await fixture.press(send);
    await published();
    fixture.undoFault = () => new Response('<html>lost</html>', { status: 500 });
    await undo();
    await screen.findByText(/No se pudo deshacer/u);
    fixture.undoFault = undefined;
    await undo();
    await screen.findByRole('textbox', { name: /por qué/iu });
    expect(kept()).toBe(words);
    expect(await fixture.purse()).toBe(before);
  });

  test('an undone recognition leaves nothing of it in storage', async () => {
    await fill();
    await fixture.press(send);
    await published();
    expect(Object.keys(localStorage).some((key) => key.startsWith('sent:'))).toBe(true);
    await undo();
    await screen.findByRole('textbox', { name: /por qué/iu });
    expect(Object.keys(localStorage).filter((key) => /^(?:sent|intent):/u.test(key))).toEqual([]);
  });
});
