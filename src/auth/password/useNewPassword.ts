/** The choice of a password, for the lifetime of its page. */
import { useEffect, useState } from 'react';
import type { NewPasswordInput, SavedPassword } from '#machines/newPassword.setup.ts';
import { createNewPassword, type NewPasswordActor } from './newPassword.actors.ts';

/**
 * Starts on mount, stops on unmount; uses the first input and the first `onSaved`. `onSaved` receives the
 * token of the session, or null.
 */
export function useNewPassword(
  input: NewPasswordInput,
  onSaved: (token: SavedPassword) => void,
): NewPasswordActor {
  const [actor] = useState(() => createNewPassword(input, onSaved));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return actor;
}
