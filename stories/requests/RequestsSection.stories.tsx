/** The administration of requests: what was handed in, the kinds, and the hours of the clocks. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RequestsSection } from '#src/requests/admin/RequestsSection.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { adminKind, late, pagination, refused, waiting } from './requests.sample.ts';

const Section = ({ at = '/admin/requests' }: { at?: string }) => (
  <Stage at={at}>
    <RequestsSection />
  </Stage>
);

const meta = { title: 'Requests/RequestsSection', component: Section } satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds = { OrgRequestKinds: () => ({ orgRequestKinds: [adminKind] }) };
const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays({ ...kinds, ...answers }),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Sent = state(
  { OrgRequests: () => ({ orgRequests: { items: [waiting, refused, late], pagination } }) },
  /equipo de trabajo/iu,
);
export const NothingSent = state(
  { OrgRequests: () => ({ orgRequests: { items: [], pagination: { ...pagination, total: 0 } } }) },
  /todavía nadie envió/iu,
);
export const LoadingSent = state({ OrgRequests: never });
export const FailedSent = state({ OrgRequests: fails() }, /no pudimos cargar/iu);
export const Kinds = state({}, /quien lidera a la persona/iu, '/admin/requests?view=kinds');
export const NoKinds = state(
  { OrgRequestKinds: () => ({ orgRequestKinds: [] }) },
  /todavía no hay tipos/iu,
  '/admin/requests?view=kinds',
);
export const Hours = state(
  {
    WorkingHours: () => ({
      workingHours: { weekdays: [1, 2, 3, 4, 5], from: 540, to: 1_080, holidays: ['2026-12-25'] },
    }),
  },
  /agregar feriado/iu,
  '/admin/requests?view=hours',
);
