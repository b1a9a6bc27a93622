/** `/case`: a case without a name, opened by its code; without a session too. Nothing is captured or kept here. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Page } from '#src/ui/Page.tsx';
import { createCaseFollow, type Adding } from './caseFollow.actors.ts';
import { FollowView } from './FollowView.tsx';

/** The screen of the route `/case`. */
export function CaseScreen(): ReactElement {
  const { t } = useLingui();
  const written = useRef<Adding>({ message: '', files: [] });
  const [actor] = useState(() => createCaseFollow(() => written.current));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return (
    <Page
      title={t`Seguir un caso`}
      lead={<Trans>Lee la respuesta a lo que enviaste sin tu nombre.</Trans>}
      width="feed"
    >
      <FollowView
        actor={actor}
        onWritten={(next) => {
          written.current = next;
        }}
      />
    </Page>
  );
}
