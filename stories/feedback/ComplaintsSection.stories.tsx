/** The administration of cases: the list, one case, figures, clocks and what was told. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ComplaintsSection } from '#src/feedback/admin/ComplaintsSection.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { cards, figures, opened, pagination, promise } from './cases.sample.ts';

const Section = ({ at = '/admin/complaints' }: { at?: string }) => (
  <Stage at={at}>
    <ComplaintsSection />
  </Stage>
);

const meta = { title: 'Feedback/ComplaintsSection', component: Section } satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: Answers = {
  OrgComplaints: () => ({ orgComplaints: { items: [...cards], pagination } }),
  OrgCase: () => ({ orgCase: opened }),
  CaseFigures: () => ({ caseFigures: figures }),
  FeedbackPromise: () => ({ feedbackPromise: promise }),
};
const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays({ ...all, ...answers }),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Complaints = state({}, /turnos sin descanso/iu);
export const Empty = state(
  { OrgComplaints: () => ({ orgComplaints: { items: [], pagination: { ...pagination, total: 0 } } }) },
  /nadie ha denunciado nada/iu,
);
export const Loading = state({ OrgComplaints: never });
export const Failed = state({ OrgComplaints: fails() }, /no pudimos cargar los casos/iu);
export const Opened = state({}, /pedí los turnos/iu, `/admin/complaints?id=${opened.id}`);
export const Figures = state({}, /menos de 5 podría/iu, '/admin/complaints?view=figures');
export const Clocks = state({}, /lo que promete tu organización/iu, '/admin/complaints?view=clocks');
export const Told = state({}, /seis lámparas/iu, '/admin/complaints?view=told');
