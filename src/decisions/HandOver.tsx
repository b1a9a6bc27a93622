/** Gives one decision to another person. */
import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { decisionEndpoints } from '#schema/decisions/decisions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { FormPerson } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { nameOf } from '#src/people/personName.ts';
import { handOver } from './decisions.writes.ts';

interface HandOverFields {
  person: PublicUser | null;
}

const toInput = ({ person }: HandOverFields) => ({ userId: person?.id ?? '' });

export function HandOver({
  id,
  open,
  refresh,
  onClose,
}: {
  /** The decision. */
  readonly id: string;
  readonly open: boolean;
  readonly refresh: (cache: QueryClient) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<HandOverFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: { schema: decisionEndpoints.handOver.body, toInput, names: { userId: 'person' } },
    begin: { person: null },
    known: ['person'],
    create: (input, key) => handOver({ id, ...input }, key),
    refresh,
    done: ({ person }) => t`Ahora la tiene ${person === null ? '' : nameOf(person)}.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`Pasar la decisión`}
      description={t`Queda en la historia quién la pasó y a quién.`}
      saveLabel={t`Pasar`}
      {...panel}
    >
      <FormPerson control={form.control} name="person" label={t`A quién`} />
    </FormPanel>
  );
}
