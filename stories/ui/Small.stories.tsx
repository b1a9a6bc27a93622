/** Stories of progress bar, points counter, logos and skeletons. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { GroupSkeleton } from '#src/ui/GroupSkeleton.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { PointsCount } from '#src/ui/PointsCount.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';

const meta = { title: 'UI/Small' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Progress towards one reward. */
export const Progress: Story = {
  render: () => (
    <Card className="max-w-[420px]">
      <ProgressBar label="Audífonos" value={480} max={600} showValue="480 de 600 puntos" />
    </Card>
  ),
};

function Wallet() {
  const [value, setValue] = useState(1180);
  return (
    <Card className="flex max-w-[320px] flex-col items-start gap-2">
      <p className="text-small text-soft">Para gastar</p>
      <PointsCount value={value} language="es" unit className="text-h2 font-bold" />
      <Button variant="secondary" onClick={() => setValue(value + 120)}>
        Recibir 120
      </Button>
    </Card>
  );
}

/** Counts up once on a change. */
export const Points: Story = { render: () => <Wallet /> };

/** Both brands. */
export const Logos: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-8">
      <Logo brand="aplauso" height={48} />
      <Logo brand="outpoints" height={48} />
      <Logo brand="aplauso" />
      <Logo brand="outpoints" />
      <Logo brand="aplauso" height={24} markOnly />
    </div>
  ),
};

/** Skeletons of list content. */
export const Skeletons: Story = {
  parameters: { busy: 'shows parts that load' },
  render: () => (
    <div className="flex max-w-feed flex-col gap-4">
      <SkeletonLine />
      <GroupSkeleton heading="w-36" />
    </div>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...Progress, tags: ['!test'], globals: { theme: 'dark' } };
