/** Names of content types. */
import { documentTypes, imageTypes } from '#schema/files/files.rules.ts';

/** Whether browsers display the type; all others are downloaded. */
export const isShown = (contentType: string): boolean =>
  contentType === 'application/pdf' || imageTypes.some((type) => type === contentType);

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  [documentTypes[1]]: 'Word',
  [documentTypes[2]]: 'Excel',
  [documentTypes[3]]: 'PowerPoint',
  'text/plain': 'TXT',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WEBP',
  'image/gif': 'GIF',
};

/** "PDF", "Word": the same in every language. */
export const typeName = (contentType: string): string => names[contentType] ?? contentType;

/** A file name without its extension, as the title of the document. */
export const titleOf = (fileName: string): string => fileName.replace(/(.)\.\w{1,5}$/u, '$1');
