/**
 * The photos of this page, by person: each is requested once for all components (spec §3 "Profile-image
 * cache").
 */
import { tokenStore } from '#src/api/token.ts';
import { startProfileImage, type ProfileImageActor } from './profileImage.actors.ts';

const held = new Map<string, ProfileImageActor>();
let session: string | null | undefined;

/** Releases all photos at sign-out. */
export function clearImages(): void {
  for (const image of held.values()) {
    image.send({ type: 'images.cleared' });
    image.stop();
  }
  held.clear();
}

function watchSession(): void {
  if (session !== undefined) return;
  session = tokenStore.read();
  tokenStore.subscribe((token, isRenewal) => {
    if (token === session) return;
    session = token;
    if (!isRenewal) clearImages();
  });
}

/** The photo actor of a person; the same until all are cleared. Requests nothing before `image.wanted`. */
export function imageOf(userId: string): ProfileImageActor {
  watchSession();
  const known = held.get(userId);
  if (known !== undefined) return known;
  const made = startProfileImage(userId);
  held.set(userId, made);
  return made;
}

/** Clears one changed or removed photo; components that show it request it again. */
export function clearImage(userId: string): void {
  held.get(userId)?.send({ type: 'image.cleared' });
}
