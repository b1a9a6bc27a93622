/** Stories of giving points: the same amount to several people, or one line per person. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { TransfersSection } from '#src/points/admin/TransfersSection.tsx';
import { fails, Refuses } from '../../kit/FakeServer.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { pointRules, pointsSay } from './pointsAdmin.sample.ts';
import { Section } from './PointsStage.tsx';

const meta = {
  title: 'Points/Admin transfers',
  component: Section,
  args: { of: TransfersSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: pointsSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = '/admin?tab=transfer';
const choose = async (box: HTMLElement, name: string): Promise<void> => {
  await userEvent.type(box, name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name, 'u') }));
};
const fill = async (): Promise<void> => {
  await choose(await screen.findByRole('combobox', { name: 'Para quién' }), 'Luis');
  await choose(screen.getByRole('combobox', { name: 'Para quién' }), 'Marta');
  await userEvent.type(screen.getByLabelText('Puntos para cada persona'), '150');
  await userEvent.type(screen.getByLabelText(/^Motivo/u), 'Por la feria de Lima');
};
const fillLine = async (): Promise<void> => {
  const row = within(await screen.findByRole('listitem', { name: 'Fila 1' }));
  await choose(row.getByRole('combobox', { name: 'Persona' }), 'Luis');
  await userEvent.type(row.getByLabelText('Puntos'), '150');
  await press('Agregar fila');
};

export const Empty: Story = { play: async ({ canvas }) => shows(await canvas.findByText('Para quién')) };

export const Phone: Story = { ...Empty, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' }, play: fill };

/** Several people, an amount, a reason. */
export const Full: Story = { play: fill };

/** The total is confirmed before sending. */
export const Confirming: Story = {
  play: async () => {
    await fill();
    await press('Dar puntos');
    await shows(await dialog(/¿Dar 300 puntos\?/u));
  },
};

/** The result is unknown: the dialog stays, and a retry gives no points twice. */
export const Unknown: Story = {
  beforeEach: pointsSay({ GrantExtra: fails() }),
  play: async () => {
    await fill();
    await press('Dar puntos');
    await press('Dar 300 puntos');
    await shows(await screen.findByText(/no se dan dos veces/u));
  },
};

/** More than the budget. */
export const TooMuch: Story = {
  beforeEach: pointsSay({
    PointSettings: () => ({ pointSettings: { ...pointRules, pointsToDistribute: 200 } }),
  }),
  play: async () => {
    await fill();
    await shows(await screen.findByText(/le faltan 100 puntos/u));
  },
};

export const Lines: Story = { args: { at: lines }, play: fillLine };

export const LinesPhone: Story = { ...Lines, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

/** The server's reason is shown at its line. */
export const Refused: Story = {
  args: { at: lines },
  beforeEach: pointsSay({
    TransferPoints: () =>
      new Refuses('invalid', [
        { field: '1.user_id', code: 'person_unknown', message: 'Esa persona no está en tu organización.' },
      ]),
  }),
  play: async () => {
    await fillLine();
    await press('Dar puntos');
    await press('Dar 150 puntos');
    await shows(await screen.findByText('Esa persona no está en tu organización.'));
  },
};
