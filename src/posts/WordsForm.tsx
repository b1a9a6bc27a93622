/** The field in which comments, answers and new words are written: what was typed is kept until it was taken, whatever happens on the way. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { reasonOf } from '#src/api/reason.ts';
import { keepWords, readWords } from '#src/lib/wordDraft.ts';

export interface WordsFormProps {
  label: string;
  /** Where the draft is kept; see `readWords`. */
  place: string;
  /** What it begins with; saving it unchanged sends nothing. */
  initial?: string | undefined;
  placeholder?: string | undefined;
  /** A verb. */
  sendLabel: string;
  /** Longest text, said once it is near. */
  most: number;
  send: (words: string) => Promise<unknown>;
  /** It was sent, or given up; the draft is gone. */
  onDone?: (() => void) | undefined;
  /** Offers to give up. */
  cancels?: boolean | undefined;
  /** The field has the focus when it appears. */
  takesFocus?: boolean | undefined;
  /** As high as one line while empty. */
  low?: boolean | undefined;
}

/** Ctrl+Enter sends, Escape gives up; a failed write keeps the text and says why. */
export function WordsForm({
  label,
  place,
  initial = '',
  placeholder,
  sendLabel,
  most,
  send,
  onDone,
  cancels = false,
  takesFocus = false,
  low = false,
}: WordsFormProps): ReactElement {
  const { t } = useLingui();
  const owner = useMe()?.id ?? '';
  const [words, setWords] = useState(() => readWords(owner, place) ?? initial);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [reason, setReason] = useState('');
  const plain = words.trim();
  const isLong = words.length > most;
  const isNear = words.length > most * 0.9;

  const change = (next: string): void => {
    setWords(next);
    keepWords(owner, place, next === initial || next.trim() === '' ? null : next);
    if (state === 'failed') setState('idle');
  };
  const done = (): void => {
    keepWords(owner, place, null);
    setWords(initial === '' ? '' : plain);
    setState('idle');
    onDone?.();
  };
  const submit = (): void => {
    if (state === 'sending' || plain === '' || isLong) return;
    if (plain === initial) {
      done();
      return;
    }
    setState('sending');
    send(plain).then(done, (error: unknown) => {
      setReason(reasonOf(error));
      setState('failed');
    });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && cancels && state !== 'sending') {
      // A dialog around it stays.
      event.stopPropagation();
      done();
    }
  };
  return (
    <form
      className="flex min-w-0 flex-1 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={label}
        hideLabel
        rows={low ? 1 : 3}
        placeholder={placeholder}
        value={words}
        readOnly={state === 'sending'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because the person asked to write here
        autoFocus={takesFocus}
        onFocus={({ currentTarget }) => {
          if (takesFocus) currentTarget.setSelectionRange(words.length, words.length);
        }}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={keys}
        aria-keyshortcuts="Control+Enter"
        error={state === 'failed' ? t`No se envió. Tu texto sigue aquí. ${reason}` : undefined}
        className={classes(low && 'min-h-11!')}
        {...(isNear ? { counter: true, maxLength: most } : {})}
      />
      {plain === '' && !cancels ? null : (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {cancels ? (
            <Button variant="quiet" size="small" disabled={state === 'sending'} onClick={done}>
              <Trans>Cancelar</Trans>
            </Button>
          ) : null}
          <Button
            type="submit"
            size="small"
            busy={state === 'sending'}
            disabled={plain === '' || isLong}
            title={t`Control + Enter`}
          >
            {state === 'failed' ? <Trans>Reintentar</Trans> : sendLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
