/** Messages of the organisation that wait to be read above the page, one at a time (spec §4: a queue). */
import { createStore } from '#src/lib/store.ts';

/** One message of the queue. */
export interface BannerMessage {
  readonly id: string;
  readonly text: string;
  /** More words, after the first. */
  readonly detail?: string | undefined;
  /** Where its link leads: a place of the product, or an address of the web. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** It stands as long as the organisation announces it; putting it away is told to the server. */
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
      /** The whole queue as it is now. */
      put: (_context, event: { messages: Messages }) => ({ messages: event.messages }),
      dismissed: (context) => ({ messages: context.messages.slice(1) }),
    },
  });

/** The queue of this page; the shell shows its first message. */
export const banners = createBanners();
