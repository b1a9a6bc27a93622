/** Stories of segmented control, description list, side panel and countdown. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Switch } from '#src/ui/Switch.tsx';

// A constant clock: the number does not change for screenshots and axe.
const now = (): number => 0;
const until = 7_000;

function Small(): ReactElement {
  const [period, setPeriod] = useState<'month' | 'quarter' | 'year'>('month');
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [shown, setShown] = useState(true);
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-8">
      <div className="flex flex-wrap items-end gap-6">
        <SegmentedControl
          label="Periodo"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'month', label: 'Este mes' },
            { value: 'quarter', label: 'Trimestre' },
            { value: 'year', label: 'Año' },
          ]}
        />
        <SegmentedControl
          label="Vista"
          hideLabel
          value={view}
          onChange={setView}
          options={[
            { value: 'grid', label: 'Tarjetas', icon: LayoutGrid },
            { value: 'list', label: 'Lista', icon: List, disabled: true },
          ]}
        />
        <Popover label="Ajustes" align="start" className="w-72">
          {(close) => (
            <div className="flex flex-col gap-4 p-3">
              <Switch label="Mostrar los puntos" checked={shown} onChange={setShown} />
              <Button variant="secondary" onClick={close}>
                Listo
              </Button>
            </div>
          )}
        </Popover>
      </div>
      <SegmentedControl
        label="Quién ve los puntos"
        wide
        value={view}
        onChange={setView}
        options={[
          { value: 'grid', label: 'Todas las personas' },
          { value: 'list', label: 'Solo quien participa' },
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Emitida por', value: 'Grupo Aurora' },
          {
            term: 'Criterios',
            value:
              'Acompañó a tres personas nuevas durante sus primeros noventa días y dejó escrito lo que aprendió.',
          },
          { term: 'Vence', value: 'No vence' },
        ]}
      />
      <div className="flex items-center gap-6">
        <Countdown until={until} now={now} total={10} label="Puedes deshacer durante 7 segundos" />
        <Button variant="secondary">
          Deshacer <Countdown until={until} now={now} total={10} label="" look="text" />
        </Button>
        <span className="w-48">
          <Countdown until={until} now={now} total={10} label="" look="line" />
        </span>
      </div>
    </div>
  );
}

const meta = { title: 'UI/Small parts', component: Small } satisfies Meta<typeof Small>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys select; the countdown is announced once. */
export const Parts: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Este mes' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Trimestre' })).toBeChecked();
    await expect(canvas.getByText('Puedes deshacer durante 7 segundos')).toHaveRole('status');
  },
};

/** The panel traps the focus and returns it. */
export const Panel: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Ajustes' });
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    const inside = await page.findByRole('button', { name: 'Listo' });
    await waitFor(() => expect(inside).toBeVisible());
    await userEvent.click(inside);
    await waitFor(() => expect(page.queryByRole('button', { name: 'Listo' })).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(async () => expect(await page.findByRole('button', { name: 'Listo' })).toBeVisible());
  },
};

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };
