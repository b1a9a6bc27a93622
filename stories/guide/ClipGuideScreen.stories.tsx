/** Stories of the step-by-step guide. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ActiveModules } from '#schema/modules.ts';
import { permissions, type Permission } from '#schema/permissions.ts';
import { ClipGuideScreen } from '#src/guide/ClipGuideScreen.tsx';
import { keepStep, readStep } from '#src/guide/guidePlace.ts';
import { stepsFor } from '#src/guide/steps.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { everyModule, serverSays, Stage } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';

const all = Object.keys(permissions) as Permission[]; // keys of a constant table

const steps = stepsFor(
  () => true,
  () => true,
).map(({ id }) => id);

const Screen = ({
  at = '/clip_guide',
  modules = everyModule,
  may = all,
}: {
  at?: string;
  modules?: ActiveModules;
  may?: readonly Permission[];
}) => (
  <Stage at={at} person={{ ...me, permissions: [...may] }}>
    <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
      <main>
        <ClipGuideScreen />
      </main>
    </OrganizationContext>
  </Stage>
);

const meta = {
  title: 'Guide/ClipGuideScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All steps by keyboard: each title gets the focus, and the device remembers the current step. */
export const FromEndToEnd: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Paso 1 de ${steps.length}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByRole('heading', { name: 'Dos saldos, dos usos' })).toHaveFocus();
    await expect(readStep(me.id)).toBe('points');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver tu billetera' })).toHaveFocus();
    for (let step = 2; step < steps.length; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Terminar' }));
    await seen(canvas.getByText(/Eso es todo/u));
    await expect(readStep(me.id)).toBeNull();
  },
};

export const Points: Story = { args: { at: '/clip_guide?step=points' } };
export const Badges: Story = { args: { at: '/clip_guide?step=badges' } };
export const Polls: Story = { args: { at: '/clip_guide?step=polls' } };
export const Notices: Story = { args: { at: '/clip_guide?step=notices' } };
export const Account: Story = { args: { at: '/clip_guide?step=account' } };
export const End: Story = { args: { at: '/clip_guide?step=end' } };

/** Reopens at the remembered step. */
export const Resumed: Story = {
  beforeEach: () => keepStep(me.id, 'polls'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Paso ${steps.indexOf('polls') + 1} de ${steps.length}`)).toBeVisible();
  },
};

/** Only steps of active modules are shown; a remembered step of an inactive module restarts the guide. */
export const FewModules: Story = {
  args: { modules: { auth: true, recognitions: true }, at: '/clip_guide?step=polls' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paso 1 de 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Encuestas' })).toBeNull();
  },
};

/** External users have only the account step. */
export const External: Story = {
  args: { may: ['account.see'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paso 1 de 1')).toBeVisible();
  },
};

/** Phone width. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' }, args: { at: '/clip_guide?step=badges' } };
