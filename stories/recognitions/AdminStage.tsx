/** The surroundings of a recognition administration section in a story: responses and toasts. */
import type { ComponentType, ReactElement } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { people } from '../kit/world.sample.ts';
import {
  adminBadges,
  adminDecided,
  adminGroups,
  adminHolders,
  adminPodium,
  adminReferrals,
  adminReports,
  adminRules,
  adminSubTypes,
  adminSuperTypes,
  adminTags,
  adminTypes,
  adminValues,
  onePage,
} from './admin.sample.ts';

const usual: Answers = {
  AllRecognitionTypes: () => ({ allRecognitionTypes: adminTypes }),
  RecognitionTypeUsage: () => ({
    recognitionTypeUsage: { posts: 272, postTypes: 2, subTypes: 2, groups: 1, mayDelete: false },
  }),
  SubRecognitionTypes: () => ({ subRecognitionTypes: adminSubTypes }),
  SuperRecognitionTypes: () => ({ superRecognitionTypes: adminSuperTypes }),
  AdminTags: () => ({ allPostTypes: adminTags }),
  RecognitionGroups: () => ({ recognitionGroups: adminGroups }),
  AllPeople: () => ({ allPeople: people }),
  AdminTypeValues: () => ({ values: adminValues }),
  Values: () => ({ values: adminValues }),
  Badges: () => ({ badges: adminBadges }),
  AdminBadgeHolders: () => ({ badgeHolders: onePage(adminHolders) }),
  RecognitionSettings: () => ({ recognitionSettings: adminRules }),
  PodiumSettings: () => ({ podiumSettings: adminPodium }),
  ReportedPosts: ({ decided }) => ({
    reportedPosts: decided === true ? onePage(adminDecided) : onePage(adminReports),
  }),
  AdminRemoval: () => ({
    postRemoval: { returned: 50, writtenOff: 20, boostsReturned: 0, receivers: 1, comments: 2 },
  }),
  AdminReferrals: ({ status }) => ({
    referrals: onePage(adminReferrals.filter((one) => status === undefined || one.status === status)),
  }),
};

/** The fake server of a section's story: default responses with the story's overrides. */
export const adminSays = (answers: Answers = {}) => serverSays({ ...usual, ...answers });

/** Five minutes before the story. */
const before = storyTime - 300_000;

/** A section at a URL; `old` fills the cache with data of five minutes ago. */
export function Section({
  of: Part,
  at = '/admin',
  old,
}: {
  of: ComponentType;
  at?: string | undefined;
  old?: { key: QueryKey; data: unknown } | undefined;
}): ReactElement {
  const seed = (cache: QueryClient): void => {
    if (old !== undefined) cache.setQueryData(old.key, old.data, { updatedAt: before });
  };
  return (
    <Stage at={at} seed={seed}>
      <main className="flex min-w-0 flex-col gap-6 p-4 wide:p-8">
        <h1 className="sr-only">Administración</h1>
        <Part />
      </main>
    </Stage>
  );
}
