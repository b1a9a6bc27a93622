/** The form for comments, answers and edits: keeps the typed text until it is sent successfully. */
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
  /** Name of the stored draft; see `readWords`. */
  place: string;
  /** Initial text; saving it unchanged sends nothing. */
  initial?: string | undefined;
  placeholder?: string | undefined;
  /** A verb. */
  sendLabel: string;
  /** Maximum length; the counter appears near it. */
  most: number;
  send: (words: string) => Promise<unknown>;
  /** The text was sent, or the user cancelled; the draft is deleted. */
  onDone?: (() => void) | undefined;
  /** Shows the cancel button. */
  cancels?: boolean | undefined;
  /** Focuses the field on mount. */
  takesFocus?: boolean | undefined;
  /** One line high while empty. */
  low?: boolean | undefined;
}

/** Ctrl+Enter sends, Escape cancels; a failed write keeps the text and shows the reason. */
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
      // A surrounding dialog stays open.
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the form to write here
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
