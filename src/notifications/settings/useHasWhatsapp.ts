/** Whether there are notifications by WhatsApp; apart from useWhatsapp.ts, because the menu needs no texts of the settings. */
import { useOrganization } from '#src/organization/organization.context.ts';
import { useChannels } from './channels.queries.ts';

/** The server sends them, and both modules are on, as WhatsApp is a channel of the notifications. */
export function useHasWhatsapp(): boolean {
  const { modules } = useOrganization();
  const isOn = modules.whatsapp === true && modules.notifications === true;
  return useChannels(isOn)?.whatsapp === true && isOn;
}
