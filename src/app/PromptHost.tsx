/** The prompts over the screen: a separate chunk, fetched when the first prompt opens. */
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import { SettingsPrompt } from '#src/notifications/settings/SettingsPrompt.tsx';
import { WhatsappPrompt } from '#src/notifications/settings/WhatsappPrompt.tsx';
import { prompts } from './prompts.store.ts';

/** The store decides which prompts are open. */
export function PromptHost(): ReactElement {
  const { showSettings, showWhatsapp } = useSelector(prompts, ({ context }) => context);
  // A dialog that is open in its first render does not make the page behind it inert.
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
