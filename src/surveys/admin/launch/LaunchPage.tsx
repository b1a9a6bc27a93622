/** The launch of one survey, with its plan stored on this device until it is published. */
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { EditorSkeleton } from '#src/admin/OneItem.tsx';
import { keepValue } from '#src/lib/storedText.ts';
import type { Me } from '#src/session/me.queries.ts';
import { refreshSurveys, type BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { EnglishMissing } from './EnglishMissing.tsx';
import { createLaunch, type LaunchActor } from './launch.actors.ts';
import { launchDraftPlace, planOf, readLaunchDraft } from './launchPlan.ts';
import { LaunchView } from './LaunchView.tsx';

interface LaunchPageProps {
  readonly survey: BuiltSurvey;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  readonly onEdit: (part?: string) => void;
  readonly onResults: () => void;
  readonly onClose: () => void;
}

function OpenLaunch({
  actor,
  survey,
  place,
  chosen,
  ...ways
}: Omit<LaunchPageProps, 'me'> & {
  readonly actor: LaunchActor;
  /** The name of the draft on this device. */
  readonly place: string;
  /** The people of the draft. */
  readonly chosen: readonly PublicUser[];
}): ReactElement {
  const cache = useQueryClient();
  const [people, setPeople] = useState(chosen);
  const plan = useSelector(actor, ({ context }) => context.plan);
  const isLaunched = useSelector(actor, (state) => state.hasTag('launched'));
  const { id, state } = survey;
  // Another read of the survey: another administrator paused it, or its day has come.
  useEffect(() => {
    if (state !== 'draft') actor.send({ type: 'survey.seen', survey: { id, state } });
  }, [actor, id, state]);
  useEffect(() => {
    keepValue(place, isLaunched ? null : { plan, people });
  }, [place, isLaunched, plan, people]);
  useEffect(() => {
    if (isLaunched) refreshSurveys(cache);
  }, [isLaunched, cache]);
  return (
    <LaunchView
      actor={actor}
      survey={survey}
      people={people}
      onPeople={setPeople}
      english={<EnglishMissing survey={survey} onEdit={ways.onEdit} />}
      {...ways}
    />
  );
}

export function LaunchPage({ survey, me, ...ways }: LaunchPageProps): ReactElement {
  const place = launchDraftPlace(me, survey.id);
  const [begun] = useState(() => ({ survey, draft: readLaunchDraft(place) }));
  const [actor, setActor] = useState<LaunchActor | null>(null);
  useEffect(() => {
    const made = createLaunch(begun.survey, begun.draft?.plan ?? planOf(begun.survey));
    made.start();
    // oxlint-disable-next-line react/set-state-in-effect -- a stopped actor cannot start again: each mount has its own
    setActor(made);
    return () => {
      made.stop();
    };
  }, [begun]);
  if (actor === null) return <EditorSkeleton />;
  return (
    <OpenLaunch
      key={actor.sessionId}
      actor={actor}
      survey={survey}
      place={place}
      chosen={begun.draft?.people ?? []}
      {...ways}
    />
  );
}
