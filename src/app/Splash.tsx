/**
 * The loading splash of index.html for documents without one (Storybook); same marks, same classes, motion in
 * splash.css (spec §1).
 */
import type { ReactElement } from 'react';

/** One sentence in five languages, two seconds each. */
const taglines: readonly (readonly [language: string, text: string])[] = [
  ['es', 'Reconocer nos hace crecer'],
  ['en', 'Recognition makes us grow'],
  ['pt', 'Reconhecer nos faz crescer'],
  ['fr', 'Reconnaître nous fait grandir'],
  ['it', 'Riconoscere ci fa crescere'],
];

/** Covers the page; screen readers read "Cargando… Loading…" once. */
export const Splash = (): ReactElement => (
  <div id="splash">
    <p className="splash-mark" translate="no">
      <span data-brand="aplauso">Aplauso</span>
      <span data-brand="outpoints">Outpoints</span>
    </p>
    <p className="splash-taglines" aria-hidden>
      {taglines.map(([language, text]) => (
        <span key={language} lang={language}>
          {text}
        </span>
      ))}
    </p>
    <p className="splash-spoken" role="status">
      Cargando… <span lang="en">Loading…</span>
    </p>
  </div>
);
