/** A screen's icon where the map of all of them is at hand: in the chunks that list every screen. */
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { screenIcons, type ScreenIconName } from './screenIcons.ts';

/** 20 px, beside the screen's title. */
export const ScreenIcon = ({ name }: { name: ScreenIconName }): ReactElement => (
  <Icon of={screenIcons[name]} className="shrink-0 text-soft" />
);
