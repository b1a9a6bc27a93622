/** The icon of a type, apart from the chip, so that the feed does not wait for all icons there are. */
import type { ReactElement } from 'react';
import { OwnIcon, type OwnIconProps } from './OwnIcon.tsx';
import { typeIcon } from './typeIcons.ts';

interface TypeIconProps extends Omit<OwnIconProps, 'url' | 'drawing'> {
  readonly type: { readonly icon: string | null; readonly iconUrl?: string | null };
}

/** Of a type, tag, value or level; 16 px unless stated, decorative. */
export const TypeIcon = ({ type: { icon, iconUrl }, size = 16, ...look }: TypeIconProps): ReactElement => (
  <OwnIcon url={iconUrl} drawing={typeIcon(icon)} size={size} {...look} />
);
