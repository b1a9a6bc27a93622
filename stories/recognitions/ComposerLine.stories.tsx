/** Stories of the composer prompt on the home screen. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComposerLine } from '#src/recognitions/ComposerLine.tsx';
import { LatelyFaces } from '#src/home/LatelyFaces.tsx';
import { emptyDraft, keepDraft } from '#src/recognitions/draft.ts';
import { draftPlace } from '#src/posts/draftPlace.ts';
import { Stage } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';

const meta = {
  title: 'Recognitions/ComposerLine',
  component: ComposerLine,
  args: { Faces: LatelyFaces },
  decorators: [
    (Story) => (
      <Stage>
        <div className="mx-auto max-w-feed p-4">
          <Story />
        </div>
      </Stage>
    ),
  ],
} satisfies Meta<typeof ComposerLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a draft. */
export const Inviting: Story = { beforeEach: () => localStorage.removeItem(draftPlace(me)) };

/** With an unsent draft. */
export const WithDraft: Story = {
  beforeEach: () => keepDraft(me, { ...emptyDraft, message: 'Gracias por' }),
};
