/** After a navigation the heading has the focus, and the earlier scroll position is restored. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { keepScrollPositions, useRouteFocus } from '#src/app/routeFocus.ts';
import { pageFlags } from '#src/app/pageFlags.ts';

const headings: Readonly<Record<string, string>> = { '/a': 'A', '/b': 'B', '/fresh': 'seen nowhere else' };

function Arrived({ isCovered }: { isCovered: boolean }): null {
  const [path] = useLocation();
  useRouteFocus(`${path}?${useSearch()}`, isCovered);
  return null;
}

function Frame({ isCovered = false }: { isCovered?: boolean }) {
  const [path] = useLocation();
  return (
    <main>
      <h1 key={path}>{headings[path]}</h1>
      <Arrived isCovered={isCovered} />
    </main>
  );
}

let top = 0;
let stop = (): void => undefined;
const scroll = (y: number): void => {
  top = y;
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
};
const go = (change: () => void): Promise<void> => act(async () => change());
const push = (address: string): Promise<void> => go(() => history.pushState(null, '', address));
const focused = (): string => document.activeElement?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('scrollTo', ({ top: y }: { top: number }) => scroll(y));
  vi.stubGlobal('scrollY', 0);
  history.replaceState(null, '', '/a');
  pageFlags.isFresh = true;
  top = 0;
  stop = keepScrollPositions();
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

const back = (): Promise<void> =>
  act(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
    await promise;
  });

describe('the scroll position', () => {
  test('a new page begins at the top, and going back restores the scroll position', async () => {
    render(<Frame />);
    scroll(700);
    await push('/b');
    expect(top).toBe(0);
    scroll(300);
    await back();
    expect(top).toBe(700);
  });

  test('the scroll position is restored even if the page was scrolled up while the next one loaded', async () => {
    render(<Frame />);
    scroll(700);
    await go(() => {
      history.pushState(null, '', '/b');
      scroll(0);
    });
    await back();
    expect(top).toBe(700);
  });

  test('the scroll position is kept for a page that was opened again from itself', async () => {
    render(<Frame />);
    await push('/a');
    scroll(500);
    await push('/b');
    await back();
    expect(top).toBe(500);
  });

  test('replacing the path scrolls to the top, and replacing the query keeps the scroll position', async () => {
    render(<Frame />);
    scroll(700);
    await go(() => history.replaceState(null, '', '/a?filter=1'));
    expect(top).toBe(700);
    await go(() => history.replaceState(null, '', '/b'));
    expect(top).toBe(0);
  });
});

describe('the focus after a navigation', () => {
  test('the focus stays on the body when the page was just loaded', () => {
    history.replaceState(null, '', '/fresh');
    render(<Frame />);
    expect(document.activeElement).toBe(document.body);
  });

  test('the focus moves to the heading of each new page', async () => {
    render(<Frame />);
    await push('/b');
    expect(focused()).toBe('B');
    await push('/a');
    expect(focused()).toBe('A');
  });

  test('the focus does not move when only the query changes', async () => {
    render(<Frame />);
    await push('/b');
    (document.activeElement as HTMLElement | null)?.blur();
    await push('/b?filter=1');
    expect(document.activeElement).toBe(document.body);
  });

  test('the focus moves to the heading only after the splash is gone', () => {
    pageFlags.isFresh = false;
    const { rerender } = render(<Frame isCovered />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Frame />);
    expect(focused()).toBe('A');
  });
});
