/** Whether a press on a link means this page: others open a tab or a window, which the browser does. */
import type { MouseEvent } from 'react';

export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
