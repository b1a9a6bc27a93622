/** Stories of changing the user's own images: select, crop, save, remove, and failures. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { PictureDialog } from '#src/users/photo/PictureDialog.tsx';
import type { PictureKind } from '#src/users/photo/pictures.ts';
import { fails, never, serverSays, Stage, type Answers } from '../../kit/FakeServer.tsx';
import { reader } from '../../recognitions/badges/badges.sample.ts';
import { account, coverUrl } from '../account.sample.ts';
import { drawnPicture, restSays, type RestAnswers } from '../restSays.ts';

const Screen = ({ kind = 'photo' }: { readonly kind?: PictureKind }) => (
  <Stage at="/profile" person={reader}>
    <main className="min-h-dvh">
      <h1 className="sr-only">Perfil</h1>
    </main>
    <PictureDialog kind={kind} userId={reader.id} name="Ana Rivas" open onClose={() => undefined} />
  </Stage>
);

const says =
  (answers: Answers = {}, rest: RestAnswers = {}) =>
  () => {
    const server = serverSays({ OwnAccount: () => ({ account }), ...answers })();
    const edge = restSays(rest)();
    return () => {
      edge();
      server();
    };
  };

const meta = {
  title: 'Users/PictureDialog',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => says()(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(file: File): Promise<void> {
  await screen.findByRole('dialog');
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (found === null) throw new Error('no field');
    return found;
  });
  await userEvent.upload(input, file);
}
const cutting = async (): Promise<HTMLElement> => {
  await choose(await drawnPicture());
  const area = await screen.findByRole('group', { name: /parte que se verá/iu });
  await waitFor(() => expect(screen.getByRole('button', { name: /^guardar/iu })).toBeEnabled());
  return area;
};

const withPhoto = { ...account, profileImageUrl: coverUrl, hasPhoto: true };

/** Nothing selected yet, and no own photo. */
export const Choosing: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/suelta el archivo/iu)).toBeVisible());
  },
};

/** An own photo can be removed. */
export const HasPhoto: Story = {
  beforeEach: () => says({ OwnAccount: () => ({ account: withPhoto }) })(),
  play: async () => {
    await screen.findByRole('button', { name: /quitar la foto/iu });
  },
};

/** The current image is loading. */
export const Loading: Story = { beforeEach: () => says({ OwnAccount: never })() };

/** Loading the current image failed; another image can still be selected. */
export const Failed: Story = {
  beforeEach: () => says({ OwnAccount: fails() })(),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/no pudimos cargar la imagen actual/iu)).toBeVisible());
    await expect(screen.getByText(/suelta el archivo/iu)).toBeVisible();
  },
};

const previewOf = (): string =>
  document.querySelector<HTMLImageElement>('[aria-hidden] > img')?.style.cssText ?? '';

/** Crops by keyboard only: zoom with the slider, then move with the arrows. */
export const Cutting: Story = {
  play: async () => {
    const area = await cutting();
    await fireEvent.change(screen.getByLabelText(/acercar/iu), { target: { value: '2' } });
    await waitFor(() =>
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/200/u)),
    );
    await waitFor(() => expect(previewOf()).not.toBe(''));
    const before = previewOf();
    area.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(previewOf()).not.toBe(before));
  },
};

/** The cover has a wide crop. */
export const Cover: Story = {
  args: { kind: 'cover' },
  beforeEach: () => says({ OwnAccount: () => ({ account: { ...account, backgroundImageUrl: coverUrl } }) })(),
  play: async () => {
    await cutting();
  },
};

/** The birthday image. */
export const Birthday: Story = {
  args: { kind: 'birthday' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/todavía no tienes una/iu)).toBeVisible());
  },
};

/** Saving. */
export const Saving: Story = {
  beforeEach: () => says({}, { 'PUT /user/profile-photo': () => never() })(),
  play: async () => {
    await cutting();
    await userEvent.click(screen.getByRole('button', { name: /guardar foto/iu }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /guardar foto/iu })).toHaveAttribute('aria-busy'),
    );
  },
};

/** Saving failed: image and crop stay. */
export const NotSaved: Story = {
  beforeEach: () =>
    says(
      {},
      {
        'PUT /user/profile-photo': () =>
          Response.json({ code: 'internal', retryable: false }, { status: 500 }),
      },
    )(),
  play: async () => {
    await cutting();
    await userEvent.click(screen.getByRole('button', { name: /guardar foto/iu }));
    await waitFor(() => expect(screen.getByText(/lo que elegiste sigue aquí/iu)).toBeVisible());
    await expect(screen.getByRole('group', { name: /parte que se verá/iu })).toBeVisible();
  },
};

/** A file with an image type but invalid content. */
export const Unreadable: Story = {
  play: async () => {
    await choose(new File(['no'], 'foto.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByText(/no pudimos leer esta imagen/iu)).toBeVisible());
    await expect(screen.getByRole('button', { name: /guardar foto/iu })).toBeDisabled();
  },
};

/** The effect of removing is shown first. */
export const Removing: Story = {
  beforeEach: () => says({ OwnAccount: () => ({ account: withPhoto }) })(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /quitar la foto/iu }));
    await waitFor(() => expect(screen.getByText(/se verán tus iniciales/iu)).toBeVisible());
  },
};

/** Removing failed. */
export const NotRemoved: Story = {
  beforeEach: () => says({ OwnAccount: () => ({ account: withPhoto }), DeletePhoto: fails() })(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /quitar la foto/iu }));
    await userEvent.click(await screen.findByRole('button', { name: /quitar la foto/iu }));
    await waitFor(() => expect(screen.getByText(/no se quitó/iu)).toBeVisible());
  },
};
