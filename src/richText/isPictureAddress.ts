/** Where a picture may be read from. */

/** A file of ours or of the web, or one that was chosen just now; nothing that could be more than a picture. */
export function isPictureAddress(address: string | null | undefined): address is string {
  if (address === null || address === undefined || address === '') return false;
  if (/^\/(?![/\\])/u.test(address)) return true;
  return /^(?:https?:\/\/|blob:https?:|data:image\/(?:png|jpeg|webp|gif);base64,)/iu.test(address);
}
