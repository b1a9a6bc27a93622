/** Calls of badges for administrators. */
import type { Role } from '#schema/permissions.ts';
import { badgeEndpoints } from '#schema/recognitions/badges.endpoints.ts';
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import { answerOf, readingPages, sending } from '#src/api/documents.ts';
import { restCall } from '#src/api/rest.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { uploadFile } from '#src/files/uploadFile.ts';
import {
  AdminBadgeHoldersDocument,
  BadgesDocument,
  AwardBadgeDocument,
  UpdateBadgeDocument,
  WithdrawAwardDocument,
  type AdminBadgeHoldersQuery,
  type BadgesQuery,
} from '#src/gql/graphql.ts';
import { refreshRecognition } from './adminCache.ts';

/** A badge with its rules. */
export type AdminBadge = BadgesQuery['badges'][number];
/** An employee who holds a badge. */
export type Holder = AdminBadgeHoldersQuery['badgeHolders']['items'][number];

/** The fields of a badge that an administrator edits. */
export interface BadgeWords {
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly isPublic: boolean;
  readonly roles: Role[];
  /** A new picture; null keeps the current one. */
  readonly image: File | null;
}

const all = ['recognitions', 'admin'] as const;

/** Badges of the organisation, inactive ones included. */
export const badgeResource = {
  ...adminResource([...all, 'badges'], BadgesDocument, refreshRecognition),

  /** Newest first. */
  holders: (id: string) =>
    readingPages([...all, 'holders', id], AdminBadgeHoldersDocument, (page) => ({ id, page }), adminStaleMs),

  /** Answers 201 with the badge. The picture is part of the same call. */
  create: ({ image, ...words }: BadgeWords & { readonly image: File }, key: string) =>
    restCall(badgeEndpoints.createBadge, 'recognitions.createBadge', { body: { ...words, image } }, { key }),

  /** Uploads a new picture first. `onProgress` receives the uploaded share, from 0 to 1. */
  async update(
    { id, image = null, ...words }: Partial<BadgeWords> & { readonly id: string },
    key: string,
    onProgress: (share: number) => void,
  ) {
    const imageKey =
      image === null
        ? undefined
        : await uploadFile('corp-benef-image', image, {
            onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
          });
    return answerOf(
      UpdateBadgeDocument,
      { input: { id, ...words, ...(imageKey === undefined ? {} : { imageKey }) } },
      // Another picture is another request body, so it needs its own key.
      imageKey === undefined ? { key } : {},
    );
  },
  turn: ({ id, active }: Switching) => answerOf(UpdateBadgeDocument, { input: { id, active } }, {}),
  award: sending(AwardBadgeDocument),
  withdraw: sending(WithdrawAwardDocument),
} as const;
