/** Today's mood while a screen is shown; what was sent goes on without it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { createMoodToday, type MoodTodayActor } from './moodToday.actors.ts';

export function useMoodToday(owner: DraftOwner): MoodTodayActor {
  const cache = useQueryClient();
  const [actor] = useState(() => createMoodToday({ cache, owner }));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return actor;
}
