/** Reactions to a post: the optimistic change, and sending one after another so that the last one counts. */
import type { QueryClient } from '@tanstack/react-query';
import { reactionOf, type ReactionCode } from '#schema/posts/posts.rules.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Language } from '#schema/limits.ts';
import { request } from '#src/api/client.ts';
import { ReactToPostDocument } from '#src/gql/graphql.ts';
import { cachedPost, changePost } from '#src/feed/post.cache.ts';

/** The fields of a post that a reaction changes. */
export type Reacted = Pick<Post, 'likesCount' | 'myReaction' | 'topReactions'>;

/** The reaction of a simple press. */
export const defaultReaction = 'celebrate' satisfies ReactionCode;

/** The name of a reaction; that of the plain one for an unknown code of a later release. */
export function reactionWord(code: string, language: Language): string {
  const { label, labelEn } = reactionOf(code);
  return language === 'en' ? labelEn : label;
}

/** A post after a reaction, by the server's rule: the same reaction removes it, another one replaces it. */
export function reacted({ likesCount, myReaction, topReactions }: Reacted, code: ReactionCode): Reacted {
  const isOff = myReaction === code;
  const count = Math.max(0, likesCount + (isOff ? -1 : myReaction === null ? 1 : 0));
  // The reactions of other users are unknown here; the list is cleared only if nobody else can have reacted.
  const left = count === (isOff ? 0 : 1) ? [] : topReactions;
  return {
    likesCount: count,
    myReaction: isOff ? null : code,
    topReactions: isOff || left.includes(code) ? left : [...left, code].slice(-3),
  };
}

const facts = ({ likesCount, myReaction, topReactions }: Post): Reacted => ({
  likesCount,
  myReaction,
  topReactions,
});

interface Line {
  /** The last known state of the server. */
  held: Reacted;
  waiting: ReactionCode[];
}
const lines = new Map<string, Line>();
/** The state of posts after the last reaction that the server accepted. */
const taken = new Map<string, Reacted>();

/**
 * Starts to watch the reactions to a post. Returns a function for the state after reactions since then,
 * undefined without any.
 */
export function watchPresses(id: string): () => Reacted | undefined {
  const before = taken.get(id);
  return () => {
    const line = lines.get(id);
    if (line !== undefined) return line.waiting.reduce(reacted, line.held);
    const last = taken.get(id);
    return last === before ? undefined : last;
  };
}

/**
 * Shows a reaction at once and sends it after the earlier ones. Returns whether the server accepted it; if
 * not, everything that was not accepted is rolled back.
 */
export async function react(cache: QueryClient, id: string, code: ReactionCode): Promise<boolean> {
  const post = cachedPost(cache, id);
  if (post === undefined) return true;
  changePost(cache, id, (one) => ({ ...one, ...reacted(one, code) }));
  const running = lines.get(id);
  if (running !== undefined) {
    running.waiting.push(code);
    return true;
  }
  const line: Line = { held: facts(post), waiting: [code] };
  lines.set(id, line);
  try {
    for (let next = line.waiting[0]; next !== undefined; next = line.waiting[0]) {
      const { react: now } = await request(ReactToPostDocument, { postId: id, reaction: next });
      line.held = { ...reacted(line.held, next), likesCount: now.likesCount, myReaction: now.reaction };
      line.waiting.shift();
      taken.set(id, line.held);
    }
    return true;
  } catch {
    return false;
  } finally {
    lines.delete(id);
    changePost(cache, id, (one) => ({ ...one, ...line.held }));
  }
}
