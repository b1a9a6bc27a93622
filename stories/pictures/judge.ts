/**
 * Checks that each picture shows its state, and that all pictures of a screen differ (by structure and text, not
 * pixels).
 */
import { expect, waitFor } from 'storybook/test';
import { calmView } from '../kit/calm.ts';
import type { PictureKind } from './table.ts';
import { ownWords, spanish } from './words.ts';

const retry = /^(reintentar|retry|try again)$/iu;
const aged = /hace 5 min|5 min(utes|\.)? ago/iu;
const off = /función desactivada|switched off|turned off/iu;

const main = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('main[data-picture]');
  if (found === null) throw new Error('no picture stands');
  return found;
};
const isBusy = (place: HTMLElement): boolean => place.querySelector('[aria-busy="true"]') !== null;
/** Whether an alert names the failure, besides the button. */
const saysWhat = (place: HTMLElement): boolean =>
  [...place.querySelectorAll<HTMLElement>('[role="alert"]')].some(
    (alert) => alert.innerText.trim().length > 10,
  );
const canRetry = (place: HTMLElement): boolean =>
  [...place.querySelectorAll('button')].some((button) => retry.test(button.textContent.trim()));

/** The reason why a picture does not show its state; undefined if it does. */
function wrongWith(at: string, kind: PictureKind, place: HTMLElement): string | undefined {
  const text = place.innerText;
  if (place.dataset['picture'] !== kind) return 'is still being made';
  if (place.querySelector('h1') === null && kind !== 'Loading') return 'has no heading';
  switch (kind) {
    case 'Loading':
      return isBusy(place) && !canRetry(place) ? undefined : 'does not say that it is loading';
    case 'Failed':
      if (!canRetry(place)) return 'offers no way to try again';
      return saysWhat(place) ? undefined : 'does not say what could not be loaded';
    case 'Stale':
      return aged.test(text) ? undefined : 'does not say how old it is';
    case 'SwitchedOff':
      return off.test(text) ? undefined : 'does not say that it is switched off';
    case 'Full':
    case 'Empty':
      // The gallery shows every component in every state.
      if (at === '/testing') return undefined;
      return isBusy(place) ? 'is still loading' : canRetry(place) ? 'has failed' : undefined;
  }
}

/** Structure, text and typed values of the screen, without parts that differ between runs. */
function signatureOf(place: HTMLElement): string {
  const plain = (text: string): string => text.trim().replaceAll(/\d+/gu, '#');
  const of = (node: Node): string => {
    if (node instanceof Text) return plain(node.data);
    if (!(node instanceof Element)) return '';
    const value =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? plain(node.value) : '';
    return `${node.tagName}(${[value, ...[...node.childNodes].map(of)].filter(Boolean).join(' ')})`;
  };
  return of(place);
}

/** Horizontal overflow of the page, in px. */
const spill = (): number => document.documentElement.scrollWidth - innerWidth;

/** A screen is loaded, read and rendered, a stale one twice; the timeout also suits a shared machine. */
const patience = { timeout: 40_000 };

const seen = new Map<string, Map<string, PictureKind>>();

/** Waits for the picture, and compares it with the earlier pictures of its screen on this page. */
export async function judge(at: string, kind: PictureKind): Promise<void> {
  await waitFor(() => expect(wrongWith(at, kind, main()), `${at}, ${kind}`).toBeUndefined(), patience);
  await calmView(
    kind === 'Loading' || kind === 'Stale' || at === '/testing' ? 'it shows what is under way' : undefined,
  );
  await expect(spill(), `${at}, ${kind}: what spills to the side`).toBeLessThanOrEqual(0);
  if (document.documentElement.lang === 'en') await expect(ownWords(), `${at}, ${kind}`).not.toMatch(spanish);
  const others = seen.get(at) ?? new Map<string, PictureKind>();
  seen.set(at, others);
  const mine = signatureOf(main());
  const twin = others.get(mine);
  await expect(
    twin === undefined || twin === kind ? undefined : twin,
    `${at}: ${kind} looks like it`,
  ).toBeUndefined();
  others.set(mine, kind);
}
