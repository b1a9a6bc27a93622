/** The icon of a screen, for chunks that contain the map of all icons because they list every screen. */
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { Screen } from './routes.ts';
import { iconOf } from './screenIcons.ts';

/** 20 px, beside the screen's title. */
export const ScreenIcon = ({ screen }: { screen: Pick<Screen, 'path'> }): ReactElement => (
  <Icon of={iconOf(screen)} className="shrink-0 text-soft" />
);
