/**
 * Excludes the demo from the product's styles: Tailwind makes a class for every name in src, also for names
 * that only the demo uses.
 */
import type { Plugin } from 'vite';

/** Vite plugin of the product: excludes `src/demo` from Tailwind's sources. */
export function withoutDemoStyles(): Plugin {
  return {
    name: 'aplauso:demo-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // Runs before Tailwind reads the file.
      order: 'pre',
      filter: { id: /\/src\/ui\/theme\.css$/ },
      handler: (code) => `${code}\n@source not '../demo';\n`,
    },
  };
}
