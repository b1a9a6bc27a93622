/** Putting text into fields where typing is not the subject: the page is drawn once for the text, and not twice for each letter. */
import type { UserEvent } from '@testing-library/user-event';

/** Pastes the text at the end of what the field holds; its checks run as they do after typing. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
