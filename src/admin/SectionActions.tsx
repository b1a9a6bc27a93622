/** The buttons of a section beside its heading. */
import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ActionsPlace } from './actionsPlace.ts';

/** Draws its children in the heading line of the frame, or in place without a frame, as in a story. */
export function SectionActions({ children }: { readonly children: ReactNode }): ReactNode {
  const place = use(ActionsPlace);
  if (place === undefined) return children;
  return place === null ? null : createPortal(children, place);
}
