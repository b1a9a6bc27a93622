/** A field, and below it what is stored now if another person changed it while the panel was open. */
import { Trans } from '@lingui/react/macro';
import { use, useEffect, useRef, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { leadTo } from '#src/ui/useFaults.ts';
import { IsStoredContext, OvertakenContext } from './overtaken.context.ts';

/**
 * `stored` draws the same field with the stored value; it cannot be changed there. `register` gets what the form focuses
 * when the server refuses a field that is more than one element; left out where the field has a ref of its own.
 */
export function OvertakenField<V>({
  name,
  register,
  field,
  stored,
}: {
  readonly name: string;
  readonly register?: (focusable: { readonly focus: () => void }) => void;
  readonly field: ReactElement;
  readonly stored: (value: V) => ReactElement;
}): ReactElement {
  const overtaken = use(OvertakenContext).get(name);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    register?.({ focus: () => frame.current !== null && leadTo(frame.current) });
  }, [register]);
  const decide = (done: () => void) => (): void => {
    // The pressed button disappears, so the field takes the focus.
    frame.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
    done();
  };
  return (
    <div ref={frame} className={overtaken === undefined ? 'contents' : 'flex min-w-0 flex-col gap-2'}>
      {field}
      {overtaken === undefined ? null : (
        <div className="flex animate-appear flex-col gap-3 rounded-control bg-warning-tint p-3">
          {overtaken.theirs === undefined ? null : (
            <fieldset disabled className="min-w-0">
              <legend className="mb-2 text-small font-semibold">
                <Trans>Ahora está guardado así:</Trans>
              </legend>
              <IsStoredContext value={true}>
                {stored(overtaken.theirs.value as V) /* the form made it for the field of this name */}
              </IsStoredContext>
            </fieldset>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={decide(overtaken.keepMine)}>
              <Trans>Conservar lo mío</Trans>
            </Button>
            <Button
              variant="secondary"
              disabled={overtaken.theirs === undefined}
              onClick={decide(overtaken.takeTheirs)}
            >
              <Trans>Usar lo guardado</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
