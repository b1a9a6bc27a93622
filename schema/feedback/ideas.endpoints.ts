/** Calls about ideas (spec §7 "POST /ideas"): public in the organisation, voted on, decided and merged. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, Keywords, PageNumber } from '../kit/shapes.ts';
import { ideaCategories, ideaLimits, ideaOrders, ideaStatuses } from './ideas.rules.ts';
import { Idea, IdeaDetail, Ideas } from './ideas.shapes.ts';

const use = { can: 'feedback.use', module: 'complaints' } as const;
const manage = { can: 'ideas.manage', module: 'complaints_pannel' } as const;

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(ideaLimits.title));

export const ideaEndpoints = endpoints({
  createIdea: {
    route: 'POST /ideas',
    body: z.object({
      title: Title,
      text: z._default(z.string().check(z.trim(), z.maxLength(ideaLimits.text)), ''),
      category: z._default(z.enum(ideaCategories), 'other'),
    }),
    reply: IdeaDetail,
    ...use,
    origin: 'spec',
  },
  /** Ideas that live on in others are left out. */
  ideas: {
    route: 'GET /ideas',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      status: z.optional(z.enum(ideaStatuses)),
      order: z._default(z.enum(ideaOrders), 'new'),
    }),
    reply: Ideas,
    ...use,
    origin: 'ours',
  },
  /** Up to five ideas with words of a title, the most alike first. */
  similarIdeas: {
    route: 'GET /ideas/similar',
    query: z.object({ title: z.string().check(z.trim(), z.maxLength(ideaLimits.title)) }),
    reply: z.array(Idea),
    ...use,
    origin: 'ours',
  },
  /** A merged idea stays readable and leads to its target. */
  idea: { route: 'GET /ideas/{id}', reply: IdeaDetail, ...use, origin: 'ours' },
  voteIdea: {
    route: 'POST /ideas/{id}/vote',
    body: z.object({ vote: z.boolean() }),
    reply: Idea,
    ...use,
    origin: 'ours',
  },
  commentIdea: {
    route: 'POST /ideas/{id}/comment',
    body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(ideaLimits.comment)) }),
    reply: IdeaDetail,
    ...use,
    origin: 'ours',
  },
  /** Who refuses says why; for what was done, `reason` tells what. */
  decideIdea: {
    route: 'PATCH /ideas/{id}',
    body: z.object({
      status: z.enum(ideaStatuses),
      reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(ideaLimits.reason)))),
    }),
    reply: IdeaDetail,
    ...manage,
    origin: 'ours',
  },
  /** Each voter of both counts once; the author of the merged one becomes a voter. */
  mergeIdea: {
    route: 'POST /ideas/{id}/merge',
    body: z.object({ intoId: Id }),
    reply: IdeaDetail,
    ...manage,
    origin: 'ours',
  },
});
