/** Messages of the organisation that wait to be read above the page, one at a time (spec §4: a queue). */
import { createStore } from '#src/lib/store.ts';

/** One message of the queue. */
export interface BannerMessage {
  readonly id: string;
  readonly text: string;
  /** Where its link leads, within the app. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
}

/** A queue: adding appends, dismissing removes the first. */
export const createBanners = () =>
  createStore({
    isPersonal: true,
    context: { messages: [] as readonly BannerMessage[] },
    on: {
      added: (context, event: { message: BannerMessage }) => ({
        messages: [...context.messages, event.message],
      }),
      dismissed: (context) => ({ messages: context.messages.slice(1) }),
    },
  });

/** The queue of this page; the shell shows its first message. */
export const banners = createBanners();
