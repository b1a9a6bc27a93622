/** A section of the organisation settings in a story, with the places of its modules. */
import type { ComponentProps, ReactElement } from 'react';
import { modulePlaces } from '#src/app/modulePlaces.ts';
import { ModulePlaces } from '#src/organization/modulePlaces.context.ts';
import { Section } from '../recognitions/AdminStage.tsx';

/** The section frame of the administration with module places. */
export const HouseSection = (props: ComponentProps<typeof Section>): ReactElement => (
  <ModulePlaces value={modulePlaces}>
    <Section {...props} />
  </ModulePlaces>
);
