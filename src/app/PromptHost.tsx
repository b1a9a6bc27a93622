/** The prompts over the screen: a chunk of its own, from the first time that one is opened. */
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import { SettingsPrompt } from '#src/notifications/settings/SettingsPrompt.tsx';
import { WhatsappPrompt } from '#src/notifications/settings/WhatsappPrompt.tsx';
import { prompts } from './prompts.store.ts';

/** Each open or closed as the store says. */
export function PromptHost(): ReactElement {
  const { showSettings, showWhatsapp } = useSelector(prompts, ({ context }) => context);
  // A dialog that is drawn open from the start does not find the page behind it, and leaves it within reach.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsHere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const close = (): void => prompts.trigger.closed();
  return (
    <>
      <SettingsPrompt open={isHere && showSettings} onClose={close} />
      <WhatsappPrompt open={isHere && showWhatsapp} onClose={close} />
    </>
  );
}
