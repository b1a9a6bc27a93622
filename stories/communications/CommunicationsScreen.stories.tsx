/** The communications of a person: the list, one of them, none, loading, and a failed load. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CommunicationsScreen } from '#src/communications/CommunicationsScreen.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { drill, shifts } from './communications.sample.ts';

const modules = { auth: true, communications: true };
const page = { page: 1, perPage: 20, totalPages: 1 };
const pageOf = (items: readonly (typeof drill)[]) => ({
  communications: { items: [...items], pagination: { ...page, total: items.length } },
});

const Screen = ({ at = '/communications' }: { at?: string }) => (
  <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
    <Stage at={at}>
      <CommunicationsScreen />
    </Stage>
  </OrganizationContext>
);

const meta = {
  title: 'Communications/CommunicationsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (answers: Answers, text: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays(answers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Full = state({ Communications: () => pageOf([drill, shifts]) }, /cómo salimos del edificio/u);
export const Corrected = state(
  { Communication: () => ({ communication: shifts }) },
  /lo que decía antes/iu,
  `/communications?id=${shifts.id}`,
);
export const None = state({ Communications: () => pageOf([]) }, /no hay comunicados para ti/iu);
export const Failed = state({ Communications: fails() }, /no pudimos cargar los comunicados/iu);
export const Loading: Story = { beforeEach: serverSays({ Communications: () => never() }) };
