/** Where a recognition begins outside the feed: the composer opens with the people and the words that the place knows. */
import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { EventsScreen } from '#src/events/EventsScreen.tsx';
import { forgetPerson } from '#src/lib/store.ts';
import { composer, type ComposerPreset } from '#src/posts/composer.store.ts';
import { PostThread } from '#src/posts/PostThread.tsx';
import { LatelyFaces } from '#src/home/LatelyFaces.tsx';
import { ComposerLine } from '#src/recognitions/ComposerLine.tsx';
import { emptyDraft } from '#src/recognitions/draft.ts';
import { MessageField } from '#src/recognitions/MessageField.tsx';
import { TasksScreen } from '#src/tasks/TasksScreen.tsx';
import { one } from '#stories/kit/world.sample.ts';
import { ruledTypes } from '#stories/recognitions/composer.sample.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, dialog, openPage, soon, type Opening, type OpenPage } from '#tests/support/openPage.tsx';
import { admin, employee, manager } from '#tests/support/typesIn.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  await import('#src/ui/WindowedList.tsx');
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  deployment.close();
});

async function make<A>(route: string, as: string, body: object): Promise<A> {
  const answer = await deployment.rest(route, { as, body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as A;
}

const open = (part: ReactElement, opening: Opening): Promise<OpenPage> =>
  openPage(deployment, <Route path="/*?">{part}</Route>, opening);

/** What the composer was opened with. */
function opened(): ComposerPreset {
  const { isOpen, preset } = composer.getSnapshot().context;
  composer.trigger.closed();
  expect(isOpen).toBe(true);
  return preset;
}
const emails = ({ people = [] }: ComposerPreset): readonly string[] => people.map(({ email }) => email);

test('a task that was handed in thanks who did it, with its title, and gives way to the composer', async () => {
  const waiting = await deployment.rest('GET /user/tasks/submitted?waiting=true', { as: manager });
  const { items } = (await waiting.json()) as {
    items: readonly { task_id: string; title: string; user: { email: string } }[];
  };
  const title = items[0]?.title ?? '';
  const page = await open(<TasksScreen />, { as: manager, at: `/tasks?id=${items[0]?.task_id}` });
  const task = await dialog(title);
  await page.user.click(await task.findByRole('button', { name: 'Agradecer' }, soon));
  const preset = opened();
  expect(emails(preset)).toEqual([items[0]?.user.email]);
  expect(preset.message).toBe(`Gracias por lo que hiciste en «${title}».`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
});

test('an event that is over thanks who made it, and is quiet before it and to its maker', async () => {
  const hourMs = 3_600_000;
  const at = (hours: number): string => new Date(deployment.now + hours * hourMs).toISOString();
  const { id } = await make<{ id: string }>('POST /events/create', admin, {
    title: 'Cena de cierre',
    starts_at: at(1),
    ends_at: at(2),
  });
  const offered = () => screen.queryByRole('button', { name: 'Agradecer a quien lo organizó' });
  await open(<EventsScreen />, { as: employee, at: `/events?id=${id}` });
  await button('Guardar en mi calendario');
  expect(offered()).toBeNull();

  deployment.now += 3 * hourMs;
  const page = await open(<EventsScreen />, { as: employee, at: `/events?id=${id}` });
  await page.user.click(await button('Agradecer a quien lo organizó'));
  const preset = opened();
  expect(emails(preset)).toEqual([admin]);
  expect(preset.message).toBe('Gracias por organizar «Cena de cierre».');

  await open(<EventsScreen />, { as: admin, at: `/events?id=${id}` });
  await button('Guardar en mi calendario');
  expect(offered()).toBeNull();
});

test('a comment thanks its author, except in one’s own and while recognitions are off', async () => {
  const { items } = (await (await deployment.rest('GET /post', { as: employee })).json()) as {
    items: readonly { id: string }[];
  };
  const post: Post = one(0, { id: items[0]?.id ?? '' });
  await make('POST /comment', manager, { post_id: post.id, message: 'Muy merecido' });
  const page = await open(<PostThread post={post} />, { as: employee, at: '/' });
  await page.user.click(await button(/^Agradecer: Andrés/u));
  expect(emails(opened())).toEqual([manager]);

  await open(<PostThread post={post} />, { as: manager, at: '/' });
  await screen.findByText('Muy merecido', undefined, soon);
  expect(screen.queryByRole('button', { name: /^Agradecer: Andrés/u })).toBeNull();
  await open(<PostThread post={post} />, { as: employee, at: '/', modules: {} });
  await screen.findByText('Muy merecido', undefined, soon);
  expect(screen.queryByRole('button', { name: /^Agradecer/u })).toBeNull();
});

test('the last three people thanked are on the line, the last one first', async () => {
  const types = (await (await deployment.rest('GET /post_type', { as: employee })).json()) as {
    id: string;
  }[];
  await make('POST /send_feedback', employee, {
    reciever_emails: [admin],
    message: 'Gracias por todo',
    amount: 0,
    post_types: [types[0]?.id],
  });
  const chosen = vi.fn<(person: { readonly email: string }) => void>();
  const page = await open(<LatelyFaces hidden={false} onChoose={chosen} />, { as: employee, at: '/' });
  const faces = await screen.findAllByRole('button', { name: /^Agradecer otra vez a/u }, soon);
  expect(faces.length).toBeLessThanOrEqual(3);
  await page.user.click(faces[0] ?? document.body);
  expect(chosen.mock.calls[0]?.[0].email).toBe(admin);
});

test('a type that was typed before the types were there is taken when they come', async () => {
  const onType = vi.fn<(id: string) => void>();
  const types = ruledTypes.slice(0, 1).map((type) => ({ ...type, name: 'Gracias', nameEn: null }));
  function Sentence(): ReactElement {
    const { control } = useForm({ defaultValues: emptyDraft });
    const message = useWatch({ control, name: 'message' });
    const [known, setKnown] = useState<typeof types>([]);
    return (
      <>
        <MessageField
          control={control}
          myId="me"
          canPay
          types={known}
          onMention={vi.fn<() => void>()}
          onType={onType}
          onPoints={() => true}
        />
        <p>«{message}»</p>
        <button type="button" onClick={() => setKnown(types)}>
          come
        </button>
      </>
    );
  }
  const page = await open(<Sentence />, { as: employee, at: '/' });
  await page.user.type(await screen.findByRole('textbox', {}, soon), 'Gracias #gracias por todo');
  expect(onType).not.toHaveBeenCalled();
  await page.user.click(screen.getByRole('button', { name: 'come' }));
  await screen.findByText('«Gracias por todo»');
  expect(onType).toHaveBeenCalledWith(types[0]?.id);
});

test('a wish opens the composer that was open in its place on Home before', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  const page = await open(<ComposerLine Faces={() => null} />, { as: employee, at: '/' });
  await page.user.click(await screen.findByRole('button', { name: /A quién quieres agradecer/ }, soon));
  expect(opened().slot).toBeInstanceOf(HTMLElement);
  act(() => composer.trigger.opened({ preset: { wish: 'birthday' } }));
  expect(opened().wish).toBe('birthday');
});
