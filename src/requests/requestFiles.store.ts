/**
 * The files of requests that are not sent yet. They live as long as the page, because a browser cannot keep them; the device
 * remembers that there were some, so that a request never goes without them.
 */
import { keepText, readText } from '#src/lib/storedText.ts';

const held = new Map<string, readonly File[]>();
const sent = new Map<string, string>();
const place = (kindId: string): string => `request-files:${kindId}`;

/** The chosen files of a kind. */
export const chosenFiles = (kindId: string): readonly File[] => held.get(kindId) ?? [];

/** Chooses the files of a kind; none forgets them. */
export function chooseFiles(kindId: string, files: readonly File[]): void {
  if (files.length === 0) held.delete(kindId);
  else held.set(kindId, files);
  keepText(place(kindId), files.length === 0 ? null : String(files.length));
}

/** The files to send; null if an earlier page had chosen some. */
export function filesToSend(kindId: string): readonly File[] | null {
  const files = chosenFiles(kindId);
  return files.length === 0 && readText(place(kindId)) !== null ? null : files;
}

/** Remembers which request was made, and forgets the files. */
export function noteSent(kindId: string, requestId: string): void {
  sent.set(kindId, requestId);
  chooseFiles(kindId, []);
}

/** The request that this page made last of a kind; undefined without one. */
export const lastSent = (kindId: string): string | undefined => sent.get(kindId);
