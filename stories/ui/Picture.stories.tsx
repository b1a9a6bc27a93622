/** Stories of the five states of a view: loading, empty, failed, stale, switched off. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty, Failed, Loading, Stale } from '#src/ui/StateViews.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';

const meta = {
  title: 'UI/Picture',
  decorators: [(Story) => <div className="max-w-feed">{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const old = <Card>Ana reconoció a Bruno: «Gracias por explicarme el tablero con tanta paciencia».</Card>;

/** A skeleton in the shape of the coming content. */
export const LoadingPost: Story = {
  name: 'Loading',
  parameters: { busy: 'shows a part that loads' },
  render: () => (
    <Loading>
      <SkeletonText lines={5} />
    </Loading>
  ),
};

/** The reason, and a button to add content. */
export const EmptyFeed: Story = {
  name: 'Empty',
  render: () => (
    <Empty
      text="Todavía nadie ha agradecido nada esta semana. El primero se recuerda."
      action={<Button>Reconocer a alguien</Button>}
    />
  ),
};

/** The empty state with each drawing. */
export const Drawings: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {(['people', 'message', 'gift', 'search', 'calendar', 'bell', 'coming'] as const).map((drawing) => (
        <Empty key={drawing} drawing={drawing} text={drawing} />
      ))}
    </div>
  ),
};

/** Failed without old data. */
export const FailedFirst: Story = {
  render: () => (
    <Failed what="No se pudo cargar el muro." detail="Verifica tu conexión a internet." onRetry={fn()} />
  ),
};

/** Failed with old data. */
export const FailedWithOldData: Story = {
  render: () => (
    <Failed what="No se pudo actualizar." age="hace 5 min" onRetry={fn()}>
      {old}
    </Failed>
  ),
};

/** Usable old data, with its age. */
export const StaleData: Story = {
  name: 'Stale',
  parameters: { busy: 'shows old data during a refresh' },
  render: () => (
    <Stale age="hace 5 min" busy>
      {old}
    </Stale>
  ),
};

/** Administrators get a link to switch the module on. */
export const Off: Story = {
  name: 'Switched off',
  render: () => (
    <SwitchedOff feature="Encuestas" adminAction={<LinkButton href="#modulos">Ver funciones</LinkButton>} />
  ),
};

/** Dark theme. */
export const Dark: Story = { ...FailedWithOldData, tags: ['!test'], globals: { theme: 'dark' } };
