/** The first rows of a long list, and the windowed list that replaces them. */
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const items = Array.from({ length: 40 }, (_, index) => ({ id: String(index) }));

beforeEach(() => void vi.resetModules());

const pressSomething = (): void =>
  void vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });

/** Renders the list before its windowed part has loaded; returns the button of the first row. */
async function open(count: number, onEndNear?: () => void): Promise<HTMLElement> {
  const { VirtualList } = await import('#src/ui/VirtualList.tsx');
  render(
    <VirtualList items={items.slice(0, count)} keyOf={(item) => item.id} onEndNear={onEndNear}>
      {(item) => <button type="button">{`Comentar ${item.id}`}</button>}
    </VirtualList>,
  );
  return screen.getByRole('button', { name: 'Comentar 0' });
}

const arrived = (): Promise<unknown> => import('#src/ui/WindowedList.tsx');

/** Reports every observed element as visible at once. */
class InView implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  disconnect(): void {
    // The observer keeps no state.
  }
}

test('the first rows of a long list are replaced when the windowed list arrives before any press', async () => {
  const first = await open(40);
  await waitFor(() => expect(first.isConnected).toBe(false));
});

test('the first rows of a long list stay in the page when the windowed list arrives after a press', async () => {
  pressSomething();
  const first = await open(40);
  await arrived();
  await new Promise((done) => setTimeout(done));
  expect(first.isConnected).toBe(true);
});

test('the first rows of a long list are replaced after a press when their end comes near', async () => {
  pressSomething();
  vi.stubGlobal('IntersectionObserver', InView);
  const first = await open(40);
  await waitFor(() => expect(first.isConnected).toBe(false));
});

for (const end of ['pointerup', 'pointercancel'])
  test(`the first rows of a long list are replaced after a press on them ends with ${end} anywhere`, async () => {
    pressSomething();
    vi.stubGlobal('IntersectionObserver', InView);
    const real = HTMLElement.prototype.matches;
    const matches = vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
      this: HTMLElement,
      selector,
    ) {
      return selector === ':active' || real.call(this, selector);
    });
    const first = await open(40);
    await waitFor(() => expect(matches).toHaveBeenCalledWith(':active'));
    await new Promise((done) => setTimeout(done));
    expect(first.isConnected).toBe(true);
    matches.mockRestore();
    window.dispatchEvent(new Event(end));
    await waitFor(() => expect(first.isConnected).toBe(false));
  });

test('the rows of a short list stay after a press, and more rows are requested', async () => {
  pressSomething();
  vi.stubGlobal('IntersectionObserver', InView);
  const onEndNear = vi.fn<() => void>();
  const first = await open(3, onEndNear);
  await waitFor(() => expect(onEndNear).toHaveBeenCalledOnce());
  expect(first.isConnected).toBe(true);
});
