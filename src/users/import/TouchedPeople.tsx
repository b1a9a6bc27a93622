/** How many people an import or the directory touches: the sum of the boxes above it. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ImportPreview as Preview } from '#schema/users/imports.endpoints.ts';

/** New, changed, reactivated and deactivated people. */
export const touched = ({ counts: { added, changed, reactivated, deactivated } }: Preview): number =>
  added + changed + reactivated + deactivated;

/** A sentence; "change" is the name of one of the boxes, so it is not used for their sum. */
export const TouchedPeople = ({ count }: { readonly count: number }): ReactElement => (
  <Plural
    value={count}
    _0="No afecta a nadie."
    one="Afecta a una persona."
    other="Afecta en total a # personas."
  />
);
