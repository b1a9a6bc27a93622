/** Stories of the page frame. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Plus } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';

const meta = {
  title: 'UI/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Cartera', children: null },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title, one sentence, actions, sections. */
export const Full: Story = {
  render: () => (
    <Page
      title="Cartera"
      lead="Los puntos que puedes dar y los que puedes gastar, línea por línea."
      back={
        <LinkButton variant="quiet" icon={ArrowLeft} href="#inicio" className="-ms-6">
          Inicio
        </LinkButton>
      }
      actions={<Button icon={Plus}>Pedir puntos</Button>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Card as="section">
          <CardTitle>Para dar</CardTitle>
          <p className="mt-2 text-h2 font-bold tabular-nums">480</p>
          <p className="text-small text-soft">Se renuevan el 1 de diciembre</p>
        </Card>
        <Card as="section">
          <CardTitle>Para gastar</CardTitle>
          <p className="mt-2 text-h2 font-bold tabular-nums">1,180</p>
          <p className="text-small text-soft">No vencen</p>
        </Card>
      </div>
    </Page>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
