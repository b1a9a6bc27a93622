/** The icon of a type, apart from the chip, so that the feed does not wait for all icons there are. */
import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import { typeIcon } from './typeIcons.ts';

/** 16 px, decorative. */
export const TypeIcon = ({ name }: { name: string | null }): ReactElement => (
  <Icon of={typeIcon(name)} size={16} />
);
