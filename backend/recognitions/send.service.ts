/** Recognitions from the app: the post can be undone for ten seconds (spec §7), or until the moment its sender chose. */
import { undoMs } from '#schema/limits.ts';
import type { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { cards } from '../posts/posts.cards.ts';
import { createRecognition } from './createRecognition.ts';

export const sendService = {
  async send(context, { body }) {
    const chosen = body.publishAt === undefined ? context.now + undoMs : Date.parse(body.publishAt);
    const publishAt = new Date(chosen).toISOString();
    const { post } = await createRecognition(context, body, { publishAt });
    const [card] = await cards(context, [post]);
    if (card === undefined) throw domainError('conflict', context.language);
    return card;
  },
} satisfies Pick<Service<typeof recognitionEndpoints>, 'send'>;
