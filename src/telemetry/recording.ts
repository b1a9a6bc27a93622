/** Session recording: only while its module is on and the path is not private (spec §8, §9). */

/** The recorder, called whenever its conditions change. */
export interface Recording {
  /** Starts or stops; a failed start is only a console warning. */
  readonly set: (isOn: boolean) => void;
}

/** A recorder for a sink; does nothing if the sink cannot record. */
export function createRecording(
  record: (() => Promise<(() => void) | undefined>) | undefined,
  warn: (line: string) => void,
): Recording {
  let wanted = false;
  let hasFailed = false;
  let running: Promise<(() => void) | undefined> | undefined;

  const begin = async (): Promise<(() => void) | undefined> => {
    try {
      return await record?.();
    } catch {
      hasFailed = true;
      warn('Session recording could not start');
      return undefined;
    }
  };
  const end = (started: Promise<(() => void) | undefined>): void => {
    started.then((stop) => stop?.()).catch(() => undefined);
  };

  return {
    set(isOn) {
      if (isOn === wanted) return;
      wanted = isOn;
      if (record === undefined || hasFailed) return;
      if (isOn) running = begin();
      else if (running !== undefined) {
        end(running);
        running = undefined;
      }
    },
  };
}
