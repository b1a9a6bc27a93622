/** Stories of file and image fields: selected, rejected, uploading, uploaded. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AttachmentList, type Attachment } from '#src/ui/AttachmentList.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { ImageField } from '#src/ui/ImageField.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" fill="%23d9a04b"/%3E%3Ccircle cx="48" cy="48" r="26" fill="%23fff"/%3E%3C/svg%3E';

const given: readonly Attachment[] = [
  { id: '1', name: 'Reglamento de reconocimientos 2026, versión final revisada por legal.pdf', bytes: 1_240_000, state: 'done', href: '#1' },
  { id: '2', name: 'Foto del equipo.jpg', bytes: 3_800_000, state: 'uploading', progress: 0.6 },
  { id: '3', name: 'Acta.docx', bytes: 84_000, state: 'failed', reason: 'Se cortó la conexión. El archivo sigue en tu equipo.' },
]; // prettier-ignore

function Files({ error, disabled = false }: { error?: string; disabled?: boolean }): ReactElement {
  const [items, setItems] = useState(given);
  const [src, setSrc] = useState<string | null>(null);
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-6">
      <FileField
        label="Adjuntos"
        hint="Todas las personas que reciben el reconocimiento los verán."
        error={error}
        accept=".pdf,image/*"
        maxBytes={5_000_000}
        multiple
        disabled={disabled}
        onFiles={(files) =>
          setItems((now) => [
            ...now,
            ...files.map(({ name, size }): Attachment => ({ id: name, name, bytes: size, state: 'done' })),
          ])
        }
      />
      <AttachmentList
        label="Archivos adjuntos"
        items={items}
        onRemove={(id) => setItems((now) => now.filter((one) => one.id !== id))}
        onRetry={() => undefined}
        onCancel={() => undefined}
      />
      <ImageField
        label="Imagen de la insignia"
        src={src}
        onChoose={() => setSrc(picture)}
        disabled={disabled}
      />
      <ImageField
        label="Portada"
        src={picture}
        shape="wide"
        onChoose={() => undefined}
        onRemove={() => setSrc(null)}
      />
      <ImageField
        label="Retrato"
        src={picture}
        shape="round"
        busy
        progress={0.4}
        onChoose={() => undefined}
      />
    </div>
  );
}

const meta = {
  title: 'UI/Files',
  component: Files,
  parameters: { busy: 'one of the fields uploads' },
} satisfies Meta<typeof Files>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement): HTMLInputElement => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no input for files');
  return input;
};

const drop = (input: HTMLInputElement, files: readonly File[]): void => {
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  input.files = carried.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Valid files are accepted; rejected files are listed with a reason. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    drop(inputOf(canvasElement), [
      new File(['a'], 'nota.txt', { type: 'text/plain' }),
      new File([new Uint8Array(5_000_001)], 'enorme.png', { type: 'image/png' }),
      new File(['a'], 'bien.png', { type: 'image/png' }),
    ]);
    const words = await canvas.findByText(/«nota.txt» no es de un tipo/u);
    await waitFor(() => expect(words).toBeVisible());
    await expect(canvas.getByText('bien.png')).toBeVisible();
    await expect(canvas.queryByText('enorme.png')).toBeNull();
  },
};

/** Removes a file. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar: Acta.docx' }));
    await expect(canvas.queryByText('Acta.docx')).toBeNull();
  },
};

/** The form reports an error. */
export const Wrong: Story = { args: { error: 'Adjunta el acta firmada.' } };

/** Nothing can be chosen now. */
export const Disabled: Story = { args: { disabled: true } };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };
