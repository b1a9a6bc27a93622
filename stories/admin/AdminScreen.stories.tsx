/** Stories of the administration frame: the overview, a section with actions and table, and the states of a section. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Search } from 'lucide-react';
import { use, type ReactElement } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AdminScreen } from '#src/admin/AdminScreen.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { openGroups, sectionAt, sections } from '#src/adminSections/sections.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Page } from '#src/ui/Page.tsx';
import { SwitchedOff as Off } from '#src/ui/SwitchedOff.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const onNear = fn();
// Treats all sections as implemented.
const built = sections.map((section) => ({ ...section, load: async () => () => null }));
const people = ['Mentora', 'Faro', 'Puente', 'Brújula', 'Raíz', 'Chispa'];

const Badges = (): ReactElement => (
  <>
    <SectionActions>
      <Button icon={Plus}>Nueva insignia</Button>
    </SectionActions>
    <DataTable
      label="Insignias"
      rows={people}
      keyOf={(name) => name}
      nameOf={(name) => name}
      memory="badges-story"
      columns={[
        { id: 'name', header: 'Insignia', cell: (name) => name },
        { id: 'who', header: 'Quién la da', cell: () => 'Todas las personas' },
        { id: 'points', header: 'Puntos', cell: (name) => name.length * 10, align: 'end' },
      ]}
      actions={() => [[{ id: 'edit', label: 'Editar' }]]}
      toolbar={
        <div className="w-72 max-w-full">
          <TextField label="Buscar" hideLabel icon={Search} placeholder="Buscar insignias" />
        </div>
      }
    />
  </>
);

/** Never resolves: simulates a section whose chunk is loading. */
const forever = new Promise<never>(() => undefined);
const Waits = (): ReactElement => use(forever);

function Shown({
  at,
  modules = 'all',
  state = 'ready',
}: {
  readonly at?: string;
  readonly modules?: 'all' | 'recognitions' | 'none';
  readonly state?: 'ready' | 'loading' | 'off';
}): ReactElement {
  const isOn = (flags: readonly string[]): boolean =>
    modules === 'all' || (modules === 'recognitions' && flags.includes('recognitions'));
  const groups = openGroups((section) => isOn(section.modules), built);
  const current = at === undefined ? undefined : sectionAt(at);
  return (
    <div className="flex min-h-dvh flex-col [--head-top:0px]">
      <AdminScreen
        groups={groups}
        current={current}
        onNear={onNear}
        standIn={
          state === 'off' ? (
            <Page title="Insignias" width="feed">
              <Card>
                <Off feature="Insignias" />
              </Card>
            </Page>
          ) : undefined
        }
      >
        {state === 'loading' ? <Waits /> : <Badges />}
      </AdminScreen>
    </div>
  );
}

const meta = {
  title: 'Admin/AdminScreen',
  component: Shown,
  parameters: { layout: 'fullscreen', path: '/admin' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sections by group. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Reconocimientos' });
    await expect(within(list).getAllByRole('link')).toHaveLength(
      sections.filter(({ group }) => group === 'recognition').length,
    );
  },
};

/** Sections whose module is off are not listed. */
export const FewModules: Story = {
  args: { modules: 'recognitions' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Reconocimientos' });
    await expect(within(list).queryByRole('link', { name: /Insignias/u })).toBeNull();
  },
};

/** Nothing to administer. */
export const Nothing: Story = {
  args: { modules: 'none' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/Aquí verás/u);
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** A section: one heading, its main button beside the heading, its table below. */
export const Section: Story = {
  args: { at: 'badges' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Insignias' })).toBeVisible();
    const button = await canvas.findByRole('button', { name: 'Nueva insignia' });
    await waitFor(() => expect(button).toBeVisible());
    await expect(button.closest('header')).not.toBeNull();
    const table = await canvas.findByText('Chispa');
    await waitFor(() => expect(table).toBeVisible());
  },
};

/** The menu is longer than the window: on load it shows the open section, and the page does not scroll. */
export const LastSection: Story = {
  args: { at: sections.at(-1)?.path ?? '' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Secciones de administración' });
    const row = menu.querySelector('[aria-current=page]');
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      menu.getBoundingClientRect().bottom,
    );
    await expect(window.scrollY).toBe(0);
  },
};

/** The chunk is loading; the heading is already visible. */
export const Loading: Story = {
  parameters: { busy: 'the chunk of the section never arrives' },
  args: { at: 'badges', state: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Insignias' })).toBeVisible();
  },
};

/** The section's module is off. */
export const SwitchedOff: Story = {
  args: { at: 'badges', state: 'off', modules: 'recognitions' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/función desactivada/u);
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** Dark theme. */
export const Dark: Story = { ...Section, tags: ['!test'], globals: { theme: 'dark' } };

/** The overview in the dark theme. */
export const OverviewDark: Story = { ...Overview, tags: ['!test'], globals: { theme: 'dark' } };
