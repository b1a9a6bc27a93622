/** Stories of every variant and size of button, busy and disabled. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Send, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton, TextLink } from '#src/ui/LinkButton.tsx';

const meta = { title: 'UI/Button', component: Button, args: { children: 'Enviar' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four variants; a screen has one primary button. */
export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={Send}>Enviar</Button>
      <Button variant="secondary">Cancelar</Button>
      <Button variant="quiet" icon={Heart}>
        Me gusta
      </Button>
      <Button variant="danger" icon={Trash2}>
        Eliminar
      </Button>
    </div>
  ),
};

/** Padding 12/24, 14/32 and 16/48. */
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small">Canjear</Button>
      <Button size="medium">Canjear</Button>
      <Button size="large">Canjear</Button>
    </div>
  ),
};

/** Busy and disabled. */
export const States: Story = {
  parameters: { busy: 'shows busy buttons' },
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy>Enviando</Button>
      <Button variant="secondary" busy>
        Guardando
      </Button>
      <Button disabled>Enviar</Button>
      <Button variant="secondary" disabled>
        Cancelar
      </Button>
    </div>
  ),
};

/** Links styled as buttons, and links in text. */
export const Links: Story = {
  render: () => (
    <p className="flex flex-wrap items-center gap-3">
      <LinkButton href="#catalogo">Ver el catálogo</LinkButton>
      <span>
        Lee <TextLink href="#guia">la guía corta</TextLink> antes de empezar.
      </span>
    </p>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...Kinds, tags: ['!test'], globals: { theme: 'dark' } };
