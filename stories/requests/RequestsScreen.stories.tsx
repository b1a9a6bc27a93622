/** The screen of requests in its states: kinds, own ones, what waits for a decision, and one request. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { RequestsScreen } from '#src/requests/RequestsScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import {
  closedKind,
  kind,
  late,
  mineToDecide,
  openedOf,
  ownRequest,
  pagination,
  refused,
  waiting,
} from './requests.sample.ts';

const modules = { auth: true, solicitud: true, recognitions: true };

const Screen = ({ at = '/requests' }: { at?: string }) => (
  <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
    <Stage at={at}>
      <RequestsScreen />
    </Stage>
  </OrganizationContext>
);

const meta = {
  title: 'Requests/RequestsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { items: [], pagination: { ...pagination, total: 0 } };
const quiet: Answers = {
  Decisions: () => ({ decisions: none }),
  Delegations: () => ({ delegations: [] }),
};
const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays({ ...quiet, ...answers }),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});
const kinds = { RequestKinds: () => ({ requestKinds: { items: [kind, closedKind], pagination } }) };
const one = `/requests?id=${waiting.id}`;

export const Kinds = state(kinds, /no es una promesa/iu);
export const KindsDark: Story = { ...Kinds, tags: ['!test'], globals: { theme: 'dark' } };
export const Empty = state({ RequestKinds: () => ({ requestKinds: none }) }, /no hay nada que pedir/iu);
export const Loading = state({ RequestKinds: never });
export const Failed = state({ RequestKinds: fails() }, /no pudimos cargar/iu);
export const Mine = state(
  { MyRequests: () => ({ myRequests: { items: [waiting, refused, late], pagination } }) },
  /atrasada/iu,
  '/requests?tab=mine',
);
export const ToDecide = state(
  { Decisions: () => ({ decisions: { items: [mineToDecide], pagination } }) },
  /en lugar de/iu,
  '/requests?tab=decide',
);
export const Points = state({}, /se piden en tu billetera/iu, '/requests?tab=points');
export const Own = state(
  { Request: () => ({ request: openedOf(ownRequest) }) },
  /retirar la solicitud/iu,
  one,
);
export const Deciding = state(
  { Request: () => ({ request: openedOf({ ...waiting, decision: mineToDecide }) }) },
  /pasarla a otra persona/iu,
  one,
);
export const Refused = state({ Request: () => ({ request: openedOf(refused) }) }, /falta el modelo/iu, one);
