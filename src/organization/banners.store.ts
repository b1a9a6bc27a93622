/** The queue of the organisation's messages above the page, shown one at a time (spec §4: a queue). */
import { createStore } from '#src/lib/store.ts';

/** One message of the queue. */
export interface BannerMessage {
  readonly id: string;
  readonly text: string;
  /** More text, after the first. */
  readonly detail?: string | undefined;
  /** Target of its link: a place of the product, or a web address. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** Shown as long as the organisation announces it; the dismissal is sent to the server. */
  readonly isAnnounced?: boolean | undefined;
}

type Messages = readonly BannerMessage[];

/** A queue: adding appends, dismissing removes the first. */
export const createBanners = () =>
  createStore({
    isPersonal: true,
    context: { messages: [] as Messages },
    on: {
      added: (context, event: { message: BannerMessage }) => ({
        messages: [...context.messages, event.message],
      }),
      /** Replaces the whole queue. */
      put: (_context, event: { messages: Messages }) => ({ messages: event.messages }),
      dismissed: (context) => ({ messages: context.messages.slice(1) }),
    },
  });

/** The queue of this page; the shell shows its first message. */
export const banners = createBanners();
