/** The administration of requests: what was handed in, the kinds, and the hours of the clocks. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RequestsSection } from '#src/requests/admin/RequestsSection.tsx';
import { fails, never, Refuses, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
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
const week = { weekdays: [1, 2, 3, 4, 5], from: 540, to: 1_080, holidays: ['2026-12-25'] };
const hours: Answers = {
  WorkingHours: () => ({
    workingHours: {
      ...week,
      places: [
        { countryId: 'MX', cityId: null, ...week, holidays: ['2026-09-16', '2026-11-16', '2026-12-25'] },
        { countryId: 'MX', cityId: 'mid', ...week, from: 480, to: 960 },
      ],
    },
  }),
  Countries: () => ({
    countries: [
      { id: 'ES', code: 'ES', name: 'España', phonePrefix: null },
      { id: 'MX', code: 'MX', name: 'México', phonePrefix: null },
    ],
  }),
  Cities: () => ({ cities: [{ id: 'mid', countryId: 'MX', name: 'Mérida' }] }),
};
export const Hours = state(hours, /agregar feriado/iu, '/admin/requests?view=hours');

/** A country is added with the working hours of the organisation; a refusal opens the place that it is about. */
export const HoursOfPlaces: Story = {
  args: { at: '/admin/requests?view=hours' },
  beforeEach: serverSays({
    ...kinds,
    ...hours,
    UpdateWorkingHours: ({ input }) => {
      const added = input.places?.[2];
      return added?.countryId === 'ES' && added.holidays[0] === '2026-12-25' && input.places?.length === 3
        ? new Refuses('invalid', [{ field: 'places.1.to', code: 'working_hours', message: '' }])
        : new Refuses('internal');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'México' }));
    await expect(await canvas.findByText('Feriados: México')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /agregar país/iu }));
    await userEvent.type(canvas.getByRole('combobox', { name: /país/iu }), 'Esp');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'España' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    await expect(await canvas.findByText('Jornada: España')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('Jornada: Mérida')).toBeInTheDocument();
  },
};
