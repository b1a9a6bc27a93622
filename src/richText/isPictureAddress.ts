/** The allowed URLs of pictures. */

/** Allows same-origin paths, web URLs, blob URLs and data URLs of pictures; rejects everything else. */
export function isPictureAddress(address: string | null | undefined): address is string {
  if (address === null || address === undefined || address === '') return false;
  if (/^\/(?![/\\])/u.test(address)) return true;
  return /^(?:https?:\/\/|blob:https?:|data:image\/(?:png|jpeg|webp|gif);base64,)/iu.test(address);
}
