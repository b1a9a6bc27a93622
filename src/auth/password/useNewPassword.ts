/** A choice of a password that lives as long as its page. */
import { useEffect, useState } from 'react';
import type { NewPasswordInput, SavedPassword } from '#machines/newPassword.setup.ts';
import { createNewPassword, type NewPasswordActor } from './newPassword.actors.ts';

/** Started with the page, stopped with it; the first input and the first `onSaved` count. `onSaved` hears the session's token, null where there is none. */
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
