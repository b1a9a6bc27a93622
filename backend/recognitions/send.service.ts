/** Recognitions from the app: the post can be undone for ten seconds (spec §7). */
import { undoMs } from '#schema/limits.ts';
import type { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { cards } from '../posts/posts.cards.ts';
import { createRecognition } from './createRecognition.ts';

export const sendService = {
  async send(context, { body }) {
    const publishAt = new Date(context.now + undoMs).toISOString();
    const { post } = await createRecognition(context, body, { publishAt });
    const [card] = await cards(context, [post]);
    if (card === undefined) throw domainError('conflict', context.language);
    return card;
  },
} satisfies Pick<Service<typeof recognitionEndpoints>, 'send'>;
