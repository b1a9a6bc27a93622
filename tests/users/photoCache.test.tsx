/** The photos of a page: bytes by REST, released object URLs, and no photo left for the next user who signs in. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor, createActor } from 'xstate';
import { tokenStore } from '#src/api/token.ts';
import { clearImage, clearImages, imageOf } from '#src/users/photo/images.ts';
import { profileImageWith } from '#src/users/photo/profileImage.actors.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';
let asked: string[] = [];
let answers: (() => Response)[] = [];
let made = 0;
let givenBack: string[] = [];

const photo = (bytes: string): Response => new Response(bytes, { headers: { 'content-type': 'image/webp' } });
const notThere = (): Response => Response.json({ code: 'not_found', retryable: false }, { status: 404 });

beforeEach(() => {
  asked = [];
  answers = [];
  made = 0;
  givenBack = [];
  localStorage.clear();
  tokenStore.write('ana');
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(
      `${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization') ?? ''}`,
    );
    return (answers.shift() ?? (() => photo('bytes')))();
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (): string => {
        made += 1;
        return `blob:${made}`;
      };
      static override revokeObjectURL = (url: string): void => void givenBack.push(url);
    },
  );
});
afterEach(() => {
  clearImages();
  vi.unstubAllGlobals();
});

const want = (userId = id) => {
  const image = imageOf(userId);
  image.send({ type: 'image.wanted', at: Date.now() });
  return waitFor(image, (now) => !now.hasTag('busy'));
};

describe('the cache of photos', () => {
  test('a photo is fetched once by REST with the person’s token, for every place that shows it', async () => {
    const [first, second] = await Promise.all([want(), want()]);
    expect(first.context.url).toBe('blob:1');
    expect(second.context.url).toBe('blob:1');
    expect(asked).toEqual([`GET /rest/user/profile-photo/downgrade/${id} Bearer ana`]);
  });

  test('clearing a photo revokes its object URL and fetches it again, and leaves other photos cached', async () => {
    await want();
    await want('another');
    clearImage(id);
    expect(givenBack).toEqual(['blob:1']);
    expect(imageOf('another').getSnapshot().value).toBe('cached');
    expect((await want()).context.url).toBe('blob:3');
  });

  test('every photo is dropped and its object URL revoked when the session ends', async () => {
    await want();
    await want('another');
    tokenStore.forget();
    expect(givenBack).toEqual(['blob:1', 'blob:2']);
    expect(imageOf(id).getSnapshot().value).toBe('missing');
  });

  test('photos stay cached while the token stays the same', async () => {
    await want();
    tokenStore.write('ana');
    expect(givenBack).toEqual([]);
  });

  test('an empty photo gets no object URL', async () => {
    answers = [() => photo('')];
    const now = await want();
    expect(now.context).toMatchObject({ url: null, error: 'image_empty' });
    expect(made).toBe(0);
  });

  test('a photo that does not exist is fetched once', async () => {
    answers = [notThere];
    const now = await want();
    expect(now.context.error).toMatchObject({ code: 'not_found' });
    expect(asked).toHaveLength(1);
  });

  test('a photo that arrives after it was cleared is not kept', async () => {
    let arrive: ((answer: Response) => void) | undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => { arrive = resolve; })); // prettier-ignore
    const actor = createActor(profileImageWith(), { input: { userId: id } }).start();
    actor.send({ type: 'image.wanted', at: 0 });
    await vi.waitFor(() => expect(arrive).toBeDefined());
    actor.send({ type: 'image.cleared' });
    arrive?.(photo('late'));
    // Waits until the bytes are read and the follow-up work is done.
    await photo('late').blob();
    await new Promise((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().value).toBe('missing');
    expect(made).toBe(givenBack.length);
  });
});
