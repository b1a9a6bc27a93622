/** Stories of banners. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '#src/ui/Banner.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';

const meta = { title: 'UI/Banner', component: Banner, args: { children: 'Hola' } } satisfies Meta<
  typeof Banner
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The organisation, and the four severities. */
export const All: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Banner severity="brand" onDismiss={fn()}>
        Esta semana celebramos diez años de Aurora. <TextLink href="#fiesta">Ver el programa</TextLink>
      </Banner>
      <Banner severity="info" onDismiss={fn()}>
        La encuesta de clima cierra mañana.
      </Banner>
      <Banner severity="success">Tu cuenta está activa.</Banner>
      <Banner severity="warning" onDismiss={fn()}>
        No se supo qué funciones usa tu organización. Se muestran todas las que se pudieron cargar.
      </Banner>
      <Banner severity="error">No hay conexión. Lo que escribas se guarda aquí.</Banner>
    </div>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...All, tags: ['!test'], globals: { theme: 'dark' } };
