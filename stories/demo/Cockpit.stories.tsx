/** Stories of the cockpit over a page: closed, hidden, each tab, and failures. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Cockpit } from '#src/demo/cockpit/Cockpit.tsx';
import {
  storedArrival,
  storedFields,
  storedSummary,
  storedPosition,
  type CockpitTab,
} from '#src/demo/cockpit/memory.ts';
import { fieldsOf } from '#src/demo/cockpit/fields.ts';
import type { CockpitPage } from '#src/demo/cockpit/page.ts';
import { tokenStore } from '#src/api/token.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { unanswered } from '../kit/calm.ts';
import { sampleControls, sampleHappenings, sampleKit, sampleToken } from './controls.sample.ts';

const still: CockpitPage = { open: () => {}, reload: () => {}, go: () => {} };
const openAt = (tab: CockpitTab) => (): void => storedPosition.keep({ isOpen: true, isHidden: false, tab });

const meta = {
  title: 'Demo/Cockpit',
  component: Cockpit,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { kit: sampleKit(), page: still, keepLanguage: () => {} },
  beforeEach: () => () => {
    tokenStore.forget();
    delete document.documentElement.dataset['demoHidden'];
  },
  decorators: [
    (Story) => (
      <main className="min-h-dvh p-8">
        <h1 className="text-h3 font-bold">Grupo Aurora</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Cockpit>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = async (canvasElement: HTMLElement, words: RegExp): Promise<void> => {
  const [found] = await within(canvasElement).findAllByText(words);
  await waitFor(async () => {
    await expect(found).toBeVisible();
  });
};

/** A small button in the corner. */
export const Closed: Story = {};

/** The whole demo UI is hidden; the keyboard shortcut shows it again. */
export const Hidden: Story = {
  beforeEach: () => storedPosition.keep({ isOpen: false, isHidden: true, tab: 'show' }),
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-demo-hidden');
  },
};

/** The default world, without a signed-in persona. */
export const Ordinary: Story = {
  beforeEach: openAt('show'),
  play: ({ canvasElement }) => seen(canvasElement, /^(Ahora corre|Running now|Now running)$/),
};

const prospect = { name: 'Café Nébula', main: '#0a7d4f' };

/** A prospect's world is running with its manager signed in. */
export const AProspect: Story = {
  args: {
    kit: sampleKit(
      sampleControls({ world: { scenario: 'monthEnd', organization: 'aurora', prospect, off: ['catalog'] } }),
    ),
  },
  beforeEach: () => {
    openAt('show')();
    tokenStore.write(sampleToken('manager@aurora.example'));
  },
  play: async ({ canvasElement }) => {
    await seen(canvasElement, /Café Nébula/);
    await waitFor(async () => {
      await expect(canvasElement.querySelector('[aria-pressed=true]')).toBeVisible();
    });
  },
};

/** Edited but unapplied fields, after a reload. */
export const NotApplied: Story = {
  beforeEach: () => {
    openAt('show')();
    storedFields.keep({
      ...fieldsOf(undefined),
      scenario: 'shortPoints',
      name: 'Banco Duna',
      main: '#ffd400',
      day: 'fixed',
      date: '2026-12-01',
    });
  },
  play: ({ canvasElement }) => seen(canvasElement, /sin aplicar|[Nn]ot applied/),
};

/** The link with its fingerprint was copied. */
export const LinkCopied: Story = {
  tags: ['!test'],
  ...Ordinary,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(Copiar enlace|Copy link)$/ }),
    );
    await seen(canvasElement, /^[\da-f]{12}$/);
  },
};

/** Creating a world failed: the old world stays. */
export const CannotBegin: Story = {
  tags: ['!test'],
  args: {
    kit: sampleKit(sampleControls(), {
      arrive: async () => {
        throw new Error('the store is closed');
      },
    }),
  },
  beforeEach: openAt('show'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Aplicar|Apply)$/ }));
    await waitFor(async () => {
      await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    });
  },
};

/** Before any time advance. */
export const Time: Story = {
  beforeEach: openAt('time'),
  play: ({ canvasElement }) => seen(canvasElement, /Antes de la junta/),
};

/** A month later: the events as numbers. */
export const AMonthLater: Story = {
  beforeEach: () => {
    openAt('time')();
    storedSummary.keep({ from: storyTime, to: storyTime + 30 * 86_400_000, what: [...sampleHappenings] });
  },
  play: ({ canvasElement }) => seen(canvasElement, /260/),
};

/** The time is advancing. */
export const TimePasses: Story = {
  tags: ['!test'],
  args: {
    kit: sampleKit({
      ...sampleControls(),
      time: {
        now: () => storyTime,
        moved: () => 0,
        advance: (_ms, { progress }) => {
          progress?.(0.4);
          return unanswered();
        },
      },
    }),
  },
  beforeEach: openAt('time'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^\+ 1 (mes|month)$/ }));
    await waitFor(async () => {
      await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible();
    });
  },
};

/** The controls failed to load: Retry. */
export const ControlsFailed: Story = {
  tags: ['!test'],
  args: {
    kit: sampleKit(sampleControls(), {
      controls: async () => {
        throw new TypeError('Failed to fetch');
      },
    }),
  },
  beforeEach: openAt('show'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(
        await within(canvasElement).findByRole('button', { name: /^(Reintentar|Retry|Try again)$/ }),
      ).toBeVisible();
    });
  },
};

/** An unreadable link opened the existing world. */
export const BrokenLink: Story = {
  beforeEach: () => storedArrival.keep('unreadable'),
  play: ({ canvasElement }) => seen(canvasElement, /enlace|link/),
};

/** Dark theme. */
export const Dark: Story = { ...AProspect, tags: ['!test'], globals: { theme: 'dark' } };

/** A bottom sheet. */
export const Phone: Story = { ...AMonthLater, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
