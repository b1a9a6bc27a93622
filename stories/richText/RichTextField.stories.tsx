/** Stories of the rich text editor in a form. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { RichText } from '#schema/kit/richText.ts';
import { RichTextField } from '#src/richText/editor/RichTextField.tsx';
import { RichTextView } from '#src/richText/RichTextView.tsx';
import { sampleText } from './richText.sample.ts';

function Written({ begin, error }: { begin: RichText; error?: string | undefined }): ReactElement {
  const [text, setText] = useState(begin);
  return (
    <div className="flex max-w-feed flex-col gap-6 p-4">
      <h1 className="sr-only">Editor</h1>
      <RichTextField
        label="Texto"
        value={text}
        onChange={setText}
        error={error}
        placeholder="Cuenta lo que tu equipo necesita saber."
      />
      <section aria-label="Leído">
        <RichTextView text={text} />
      </section>
    </div>
  );
}

const meta = {
  title: 'Rich text/Field',
  component: Written,
  args: { begin: sampleText },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

const textbox = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Texto' });
const read = (): HTMLElement => screen.getByRole('region', { name: 'Leído' });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const Full: Story = { play: async () => void (await textbox()) };

export const Empty: Story = { args: { begin: [] }, play: async () => void (await textbox()) };

export const Invalid: Story = {
  args: { begin: [], error: 'Este dato es obligatorio.' },
  play: async () => {
    await expect(await textbox()).toHaveAccessibleDescription('Este dato es obligatorio.');
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: async () => void (await textbox()) };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await textbox()),
};

/** Over-long text is kept and reported. */
export const TooLong: Story = {
  args: { begin: [{ type: 'paragraph', text: [{ text: 'Mucho texto. '.repeat(2_400) }] }] },
  play: async () => {
    await textbox();
    await expect(await screen.findByText('Sobran 1200 caracteres')).toBeVisible();
  },
};

/** Typing, bold, list, undo. */
export const Writing: Story = {
  args: { begin: [] },
  play: async () => {
    const place = await textbox();
    // Human typing speed: the editor places the caret after each letter.
    const hands = userEvent.setup({ delay: 40 });
    await hands.click(place);
    await hands.keyboard('Hola ');
    await waitFor(() => expect(read()).toHaveTextContent('Hola'));
    await press('Negrita');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Negrita' })).toBePressed());
    await waitFor(() => expect(place).toHaveFocus());
    // The editor restores the caret after the focus.
    await waitFor(() => expect(getSelection()?.anchorOffset).toBe('Hola '.length));
    await hands.keyboard('equipo');
    await waitFor(() => expect(read().querySelector('strong')).toHaveTextContent('equipo'));
    await press('Lista');
    await waitFor(() => expect(read().querySelector('ul li')).toHaveTextContent('Hola equipo'));
    await press('Deshacer');
    await waitFor(() => expect(read().querySelector('ul')).toBeNull());
  },
};

/** One Tab stop; arrow keys move inside. */
export const ToolsByKeys: Story = {
  args: { begin: [] },
  play: async () => {
    await textbox();
    const bold = await screen.findByRole('button', { name: 'Negrita' });
    bold.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Subrayado' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('button', { name: 'Rehacer' })).toHaveFocus();
    await userEvent.tab();
    await expect(await textbox()).toHaveFocus();
  },
};

/** Foreign markup is never parsed: only its plain text is pasted. */
export const Pasting: Story = {
  args: { begin: [] },
  play: async () => {
    const place = await textbox();
    await userEvent.click(place);
    const data = new DataTransfer();
    data.setData('text/html', '<img src=x onerror="window.harmed=true"><b>no</b>');
    data.setData('text/plain', 'Trae:\n- agua\n- pan');
    place.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(read().querySelectorAll('ul li')).toHaveLength(2));
    await expect(read().querySelector('img, b, strong')).toBeNull();
    await expect(place.querySelector('img')).toBeNull();
  },
};

/** A URL is validated before it becomes a link. */
export const Linking: Story = {
  args: { begin: [] },
  play: async () => {
    await userEvent.click(await textbox());
    await press('Enlace');
    const address = await screen.findByRole('textbox', { name: 'Dirección' });
    // oxlint-disable-next-line no-script-url -- the test types a script URL that must be rejected
    await userEvent.type(address, 'javascript:alert(1)');
    await press('Poner');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/Un enlace lleva a la web/u));
    await userEvent.clear(address);
    await userEvent.type(address, 'ejemplo.com');
    await press('Poner');
    await waitFor(() => expect(read().querySelector('a')).toHaveAttribute('href', 'https://ejemplo.com'));
  },
};
