/** The pictures of every implemented screen, listed in stories/pictures/table.ts. */
import type { ReactElement } from 'react';
import { judge } from './judge.ts';
import { connect, line } from './line.ts';
import { Picture, type PictureArgs } from './Picture.tsx';

export default {
  title: 'Pictures',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // Not a loader: loaders run before the story's clock is frozen.
  beforeEach: ({ args }: { args: PictureArgs }) => connect(args),
  render: (args: PictureArgs): ReactElement => (
    <>{line.visitor === undefined ? null : <Picture {...args} me={line.visitor} />}</>
  ),
  play: ({ args }: { args: PictureArgs }): Promise<void> => judge(args.at, args.kind),
};
