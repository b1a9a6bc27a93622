/**
 * The options of a poll, as choices or as results: the same rows in the same places, so that nothing moves
 * when numbers arrive.
 */
import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId, type ReactElement, type RefObject } from 'react';
import type { Poll, PollOption } from '#schema/surveys/polls.shapes.ts';

import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { share } from '#src/lib/percent.ts';

const row =
  'relative flex min-h-15 items-center gap-3 overflow-hidden rounded-control border px-3 py-2.5 transition-colors duration-120';

const bar =
  'absolute inset-x-0 bottom-0 h-1 w-full appearance-none border-0 bg-transparent forced-colors:forced-color-adjust-none forced-colors:[&::-webkit-progress-value]:bg-[Highlight] ' +
  '[&::-moz-progress-bar]:bg-brand-edge [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand-edge';

/** "52 %" with the number of votes; reserves its width before they are known. */
function Share({ votes, ballots }: { votes: number | null; ballots: number }): ReactElement {
  const language = useLanguage();
  return (
    <span className="w-14 shrink-0 text-end text-small tabular-nums">
      {votes === null ? null : (
        <>
          <span className="block font-semibold">{share(votes, ballots, language)}</span>
          <span className="block text-meta text-soft">
            <Plural value={votes} one="# voto" other="# votos" />
          </span>
        </>
      )}
    </span>
  );
}

/** The votes of an option: as text at the end and as a bar below. */
function Numbers({ option: { votes }, poll }: { option: PollOption; poll: Poll }): ReactElement | null {
  // If results appear only after closing, the text uses the whole width.
  if (votes === null && poll.resultsShown === 'after_close') return null;
  return (
    <>
      <Share votes={votes} ballots={poll.ballots} />
      {votes === null ? null : (
        // The text beside the bar has the same numbers.
        <progress aria-hidden max={Math.max(1, poll.ballots)} value={votes} className={bar} />
      )}
    </>
  );
}

const words = 'min-w-0 flex-1 wrap-anywhere';

/** The choices: native radio buttons or checkboxes, each as wide as its row. */
export function PollChoices({
  poll,
  chosen,
  place,
  error,
  onToggle,
}: {
  poll: Poll;
  chosen: readonly string[];
  place: RefObject<HTMLFieldSetElement | null>;
  /** Id of the error sentence. */
  error: string | undefined;
  onToggle: (optionId: string) => void;
}): ReactElement {
  const name = useId();
  const isRound = !poll.multiple;
  return (
    <fieldset ref={place} aria-describedby={error} className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{poll.question}</legend>
      {poll.options.map((option) => (
        <label
          key={option.id}
          className={classes(
            row,
            'cursor-pointer border-line bg-card hover:bg-subtle has-checked:border-brand-edge has-checked:bg-brand-tint',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <span className="relative inline-flex size-5 shrink-0">
            <input
              type={isRound ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(option.id)}
              aria-invalid={error !== undefined && !isRound ? true : undefined}
              onChange={() => onToggle(option.id)}
              className={classes(
                'peer size-5 appearance-none border border-control bg-card transition-colors duration-120 outline-none forced-colors:appearance-auto',
                isRound
                  ? 'rounded-full checked:border-[6px] checked:border-brand-edge'
                  : 'rounded-[6px] checked:border-brand-edge checked:bg-brand',
              )}
            />
            {isRound ? null : (
              <Icon
                of={Check}
                size={16}
                className="pointer-events-none absolute inset-0.5 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden"
              />
            )}
          </span>
          <span className={words}>{option.text}</span>
          <Numbers option={option} poll={poll} />
        </label>
      ))}
    </fieldset>
  );
}

/** The results, with the user's own choices marked. */
export function PollStanding({ poll }: { poll: Poll }): ReactElement {
  return (
    <ul className="flex flex-col gap-2">
      {poll.options.map((option) => {
        const isMine = poll.myOptionIds.includes(option.id);
        return (
          <li
            key={option.id}
            className={classes(row, isMine ? 'border-brand-edge bg-brand-tint' : 'border-line bg-card')}
          >
            <span className="inline-flex size-5 shrink-0">
              {isMine ? <Icon of={Check} className="text-link" /> : null}
            </span>
            <span className={words}>{option.text}</span>
            <Numbers option={option} poll={poll} />
            {isMine ? (
              <span className="sr-only">
                <Trans>Tu voto</Trans>
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
