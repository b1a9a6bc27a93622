/** Stands in for Vite's loader of chunks (tools/vite/standIns.ts): our builds preload no script, so styles are all there is to wait for. */

const known = new Map<string, Promise<unknown>>();

function arrive(href: string): Promise<unknown> {
  // The page's own are there since its first line.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = resolve;
    link.onerror = () => {
      // The next one who wants this part tries again.
      link.remove();
      known.delete(href);
      reject(new Error(`No styles: ${href}`));
    };
    link.href = href;
    document.head.append(link);
  });
}

/** Loads a part once its styles are there; `files` are addresses below the root. Rejects where either does not come. */
export const __vitePreload = <A>(load: () => Promise<A>, files: readonly string[] = []): Promise<A> =>
  Promise.all(
    files.map((file) => {
      const href = `/${file}`;
      const coming = known.get(href) ?? arrive(href);
      known.set(href, coming);
      return coming;
    }),
  ).then(load);
