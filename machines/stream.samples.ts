/** Events of the stream machine, for stories, walks and tests. */
import { errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Samples } from './sample.ts';
import { comeBack, streamMachine, type StreamEvent } from './stream.machine.ts';

const said = <E extends StreamEvent>(event: E): E => event;

/** A recognition was published. */
export const sampleMessage: StreamedMessage = {
  id: '0192f0c1-0051-7000-8000-000000000001',
  kind: 'post.published',
  postId: '0192f0c1-00e1-7000-8000-000000000001',
};

/** A network failure, with no random share in the pause. */
export const sampleLoss = said({
  type: 'line.lost',
  error: errorOf('network', defaultLanguage),
  chance: 0,
});

export const streamSamples: Samples<typeof streamMachine> = {
  machine: streamMachine,
  inputs: { 'somebody is signed in': undefined },
  events: [
    { label: 'the page is calm', event: said({ type: 'live.wanted' }) },
    { label: 'the line stands', event: said({ type: 'line.opened' }) },
    { label: 'a recognition goes out', event: said({ type: 'line.heard', message: sampleMessage }) },
    { label: 'the line is lost', event: sampleLoss },
    { label: 'the server ends the line', event: said({ type: 'line.lost', error: undefined, chance: 0.5 }) },
    {
      label: 'the line is forbidden',
      event: said({ type: 'line.lost', error: errorOf('forbidden', defaultLanguage), chance: 0 }),
    },
    { label: 'the network is back', event: said({ type: 'network.returned' }) },
    { label: 'nobody sees the page', event: said({ type: 'page.hidden' }) },
    { label: 'the page is seen', event: said({ type: 'page.shown' }) },
    {
      label: 'the pause is over',
      event: { type: 'xstate.after.pause.stream.awake.on.line.waiting' },
    },
    {
      label: 'hidden for 30 seconds',
      event: { type: 'xstate.after.hidden.stream.awake.on.page.hidden' },
    },
    {
      label: 'the line stood for a while',
      event: { type: 'xstate.after.steady.stream.awake.on.line.connected.open' },
    },
    { label: 'the person leaves', event: said({ type: 'live.over' }) },
  ],
  ends: ['"ended"'],
  promises: {
    'a line that stands has no error': (snapshot) =>
      !snapshot.hasTag('live') || snapshot.context.error === null,
    'no pause is longer than the longest with its chance': ({ context }) =>
      context.pauseMs <= comeBack.maxMs * (1 + comeBack.jitter),
    'who waits knows for how long': (snapshot) =>
      !snapshot.matches({ awake: { on: { line: 'waiting' } } }) ||
      snapshot.context.pauseMs >= comeBack.baseMs,
    'refused is refused for good': (snapshot) =>
      !snapshot.matches('ended') || snapshot.context.error !== null,
  },
};
