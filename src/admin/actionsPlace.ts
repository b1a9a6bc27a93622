/** The slot for a section's buttons beside the heading, which is rendered before the section. */
import { createContext } from 'react';

/** The element of the slot, null before it is mounted; undefined outside the frame. */
export const ActionsPlace = createContext<HTMLElement | null | undefined>(undefined);
