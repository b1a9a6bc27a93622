/**
 * Fills fields in tests that are not about typing: the page is drawn once for the text, not twice for each
 * letter.
 */
import type { UserEvent } from '@testing-library/user-event';

/** Pastes the text at the end of the field; validation runs as after typing. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
