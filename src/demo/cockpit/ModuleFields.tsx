/** The modules that are off when the demo begins. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { lockedModules } from '#schema/organization/organization.rules.ts';
import { moduleGroups, moduleWords } from '#src/organization/admin/moduleWords.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { ShowFields } from './memory.ts';

/** Collapsed by default: most demos show everything. A checked module keeps the state of the scenario. */
export function ModuleFields({
  form: { control },
}: {
  readonly form: UseFormReturn<ShowFields>;
}): ReactElement {
  const { i18n } = useLingui();
  const { field } = useController({ control, name: 'off' });
  const [isOpen, setIsOpen] = useState(false);
  const turn = (flag: ModuleFlag, isOn: boolean): void =>
    field.onChange(moduleFlags.filter((one) => (one === flag ? !isOn : field.value.includes(one))));
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-card border border-line bg-card px-4 py-3"
    >
      <summary className="font-semibold">
        <Trans>Módulos</Trans>{' '}
        <span className="text-small font-normal text-soft">
          {field.value.length === 0 ? (
            <Trans>como los tiene el escenario</Trans>
          ) : (
            <Plural value={field.value.length} one="# apagado" other="# apagados" />
          )}
        </span>
      </summary>
      {isOpen ? (
        <div className="mt-3 flex flex-col gap-5">
          <p className="text-small text-soft">
            <Trans>Lo marcado queda como lo tiene la organización; lo que desmarques empieza apagado.</Trans>
          </p>
          {moduleGroups.map(({ id, label, flags }) => (
            <fieldset key={id} className="flex flex-col gap-1">
              <legend className="mb-1 text-small font-semibold text-soft">{i18n._(label)}</legend>
              {flags
                .filter((flag) => !lockedModules.includes(flag))
                .map((flag) => (
                  <Checkbox
                    key={flag}
                    label={i18n._(moduleWords[flag].name)}
                    checked={!field.value.includes(flag)}
                    onChange={({ currentTarget }) => turn(flag, currentTarget.checked)}
                  />
                ))}
            </fieldset>
          ))}
        </div>
      ) : null}
    </details>
  );
}
