/** The forms of goals, tasks, challenges, events and programs, for `forms.tsx`. */
import type { ReactElement } from 'react';
import type { KnownForm } from './forms.tsx';
import { ofSdl } from './sdlSample.ts';

const nothing = (): void => undefined;
const shut = { open: true, onClose: nothing } as const;

const drawn = (draw: () => Promise<ReactElement>): KnownForm => ({ draw });

export const takingPartForms: Readonly<Record<string, KnownForm>> = {
  'goals/GoalPanel.tsx': drawn(async () => {
    const { GoalPanel } = await import('#src/goals/GoalPanel.tsx');
    return <GoalPanel goal={null} periodId="period" {...shut} />;
  }),
  'goals/admin/CategoryPanel.tsx': drawn(async () => {
    const { CategoryPanel } = await import('#src/goals/admin/CategoryPanel.tsx');
    return <CategoryPanel category={null} {...shut} />;
  }),
  'goals/admin/PeriodPanel.tsx': drawn(async () => {
    const { PeriodPanel } = await import('#src/goals/admin/PeriodPanel.tsx');
    return <PeriodPanel period={null} {...shut} />;
  }),
  'goals/admin/GoalPanel.tsx': drawn(async () => {
    const { GoalPanel } = await import('#src/goals/admin/GoalPanel.tsx');
    return <GoalPanel goal={ofSdl('Goal')} {...shut} />;
  }),
  'goals/admin/CheckinPanel.tsx': drawn(async () => {
    const { CheckinPanel } = await import('#src/goals/admin/CheckinPanel.tsx');
    return <CheckinPanel goal={ofSdl('Goal')} {...shut} />;
  }),
  'tasks/admin/TaskPanel.tsx': drawn(async () => {
    const { TaskPanel } = await import('#src/tasks/admin/TaskPanel.tsx');
    return <TaskPanel task={null} {...shut} />;
  }),
  'challenges/admin/ChallengeEditor.tsx': drawn(async () => {
    const { ChallengeEditor } = await import('#src/challenges/admin/ChallengeEditor.tsx');
    return <ChallengeEditor challenge={null} me={{ id: 'me', orgId: 'aurora' }} onClose={nothing} />;
  }),
  'challenges/admin/CategoryPanel.tsx': drawn(async () => {
    const { CategoryPanel } = await import('#src/challenges/admin/CategoryPanel.tsx');
    return <CategoryPanel {...shut} />;
  }),
  'challenges/admin/CorrectPanel.tsx': drawn(async () => {
    const { CorrectPanel } = await import('#src/challenges/admin/CorrectPanel.tsx');
    return <CorrectPanel challenge={ofSdl('Challenge')} person={ofSdl('ChallengePerson')} {...shut} />;
  }),
  'challenges/admin/DecidePanel.tsx': drawn(async () => {
    const { DecidePanel } = await import('#src/challenges/admin/DecidePanel.tsx');
    return <DecidePanel proof={ofSdl('ChallengeProof')} verdict="sendBack" {...shut} />;
  }),
  'events/admin/EventEditor.tsx': drawn(async () => {
    const { EventEditor } = await import('#src/events/admin/EventEditor.tsx');
    return <EventEditor event={null} me={{ id: 'me', orgId: 'aurora' }} onClose={nothing} />;
  }),
  'events/admin/CancelPanel.tsx': drawn(async () => {
    const { CancelPanel } = await import('#src/events/admin/CancelPanel.tsx');
    return <CancelPanel event={ofSdl('Event')} {...shut} />;
  }),
  'programs/admin/useProgramForm.ts': drawn(async () => {
    const { ProgramEditor } = await import('#src/programs/admin/ProgramEditor.tsx');
    return <ProgramEditor program={null} me={{ id: 'me', orgId: 'aurora' }} onClose={nothing} />;
  }),
  'programs/admin/CategoryPanel.tsx': drawn(async () => {
    const { CategoryPanel } = await import('#src/programs/admin/CategoryPanel.tsx');
    return <CategoryPanel category={null} {...shut} />;
  }),
  'programs/admin/AssignPanel.tsx': drawn(async () => {
    const { AssignPanel } = await import('#src/programs/admin/AssignPanel.tsx');
    return <AssignPanel program={ofSdl('OrgProgram')} {...shut} />;
  }),
  'programs/admin/DecidePanel.tsx': drawn(async () => {
    const { DecidePanel } = await import('#src/programs/admin/DecidePanel.tsx');
    return <DecidePanel submission={ofSdl('ProgramSubmission')} verdict="sendBack" {...shut} />;
  }),
};
