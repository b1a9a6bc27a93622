/** What the recognition still lacks, in one line above the button: the next thing only. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { DraftParts, FormFacts } from './composerForm.ts';

/** Draws nothing if the recognition can be sent. */
export function MissingWords({ draft, facts }: { draft: DraftParts; facts: FormFacts }): ReactElement | null {
  const lacks =
    draft.receivers.length === 0 ? (
      <Trans>Falta a quién: escribe @ y su nombre.</Trans>
    ) : draft.kind === 'badge' ? (
      draft.badgeId === null ? (
        <Trans>Falta elegir la insignia.</Trans>
      ) : null
    ) : draft.types.length === 0 && facts.types !== null ? (
      <Trans>Falta qué destacas.</Trans>
    ) : null;
  return lacks === null ? null : <p className="text-small text-soft">{lacks}</p>;
}
