/**
 * The slot of the prompts over the screen (spec §4): fetches the dialogs with their texts on first opening.
 */
import { useSelector } from '@xstate/react';
import { Suspense, useState, type ReactElement } from 'react';
import { prompts } from './prompts.store.ts';
import { promptHost } from './openPrompt.ts';

/**
 * Nothing before the first opening. A failure of the texts is shown over the page, at the position of the
 * dialog.
 */
export function PromptSlot(): ReactElement | null {
  const isOpen = useSelector(prompts, ({ context }) => context.showSettings || context.showWhatsapp);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <div className="has-[[role=alert]]:fixed has-[[role=alert]]:inset-x-4 has-[[role=alert]]:bottom-24 has-[[role=alert]]:z-40 has-[[role=alert]]:rounded-card has-[[role=alert]]:border has-[[role=alert]]:border-line has-[[role=alert]]:bg-raised has-[[role=alert]]:shadow-raised">
      <Suspense>
        <promptHost.Part />
      </Suspense>
    </div>
  ) : null;
}
