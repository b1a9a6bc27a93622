/** The prompts over the screen: a chunk of its own, from the first time that one is opened. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { SettingsPrompt } from '#src/notifications/settings/SettingsPrompt.tsx';
import { WhatsappPrompt } from '#src/notifications/settings/WhatsappPrompt.tsx';
import { prompts } from './prompts.store.ts';

/** Each open or closed as the store says. */
export function PromptRoom(): ReactElement {
  const { showSettings, showWhatsapp } = useSelector(prompts, ({ context }) => context);
  const close = (): void => prompts.trigger.closed();
  return (
    <>
      <SettingsPrompt open={showSettings} onClose={close} />
      <WhatsappPrompt open={showWhatsapp} onClose={close} />
    </>
  );
}
