/** The access of a user at the end of the panel: the state of the account and its actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { PersonActDialog, type AskedAct } from './PersonActDialog.tsx';
import { actsFor, personActs } from './personActs.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';

function Standing({ state }: Pick<AdminPerson, 'state'>): ReactElement {
  switch (state) {
    case 'active':
      return <Trans>Entra con su correo.</Trans>;
    case 'invited':
      return <Trans>Todavía no ha entrado por primera vez.</Trans>;
    case 'inactive':
      return <Trans>No puede entrar.</Trans>;
    case 'expired':
      return <Trans>Su último día con acceso ya pasó: para que vuelva a entrar, cambia esa fecha.</Trans>;
  }
}

/** Each action takes effect at once, independent of the form above. */
export function PersonAccess({
  person,
  onGone,
}: {
  readonly person: AdminPerson;
  /** Called after the user was deleted. */
  readonly onGone: () => void;
}): ReactElement {
  const { i18n } = useLingui();
  const asked = usePanel<AskedAct>();
  const since = createdVariant(person.createdAt);
  return (
    <section
      aria-labelledby="person-access"
      className="mt-4 flex flex-col gap-4 border-t border-line pt-5 pb-2"
    >
      <div>
        <h3 id="person-access" className="text-h6 font-semibold">
          <Trans>Acceso</Trans>
        </h3>
        <p className="text-small text-soft">
          <Standing state={person.state} /> <Trans>La cuenta se creó el {since}.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {actsFor(person).map((act) => (
          <Button
            key={act}
            variant="secondary"
            icon={personActs[act].icon}
            className={act === 'delete' ? 'text-error-text' : undefined}
            onClick={() => asked.open({ act, person })}
          >
            {i18n._(personActs[act].label)}
          </Button>
        ))}
      </div>
      {asked.about === null ? null : (
        <PersonActDialog
          key={asked.opening}
          asked={asked.about}
          open={asked.isOpen}
          onClose={asked.close}
          onGone={onGone}
          onInstead={asked.open}
        />
      )}
    </section>
  );
}
