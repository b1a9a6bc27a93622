/** Cleans the page between stories: one page draws many stories, so each must start on an empty page. */
import { commands } from '#src/app/commands.store.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { toasts } from '#src/lib/toasts.ts';
import { watchDeadlines, watchTimers } from '#tests/support/timerWatch.ts';

/** Records the attributes of an element; returns a function that restores them. */
function keepAttributes(element: Element): () => void {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  };
}

/** Records a property that stories replace, such as the clipboard; returns a function that restores it. */
function keepProperty(owner: object, name: string): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  return () => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  };
}

/** Records the children of an element; returns a function that removes added ones, such as portals. */
function keepChildren(element: Element): () => void {
  const before = new Set(element.children);
  return () => {
    const added = [...element.children].filter((child) => !before.has(child));
    for (const child of added) child.remove();
  };
}

/**
 * Empties storage and records the state of the page; returns a function that restores this state after the
 * story. In Storybook itself it only empties storage: a reload cleans the page there.
 */
export function cleanPage(): () => void {
  localStorage.clear();
  sessionStorage.clear();
  if (!('__vitest_browser__' in globalThis)) return () => undefined;
  const { title } = document;
  const address = location.href;
  const state: unknown = history.state;
  const restore = [
    watchTimers(),
    watchDeadlines(),
    keepAttributes(document.documentElement),
    keepAttributes(document.body),
    keepChildren(document.body),
    keepProperty(navigator, 'clipboard'),
    keepProperty(navigator, 'onLine'),
    keepProperty(globalThis, 'fetch'),
  ];
  return () => {
    for (const one of restore) one();
    for (const { id } of toasts.store.getSnapshot().context.toasts) toasts.dismiss(id);
    // A dialog that a story left open would open in the next one.
    forgetPerson();
    commands.trigger.closed();
    document.title = title;
    if (location.href !== address) history.replaceState(state, '', address);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  };
}
