/** Stories of the link to the organisation's evaluation tool. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PerformanceEvaluationScreen } from '#src/evaluations/PerformanceEvaluationScreen.tsx';
import { serverSays, Stage } from '../posts/FakeServer.tsx';
import { seen } from '../seen.ts';
import { links, noLinks } from '../support/links.sample.ts';

const Screen = () => (
  <Stage at="/performance_evaluation">
    <main>
      <PerformanceEvaluationScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Evaluations/PerformanceEvaluationScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({ Links: () => ({ orgLinks: links }) }),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens in a new tab and announces it. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: /Abrir la evaluación.*pestaña nueva/u });
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(open).toHaveAttribute('href', 'https://evaluaciones.aurora.example/');
  },
};

/** Narrow. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** No tool is configured. */
export const NothingSet: Story = {
  beforeEach: serverSays({ Links: () => ({ orgLinks: noLinks }) }),
  play: async ({ canvas }) => seen(await canvas.findByText(/todavía no conectó su herramienta/u)),
};
