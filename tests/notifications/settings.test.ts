/** The notification settings of a user: what a switch changes, what reverts the change, and what the server stores. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  digestHours,
  notificationTopics,
  topicKinds,
  type NotificationKind,
} from '#schema/notifications/notifications.rules.ts';
import {
  activateWhatsapp,
  changed,
  deactivateWhatsapp,
  reverseOf,
  saveSettings,
  settingsQuery,
  type SettingsChange,
} from '#src/notifications/settings/settings.queries.ts';
import { settings } from '#stories/notifications/notifications.sample.ts';
import { QueryClient } from '@tanstack/react-query';
import { openFixture, type Fixture } from '#tests/backend/postFixture.ts';
import { answerOperations } from '#tests/support/network.ts';

const change: fc.Arbitrary<SettingsChange> = fc.record(
  {
    emailEnabled: fc.boolean(),
    pushEnabled: fc.boolean(),
    digestHour: fc.integer({ min: digestHours.from, max: digestHours.to }),
    topics: fc.dictionary(fc.constantFrom(...notificationTopics), fc.boolean()),
  },
  { requiredKeys: [] },
);

describe('the change of a notification setting', () => {
  test('what is a duty, a decision, points or a promise belongs to no topic, and every topic has kinds of its own', () => {
    const kinds = Object.values(topicKinds).flat();
    expect(kinds).toEqual([...new Set(kinds)]);
    const owed: readonly NotificationKind[] = [
      'survey_outcome',
      'survey_few',
      'evaluation',
      'evaluation_peers',
      'evaluation_confirm',
      'evaluation_shared',
      'task',
      'task_submitted',
      'task_sent_back',
      'task_approved',
      'task_cancelled',
      'challenge_proof',
      'challenge_completed',
      'recognition',
      'recognition_returned',
      'document',
    ];
    expect(owed.filter((one) => kinds.includes(one))).toEqual([]);
  });

  test('reverting a refused notification setting restores it and keeps the other changes', () => {
    fc.assert(
      fc.property(change, change, (pressed, meanwhile) => {
        const back = reverseOf(settings, pressed);
        expect(changed(changed(settings, pressed), back)).toEqual(settings);
        const others = Object.keys(meanwhile.topics ?? {}).filter(
          (topic) => !(topic in (pressed.topics ?? {})),
        );
        const left = changed(changed(changed(settings, pressed), meanwhile), back);
        for (const topic of notificationTopics)
          if (others.includes(topic)) expect(left.topics[topic]).toBe(meanwhile.topics?.[topic]);
      }),
    );
  });
});

describe('the notification settings on the real backend', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('tab');
  });
  beforeEach(() =>
    answerOperations(({ query, variables, headers }) =>
      fixture.deployment.ask(query, { as: 'bruno@taller.example', variables, headers }),
    ),
  );
  afterAll(() => fixture.deployment.close());

  const kept = () => new QueryClient().fetchQuery(settingsQuery());

  test('a person who switched comments off is notified of reactions and thanks but of no comment, and others are of comments', async () => {
    await saveSettings({ topics: { comment: false } });
    expect((await kept()).topics).toMatchObject({ comment: false, reaction: true });
    const post = await fixture.post({ from: 'ana', to: ['bruno'] });
    await fixture.call('elena', 'POST /comment', { post_id: post, message: 'Bien hecho' });
    expect(await fixture.noticesOf('bruno')).toEqual([]);
    expect(await fixture.noticesOf('ana')).toEqual([['comment', 'elena']]);
    await fixture.call('carla', 'POST /like', { post_id: post });
    await fixture.call('elena', 'POST /send_feedback', {
      reciever_emails: ['bruno@taller.example'],
      amount: 0,
      post_types: ['thanks'],
      message: 'Gracias',
    });
    fixture.deployment.now += 11_000;
    await fixture.deployment.tick();
    expect(await fixture.noticesOf('bruno')).toEqual([
      ['reaction', 'carla'],
      ['recognition', 'elena'],
    ]);
  });

  test('WhatsApp notifications need an international number, which stays when they are switched off', async () => {
    await expect(activateWhatsapp('300 123 4567')).rejects.toMatchObject({
      reasons: [{ field: 'phone', code: 'phone' }],
    });
    expect(await activateWhatsapp('+57 300 123-4567')).toMatchObject({
      whatsappEnabled: true,
      phone: '+573001234567',
    });
    expect(await deactivateWhatsapp()).toMatchObject({ whatsappEnabled: false, phone: '+573001234567' });
  });
});
