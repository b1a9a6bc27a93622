/** Stories of the coverage page: the result of `npm test`, and the page without it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { CoveragePage } from './CoveragePage.tsx';
import { Coverage } from './coverage.shape.ts';

// Undefined before the first `npm test`: the file is generated, not committed.
const [left] = Object.values(
  import.meta.glob<unknown>('../../.cache/machines.json', { eager: true, import: 'default' }),
);
const read = z.safeParse(Coverage, left);

const sample: Coverage = {
  kinds: ['sample', 'story', 'walk', 'unit'],
  machines: [
    {
      id: 'lamp',
      states: [
        { path: 'dark', isLeaf: true, by: ['sample', 'story', 'walk', 'unit'] },
        { path: 'light', isLeaf: true, by: ['sample', 'story', 'walk'] },
      ],
      arrows: [
        {
          key: 'dark|pressed|0',
          state: 'dark',
          on: 'pressed',
          when: ['hasPower'],
          to: ['light'],
          by: ['sample', 'story', 'walk', 'unit'],
        },
        { key: '|noted|0', state: '', on: 'noted', when: [], to: [], by: ['sample', 'story'] },
      ],
    },
    {
      id: 'bell',
      states: [{ path: 'silent', isLeaf: true, by: ['sample', 'story', 'walk', 'unit'] }],
      arrows: [],
    },
  ],
};

const meta = {
  title: 'Machines/Coverage',
  component: CoveragePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof CoveragePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result of the last `npm test`. */
export const LastRun: Story = { args: { coverage: read.success ? read.data : null } };

export const NotMade: Story = {
  args: { coverage: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/There is no table yet/)).toBeVisible());
  },
};

/** Two machines, one of them fully covered. */
export const MissingOnly: Story = {
  args: { coverage: sample },
  play: async ({ canvas }) => {
    const machines = within(canvas.getByRole('table', { name: 'Machines' }));
    await expect(machines.getByRole('row', { name: 'lamp 2 2 4 / 4 4 / 4 3 / 4 2 / 4' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'dark: pressed if hasPower → light covered covered covered covered' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Missing only' }));
    await expect(machines.queryByRole('button', { name: 'bell' })).toBeNull();
    await expect(canvas.queryByRole('row', { name: /^dark/ })).toBeNull();
    await expect(
      canvas.getByRole('row', { name: 'every state: noted stays covered covered missing missing' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Missing only' }));
    await userEvent.click(machines.getByRole('button', { name: 'bell' }));
    await expect(canvas.getByRole('row', { name: /^silent/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Missing only' }));
    await expect(canvas.getByText('Nothing is missing.')).toBeVisible();
  },
};
