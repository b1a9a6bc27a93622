/** Where the buttons of a section go: beside the heading, which the frame draws before the section is there. */
import { createContext } from 'react';

/** The place, null until it stands; undefined outside the frame. */
export const ActionsPlace = createContext<HTMLElement | null | undefined>(undefined);
