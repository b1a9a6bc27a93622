/** Stories of text fields. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const meta = { title: 'UI/TextField', component: TextField, args: { label: 'Correo' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With hint, icon, error, disabled; password; long text with a counter. */
export const All: Story = {
  render: () => (
    <div className="flex max-w-[420px] flex-col gap-5">
      <TextField label="Nombre" placeholder="Cómo te llaman" optional />
      <TextField
        label="Correo"
        type="email"
        icon={Mail}
        defaultValue="ana@aurora.example"
        hint="El de tu trabajo."
      />
      <TextField
        label="Correo alterno"
        type="email"
        defaultValue="ana@"
        error="El correo no está completo: falta el dominio."
      />
      <TextField label="Usuario" value="ana.rios" disabled readOnly />
      <PasswordField label="Contraseña" defaultValue="aplauso-demo" />
      <TextArea
        label="Mensaje"
        counter
        maxLength={250}
        defaultValue="Gracias por quedarte ayer hasta que el cierre cuadró."
      />
      <TextArea
        label="Comentario"
        counter
        maxLength={20}
        defaultValue="Más largo de lo que cabe aquí."
        rows={2}
      />
    </div>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...All, tags: ['!test'], globals: { theme: 'dark' } };
