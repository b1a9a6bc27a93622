/**
 * Whether the settings prompt and the WhatsApp prompt are open (spec §3 "showSettings", "showWhatsapp"; §4:
 * they toggle).
 */
import { createStore } from '#src/lib/store.ts';

/** Both closed at first. */
export const createPrompts = () =>
  createStore({
    isPersonal: true,
    context: { showSettings: false, showWhatsapp: false },
    on: {
      settingsToggled: (context) => ({ ...context, showSettings: !context.showSettings }),
      whatsappToggled: (context) => ({ ...context, showWhatsapp: !context.showWhatsapp }),
      closed: () => ({ showSettings: false, showWhatsapp: false }),
    },
  });

/** The prompts of this page. */
export const prompts = createPrompts();
