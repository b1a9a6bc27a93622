/** The recognition for answering: private, from the organisation, and without the name of the survey. */
import type { JobContext } from '../jobs/jobs.ts';
import { organizations } from '../organization/organization.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { defaultPost } from '../posts/posts.defaults.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { postTypes } from '../program/program.tables.ts';
import { publishPost } from '../recognitions/publish.ts';
import type { SurveyRow } from './surveys.views.ts';

const messages = { spanish: 'Gracias por participar.', english: 'Thank you for taking part.' } as const;

/** Publishes one recognition for each of these people; none without a type, or while recognitions are off. */
export async function thank(
  context: JobContext,
  { recognitionTypeId }: SurveyRow,
  people: readonly UserRow[],
): Promise<void> {
  const { store, newId, at: createdAt } = context;
  if (recognitionTypeId === null || !(await switchesOf(store, ['recognitions']))('recognitions')) return;
  const { rows: tags } = await store.list(postTypes, {
    where: { recognitionTypeId, active: true },
    order: [['position', 'asc']],
    limit: 1,
  });
  const { rows: orgs } = await store.list(organizations, { limit: 1 });
  const publishing = { ...context, timezone: await timezoneOf(store) };
  for (const { id: userId } of people) {
    const post = defaultPost({
      id: newId(),
      kind: 'recognition',
      state: 'pending',
      message: messages[orgs[0]?.defaultLanguage ?? 'spanish'],
      typeIds: tags.map(({ id }) => id),
      isPrivate: true,
      createdAt,
    });
    await store.insert(posts, [post]);
    await store.insert(postReceivers, [
      {
        id: newId(),
        postId: post.id,
        userId,
        position: 0,
        points: 0,
        published: false,
        special: false,
        createdAt,
      },
    ]);
    await publishPost(publishing, post);
  }
}
