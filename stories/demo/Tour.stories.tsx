/** Stories of a tour over a page: its card and outline, positions, hidden state, and the list of tours. */
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Coach } from '#src/demo/tours/Coach.tsx';
import { TourList } from '#src/demo/tours/TourList.tsx';
import type { TourPage } from '#src/demo/tours/steering.ts';
import { realNow, tourStore, type Running } from '#src/demo/tours/tour.store.ts';
import { tours } from '#src/demo/tours/tours.ts';
import { tokenStore } from '#src/api/token.ts';
import { sampleControls, sampleKit } from './controls.sample.ts';

const still: TourPage = { open: () => {}, load: () => {} };
const kit = sampleKit();

const running = (more: Partial<Running> = {}): Running => ({
  scenario: 'busy',
  organization: 'aurora',
  steps: tours.busy.steps.map(({ id }) => id),
  step: 0,
  startedAt: realNow(),
  place: 'bottom',
  hasNotes: true,
  hadFocus: false,
  ...more,
});

/** The target of the first step is at the top or the bottom of the page. */
const page: Decorator = (Story, { parameters }) => (
  <main className="flex min-h-dvh flex-col gap-6 p-4 wide:p-8">
    <header>
      <h1 className="text-h3 font-bold">Buenos días, Mariana</h1>
    </header>
    <div className={parameters['isAtFoot'] === true ? 'mt-auto' : undefined}>
      <button
        type="button"
        className="min-h-18 w-full max-w-feed rounded-card border border-line bg-card px-5 text-start"
      >
        ¿A quién quieres agradecer hoy?
      </button>
    </div>
    <Story />
  </main>
);

const meta = {
  title: 'Demo/Tour',
  component: Coach,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { kit, page: still },
  beforeEach: () => {
    tourStore.trigger.began(running());
    return () => {
      tourStore.trigger.ended();
      tokenStore.forget();
      delete document.documentElement.dataset['demoHidden'];
    };
  },
  decorators: [page],
} satisfies Meta<typeof Coach>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement).findByRole('region', { name: /^(Recorrido|Tour)$/ });
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const apart = (one: DOMRect, other: DOMRect): boolean =>
  one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;

/** The outline surrounds the target of the step; the card does not cover it. */
export const FirstStep: Story = {
  play: async ({ canvasElement }) => {
    const about = await within(canvasElement).findByRole('button', {
      name: '¿A quién quieres agradecer hoy?',
    });
    const mark = canvasElement.querySelector('[data-tour-mark]');
    await waitFor(async () => {
      await expect(mark).toBeVisible();
      await expect(mark === null ? null : boxOf(mark).toJSON()).toEqual(boxOf(about).toJSON());
    });
    await expect(apart(boxOf(await card(canvasElement)), boxOf(about))).toBe(true);
    // The outline does not block clicks on the target.
    const { left, top } = boxOf(about);
    await expect(document.elementFromPoint(left + 4, top + 20)).toBe(about);
  },
};

/** The card moves away from the target; after dragging it keeps its position. */
export const OutOfTheWay: Story = {
  parameters: { isAtFoot: true },
  play: async ({ canvasElement }) => {
    const place = await card(canvasElement);
    await waitFor(async () => {
      const mark = canvasElement.querySelector('[data-tour-mark]');
      await expect(mark).toBeVisible();
      const [card, about] = [boxOf(place), boxOf(mark ?? place)];
      await expect(
        apart(card, about),
        JSON.stringify({ card, about, view: { innerWidth, innerHeight } }),
      ).toBe(true);
    });
    const before = boxOf(place).toJSON();
    await userEvent.click(within(place).getByRole('button', { name: /^(Mover la tarjeta|Move the card)$/ }));
    await waitFor(async () => {
      await expect(boxOf(place).toJSON()).not.toEqual(before);
    });
  },
};

/** Only the step and the navigation, for a shared screen. */
export const WithoutNotes: Story = {
  beforeEach: () => tourStore.trigger.changed({ step: 3, hasNotes: false }),
  play: async ({ canvasElement }) => {
    await expect(await card(canvasElement)).not.toHaveTextContent(/Di:|Say:/);
  },
};

/** The last step ends the tour. */
export const LastStep: Story = {
  beforeEach: () => tourStore.trigger.changed({ step: tours.busy.steps.length - 1 }),
  play: async ({ canvasElement }) => {
    await within(await card(canvasElement)).findByRole('button', { name: /^(Terminar|End)$/ });
  },
};

/** Signing in as the persona of the step fails. */
export const Failed: Story = {
  args: {
    kit: sampleKit(undefined, {
      tokenOf: async () => {
        throw new Error('nobody of this name');
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const place = within(await card(canvasElement));
    await userEvent.click(place.getByRole('button', { name: /^(Siguiente|Next)$/ }));
    await place.findByRole('alert');
  },
};

/** If the demo UI is hidden, card and outline are hidden too; the keys still navigate. */
export const Hidden: Story = {
  beforeEach: () => {
    document.documentElement.dataset['demoHidden'] = '';
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(canvasElement.querySelector('section[aria-label]')).not.toBeVisible();
    });
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(async () => {
      await expect(tourStore.getSnapshot().context.running?.step).toBe(1);
    });
  },
};

const list = (more: Partial<Parameters<typeof TourList>[0]> = {}) =>
  function Panel() {
    return (
      <div className="max-w-[28rem]">
        <h2 className="sr-only">Guion</h2>
        <TourList kit={kit} controls={sampleControls()} page={still} {...more} />
      </div>
    );
  };

/** The tour of the current world, and the other tours. */
export const List: Story = {
  beforeEach: () => tourStore.trigger.ended(),
  render: list(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^(Empezar el recorrido|Start the tour)$/ });
  },
};

/** While the tour runs, each step is a link. */
export const ListWhileItRuns: Story = {
  render: list(),
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('list')[0];
    await expect(within(steps ?? canvasElement).getAllByRole('button')).toHaveLength(11);
  },
};

/** Starting a world failed. */
export const ListFailed: Story = {
  beforeEach: () => tourStore.trigger.ended(),
  render: list({
    kit: {
      ...kit,
      arrive: async () => {
        throw new Error('no room');
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first] = await canvas.findAllByRole('button', { name: /^(Empezar|Start): / });
    await userEvent.click(first ?? canvasElement);
    await canvas.findByRole('alert');
  },
};
