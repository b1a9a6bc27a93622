/**
 * Replaces Vite's chunk preloader (tools/vite/standIns.ts): our builds preload no scripts, so only stylesheets are
 * awaited.
 */

const known = new Map<string, Promise<unknown>>();

function arrive(href: string): Promise<unknown> {
  // The stylesheets of the page itself are already loaded.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = resolve;
    link.onerror = () => {
      // The next request for this chunk tries again.
      link.remove();
      known.delete(href);
      reject(new Error(`No styles: ${href}`));
    };
    link.href = href;
    document.head.append(link);
  });
}

/**
 * Loads a chunk after its stylesheets; `files` are paths below the root. Rejects if a stylesheet or the chunk
 * fails to load.
 */
export const __vitePreload = <A>(load: () => Promise<A>, files: readonly string[] = []): Promise<A> =>
  Promise.all(
    files.map((file) => {
      const href = `/${file}`;
      const coming = known.get(href) ?? arrive(href);
      known.set(href, coming);
      return coming;
    }),
  ).then(load);
