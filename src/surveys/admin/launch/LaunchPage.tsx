/** The launch of one survey, with its plan kept on this device until it is published. */
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Me } from '#src/session/me.queries.ts';
import { refreshSurveys, type BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { createLaunch } from './launch.actors.ts';
import { keepLaunchDraft, launchDraftPlace, planOf, readLaunchDraft } from './launchPlan.ts';
import { LaunchView } from './LaunchView.tsx';

interface LaunchPageProps {
  readonly survey: BuiltSurvey;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  readonly onEdit: () => void;
  readonly onResults: () => void;
  readonly onClose: () => void;
}

export function LaunchPage({ survey, me, ...ways }: LaunchPageProps): ReactElement {
  const cache = useQueryClient();
  const place = launchDraftPlace(me, survey.id);
  const [draft] = useState(() => readLaunchDraft(place));
  const [people, setPeople] = useState<readonly PublicUser[]>(draft?.people ?? []);
  const [actor] = useState(() => createLaunch(survey, draft?.plan ?? planOf(survey)));
  const plan = useSelector(actor, ({ context }) => context.plan);
  const isLaunched = useSelector(actor, (state) => state.hasTag('launched'));
  const { id, state } = survey;

  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  // Another read of the survey: somebody paused it, or its day has come.
  useEffect(() => {
    if (state !== 'draft') actor.send({ type: 'survey.seen', survey: { id, state } });
  }, [actor, id, state]);
  useEffect(() => {
    keepLaunchDraft(place, isLaunched ? null : { plan, people });
  }, [place, isLaunched, plan, people]);
  useEffect(() => {
    if (isLaunched) refreshSurveys(cache);
  }, [isLaunched, cache]);

  return <LaunchView actor={actor} survey={survey} people={people} onPeople={setPeople} {...ways} />;
}
