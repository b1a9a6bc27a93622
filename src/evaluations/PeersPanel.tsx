/** Who of the colleagues writes about a person: proposed by the person, or decided by the leader. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { fewestOfPart, mostPeers } from '#schema/evaluations/cycles.rules.ts';
import { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import { reasonIn } from '#schema/sentences.ts';
import { evaluationReasons } from '#schema/reasons.evaluations.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { nameOf } from '#src/people/personName.ts';
import type { OwnEvaluation } from './evaluations.queries.ts';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';

const reason = reasonIn(evaluationReasons);

interface PeersFields {
  people: PublicUser[];
}

const row = {
  schema: evaluationEndpoints.nominate.body,
  toInput: ({ people }) => ({ userIds: people.map(({ id }) => id) }),
  names: { userIds: 'people' },
  more: ({ people }, language) =>
    people.length < fewestOfPart
      ? [reason('userIds', 'evaluation_peers_few', language, { minimum: fewestOfPart })]
      : [],
} satisfies RowForm<PeersFields>;

/** Without `about` the person proposes the own peers; with it the leader decides for that person. */
export function PeersPanel({
  place: { id, nominations },
  about,
  open,
  onClose,
}: {
  place: Pick<OwnEvaluation, 'id' | 'nominations'>;
  about: PublicUser | null;
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const name = about === null ? '' : nameOf(about);
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row,
    begin: { people: nominations.filter(({ state }) => state !== 'declined').map(({ user }) => user) },
    known: ['people'],
    create: async (input, key) => {
      const given = { id, userIds: [...input.userIds] };
      await (about === null ? evaluationWrites.nominate(given, key) : evaluationWrites.confirm(given, key));
    },
    refresh: refreshEvaluations,
    done: () => (about === null ? t`Propusiste a tus compañeros.` : t`Confirmaste quiénes escriben.`),
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={about === null ? t`Proponer compañeros` : t`Confirmar compañeros de ${name}`}
      description={
        about === null ? (
          <Trans>Escriben sobre ti sin que veas su nombre. Tu líder confirma la lista.</Trans>
        ) : (
          <Trans>Escriben quienes queden en la lista; a las demás personas no se les pide nada.</Trans>
        )
      }
      saveLabel={about === null ? t`Proponer` : t`Confirmar`}
      {...panel}
    >
      <FormField control={form.control} name="people">
        {(tie) => (
          <PeopleField
            label={t`Compañeros`}
            hint={
              <Trans>
                De {fewestOfPart} a {mostPeers} personas que conozcan el trabajo del período.
              </Trans>
            }
            max={mostPeers}
            {...tie}
          />
        )}
      </FormField>
    </FormPanel>
  );
}
