/** Tailwind makes a class for whatever it finds in a file of src; the product needs none of those that only the demo's own parts name. */
import type { Plugin } from 'vite';

/** Vite plugin of the product: leaves `src/demo` out of what Tailwind reads. */
export function withoutDemoStyles(): Plugin {
  return {
    name: 'aplauso:demo-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // Before Tailwind sees the file.
      order: 'pre',
      filter: { id: /\/src\/ui\/theme\.css$/ },
      handler: (code) => `${code}\n@source not '../demo';\n`,
    },
  };
}
