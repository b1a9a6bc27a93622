/** A section of the organisation's house in a story, with the places that its modules open. */
import type { ComponentProps, ReactElement } from 'react';
import { modulePlaces } from '#src/app/modulePlaces.ts';
import { ModulePlaces } from '#src/organization/modulePlaces.context.ts';
import { Section } from '../recognitions/AdminStage.tsx';

/** As any section of the administration. */
export const HouseSection = (props: ComponentProps<typeof Section>): ReactElement => (
  <ModulePlaces value={modulePlaces}>
    <Section {...props} />
  </ModulePlaces>
);
