/** Notifies people of a survey that has opened, and participants of what came of it. */
import { waveOf } from '#schema/users/reminders.ts';
import type { Job } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { users } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import { inPieces, pieceSize, usedSurveys } from './pieces.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

const due: Where<SurveyRow> = {
  notified: false,
  launchedAt: { ne: null },
  or: [{ active: true, closedAt: null }, { outcomeAt: { ne: null } }],
};

export const notifyJob: Job = {
  name: 'surveyNotify',
  async due(store) {
    return (await usedSurveys(store, due)).flatMap(({ id }) => inPieces(id));
  },
  async run(context, id) {
    const { store } = context;
    const [survey] = await usedSurveys(store, { ...due, id });
    if (survey === undefined) return false;
    const isOutcome = survey.outcomeAt !== null;
    const { rows } = await store.list(surveyInvitations, {
      where: { surveyId: id, wave: isOutcome ? { ne: waveOf.outcome } : waveOf.unsent },
      limit: pieceSize.notified,
      with: { user: { one: users, on: 'userId' } },
    });
    if (rows.length === 0) {
      await store.update(surveys, { id }, { notified: true });
      return true;
    }
    const wave = isOutcome ? waveOf.outcome : waveOf.invited;
    await store.update(surveyInvitations, { id: { in: rows.map((row) => row.id) } }, { wave });
    await leaveNotices(context, {
      to: rows.flatMap(({ userId, user, answered }) =>
        user?.active === true && (isOutcome || !answered) ? [userId] : [],
      ),
      kind: isOutcome ? 'survey_outcome' : 'survey',
      actorId: null,
      postId: null,
      sourceId: id,
    });
    return true;
  },
};
