/** The demo tab: the running world, the signed-in persona, the form for the next world, and the reset. */
import type { ReactElement } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import type { KeepLanguage } from './arrival.ts';
import type { CockpitPage } from './page.ts';
import { PersonaFaces } from './PersonaFaces.tsx';
import { ResetSection } from './ResetSection.tsx';
import { RunningCard } from './RunningCard.tsx';
import { ShowForm } from './ShowForm.tsx';

export interface ShowTabProps {
  readonly kit: DemoKit;
  readonly controls: DemoControls;
  readonly page: CockpitPage;
  readonly keepLanguage: KeepLanguage;
}

export const ShowTab = ({ kit, controls, page, keepLanguage }: ShowTabProps): ReactElement => (
  <div className="flex flex-col gap-8">
    <RunningCard kit={kit} controls={controls} />
    <PersonaFaces kit={kit} page={page} organization={controls.world()?.organization ?? 'aurora'} />
    <ShowForm kit={kit} controls={controls} page={page} keepLanguage={keepLanguage} />
    <ResetSection kit={kit} controls={controls} page={page} />
  </div>
);
