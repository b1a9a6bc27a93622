/** Ideas: the list in its states, writing one with those like it, one that was done, and the administration. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { IdeasSection } from '#src/feedback/ideas/admin/IdeasSection.tsx';
import { IdeasTab } from '#src/feedback/ideas/IdeasTab.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { bikes, ideas, mergedIdea, openedBikes, pagination } from './ideas.sample.ts';

const Ideas = ({ at = '/suggestions' }: { at?: string }) => (
  <Stage at={at}>
    <div className="p-4 wide:p-8">{at.startsWith('/admin') ? <IdeasSection /> : <IdeasTab />}</div>
  </Stage>
);

const meta = {
  title: 'Feedback/Ideas',
  component: Ideas,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Ideas>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { Ideas: () => ({ ideas: { items: ideas, pagination } }) };
const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays(answers),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const List = state(list, /almuerzo con otra área/iu);
export const Empty = state(
  { Ideas: () => ({ ideas: { items: [], pagination: { ...pagination, total: 0 } } }) },
  /la primera puede ser la tuya/iu,
);
export const Loading = state({ Ideas: never });
export const Failed = state({ Ideas: fails() }, /no pudimos cargar/iu);
export const Done = state(
  { Idea: () => ({ idea: openedBikes }) },
  /qué se hizo/iu,
  `/suggestions?idea=${bikes.id}`,
);
export const Merged = state(
  { Idea: () => ({ idea: mergedIdea }) },
  /se unió a otra idea/iu,
  `/suggestions?idea=${mergedIdea.id}`,
);
/** Ideas with words of the title appear while it is written, and can be voted on there. */
export const Writing: Story = {
  ...state({
    ...list,
    SimilarIdeas: () => ({ similarIdeas: [bikes] }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proponer una idea' }));
    const page = canvasElement.ownerDocument;
    const panel = await waitFor(() => {
      const found = page.querySelector('[role=dialog]');
      if (found === null) throw new Error('the panel opens');
      return found;
    });
    await userEvent.keyboard('bicicletas');
    await waitFor(() => expect(panel.textContent).toContain('¿Es una de estas?'));
    await expect(panel.textContent).toContain(bikes.title);
  },
};
/** A refusal says why. */
export const Deciding: Story = {
  ...state(list, undefined, '/admin/ideas'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument;
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de Un glosario de siglas' }));
    const item = await waitFor(() => {
      const found = [...page.querySelectorAll('[role=menuitem]')].find(
        (one) => one.textContent?.trim() === 'Decidir',
      );
      if (found === undefined) throw new Error('the menu has it');
      return found;
    });
    await userEvent.click(item);
    await waitFor(() => expect(page.querySelector('[role=dialog]')?.textContent).toContain('Qué sigue'));
  },
};

/** A refused merge keeps the chosen idea, and says so. */
export const Merging: Story = {
  ...state(
    { ...list, SimilarIdeas: () => ({ similarIdeas: [bikes] }), MergeIdea: fails() },
    undefined,
    '/admin/ideas',
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument;
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de Un glosario de siglas' }));
    const item = await waitFor(() => {
      const found = [...page.querySelectorAll('[role=menuitem]')].find((one) =>
        one.textContent?.trim().startsWith('Unir'),
      );
      if (found === undefined) throw new Error('the menu has it');
      return found;
    });
    await userEvent.click(item);
    const panel = within(await within(page.body).findByRole('dialog'));
    const chosen = await panel.findByRole('radio', { name: new RegExp(bikes.title, 'u') });
    await userEvent.click(chosen);
    await userEvent.click(panel.getByRole('button', { name: 'Unir' }));
    await waitFor(() =>
      expect(page.querySelector('[role=dialog]')?.textContent).toContain(
        'Error en la respuesta del servidor',
      ),
    );
    await expect(chosen).toBeChecked();
  },
};
