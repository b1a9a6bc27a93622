/** The form that adds one of the {{domain}}. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { ApiError } from '#schema/errors.ts';
import { textLength } from '#schema/limits.parts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { create{{One}} } from './{{domain}}.queries.ts';

/** The errors of the server for the name, or for the whole form. */
const wordsOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.reasons[0]?.message ?? error.message) : error?.message;

/** The form with one field; its input stays until the server has accepted it. */
export function {{One}}Form(): ReactElement {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const creation = useMutation(create{{One}}(useQueryClient()));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!creation.isPending) creation.mutate({ name }, { onSuccess: () => setName('') });
  };
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t`Nombre`}
          value={name}
          maxLength={textLength.name}
          required
          error={wordsOf(creation.error)}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="self-start" busy={creation.isPending}>
          <Trans>Agregar</Trans>
        </Button>
      </form>
    </Card>
  );
}
