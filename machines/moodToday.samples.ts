/** Inputs and events of the moodToday machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { moodTodayMachine } from './moodToday.machine.ts';
import type { DayMood, MoodTodayEvent } from './moodToday.setup.ts';
import { failed, type Samples } from './sample.ts';

const said = <E extends MoodTodayEvent>(event: E): E => event;

const good: DayMood = { moodId: 'good', note: null };
const noted: DayMood = { moodId: 'low', note: 'Dormí poco.' };
const refusal = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'date', code: 'mood_day_over', message: 'Ese día ya terminó.' }],
}).facts();
const offline = errorOf('network', defaultLanguage);

export const moodTodaySamples: Samples<typeof moodTodayMachine> = {
  machine: moodTodayMachine,
  inputs: {
    'the day has no mood': { stored: null, chosen: null, isUnderway: false },
    'the day has a mood': { stored: good, chosen: null, isUnderway: false },
    'an earlier page left a mood waiting': { stored: null, chosen: noted, isUnderway: true },
  },
  events: [
    { label: 'Good is pressed', event: said({ type: 'mood.chosen', moodId: 'good' }) },
    { label: 'Low is pressed', event: said({ type: 'mood.chosen', moodId: 'low' }) },
    { label: 'a note is saved', event: said({ type: 'note.given', note: 'Dormí poco.' }) },
    { label: 'the note is removed', event: said({ type: 'note.given', note: null }) },
    { label: 'the day is read with a mood', event: said({ type: 'day.arrived', stored: good }) },
    { label: 'the day is read without one', event: said({ type: 'day.arrived', stored: null }) },
    { label: 'the day ends', event: said({ type: 'day.ended' }) },
    { label: 'it waits for the network', event: said({ type: 'submission.queued' }) },
    { label: 'it is being sent', event: said({ type: 'submission.sending' }) },
    { label: 'the answer gets lost', event: said({ type: 'submission.checking' }) },
    { label: 'Check is pressed', event: said({ type: 'check.pressed' }) },
    { label: 'it is stored', event: said({ type: 'submission.done' }) },
    { label: 'it is refused', event: said({ type: 'submission.refused', error: refusal }) },
    { label: 'it cannot be begun', event: failed('submission', offline) },
  ],
  ends: [],
  runs: ['asking', 'underway.queued', 'changed', 'refused'],
  promises: {
    'only a chosen mood is underway': (snapshot) =>
      !snapshot.hasTag('underway') || snapshot.context.chosen !== null,
    'what is refused says why': ({ value, context }) => value !== 'refused' || context.error !== null,
    'a day without a mood has no note': ({ value, context }) => value !== 'asking' || context.chosen === null,
  },
};
