/** The filters of the feed in the address. */
import { PostFilter } from '#schema/posts/posts.filter.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

export const feedSearch = searchOf(PostFilter, { postType: 'type', after: null });
/** Selects posts; an empty filter means all. Archived posts (`filed`) and polls are alone. */
export type FeedFilter = FilterOf<typeof feedSearch>;
