/** The form of a fault: which call, which kind, how often. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { sentence } from '#schema/errors.ts';
import type { DemoControls, DemoFault } from '#src/api/demoKit.ts';
import { fold } from '#src/lib/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { SearchSelect, type Choice } from '#src/ui/SearchSelect.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { errorChoices } from './errorChoices.ts';
import { codeAndStatus, strikeKinds, strikeWords } from './faultWords.ts';

/** Maximum number of calls in the open list; a search narrows it. */
const maxShown = 60;
const repeats = ['unsaid', 'yes', 'no'] as const;

/** The state of the form. */
interface Draft {
  readonly reach: 'all' | 'one';
  /** Empty while no call is chosen. */
  readonly call: string;
  readonly kind: DemoFault['strike']['kind'];
  readonly error: string;
  readonly repeat: (typeof repeats)[number];
  readonly retryAfter: number | null;
  readonly ms: number | null;
  readonly times: number | null;
}

const first: Draft = {
  reach: 'all',
  call: '',
  kind: 'error',
  error: 'unavailable-503',
  repeat: 'unsaid',
  retryAfter: null,
  ms: 3_000,
  times: null,
};

/** The fault of a draft; undefined while it is incomplete. */
function faultOf({ reach, call, kind, error, repeat, retryAfter, ms, times }: Draft): DemoFault | undefined {
  if ((times !== null && !(times > 0)) || Number.isNaN(retryAfter) || (reach === 'one' && call === ''))
    return undefined;
  const where = { call: reach === 'all' ? undefined : call, times: times ?? undefined };
  if (kind === 'offline' || kind === 'lost') return { ...where, strike: { kind } };
  if (kind === 'slow') return ms === null || !(ms > 0) ? undefined : { ...where, strike: { kind, ms } };
  const chosen = errorChoices.find(({ id }) => id === error);
  if (chosen === undefined) return undefined;
  const { code, status } = chosen;
  // Without a response there is no field that says whether to retry.
  const said =
    status === 0
      ? {}
      : {
          ...(repeat === 'unsaid' ? {} : { retryable: repeat === 'yes' }),
          ...(retryAfter === null ? {} : { retryAfter }),
        };
  return { ...where, strike: { kind, code, status, ...said } };
}

/** Keeps its values after a fault was added: the next fault is often similar. */
export function FaultForm({ faults }: { readonly faults: DemoControls['faults'] }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [draft, setDraft] = useState(first);
  const set = (part: Partial<Draft>): void => setDraft((now) => ({ ...now, ...part }));
  const { reach, call, kind, error, repeat, retryAfter, ms, times } = draft;
  const fault = faultOf(draft);
  const comes = errorChoices.some(({ id, status }) => id === error && status > 0);

  const find = (words: string): readonly Choice[] => {
    const wanted = fold(words.trim());
    return faults
      .calls()
      .filter((one) => fold(one.call).includes(wanted))
      .slice(0, maxShown)
      .map((one) => ({
        id: one.call,
        label: one.call,
        detail: one.kind === 'operation' ? t`Operación de GraphQL` : t`Ruta de REST`,
      }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fault !== undefined) faults.add(fault);
  };
  const repeatWords = {
    unsaid: t`Como dice el catálogo`,
    yes: t`Se puede repetir`,
    no: t`No se puede repetir`,
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <SegmentedControl
        label={t`Qué falla`}
        wide
        value={reach}
        onChange={(next) => set({ reach: next })}
        options={[
          { value: 'all', label: t`Todas las llamadas` },
          { value: 'one', label: t`Una llamada` },
        ]}
      />
      {reach === 'one' ? (
        <SearchSelect
          label={t`Cuál llamada`}
          value={call}
          labelOf={(id) => id}
          find={find}
          onChange={(id) => set({ call: id })}
          nothing={<Trans>Ninguna llamada se llama así</Trans>}
          openLabel={t`Ver las llamadas`}
          hint={t`Escribe parte del nombre para buscarla.`}
        />
      ) : null}
      <Select
        label={t`Cómo falla`}
        value={kind}
        onChange={(next) => set({ kind: next })}
        options={strikeKinds.map((value) => ({
          value,
          label: i18n._(strikeWords[value].name),
          detail: i18n._(strikeWords[value].does),
        }))}
      />
      {kind === 'error' ? (
        <>
          <Select
            label={t`Error`}
            value={error}
            onChange={(next) => set({ error: next })}
            options={errorChoices.map(({ id, code, status }) => ({
              value: id,
              label: codeAndStatus(code, status),
              detail: sentence(code, language, status),
            }))}
          />
          {comes ? (
            <>
              <Select
                label={t`Qué dice la respuesta sobre repetir`}
                value={repeat}
                onChange={(next) => set({ repeat: next })}
                options={repeats.map((value) => ({ value, label: repeatWords[value] }))}
              />
              <NumberField
                label={t`Espera que pide la respuesta`}
                optional
                value={retryAfter}
                onChange={(next) => set({ retryAfter: next })}
                max={3_600}
                suffix={t`segundos`}
              />
            </>
          ) : null}
        </>
      ) : null}
      {kind === 'slow' ? (
        <NumberField
          label={t`Cuánto tarda`}
          value={ms}
          onChange={(next) => set({ ms: next })}
          min={1}
          max={600_000}
          step={500}
          suffix="ms"
          error={fault === undefined ? t`Escribe cuántos milisegundos tarda.` : undefined}
        />
      ) : null}
      <NumberField
        label={t`Cuántas veces`}
        optional
        hint={t`Si lo dejas vacío, falla hasta que quites la falla.`}
        value={times}
        onChange={(next) => set({ times: next })}
        min={1}
        max={1_000}
        suffix={t`veces`}
        error={times === 0 ? t`Escribe al menos una vez, o déjalo vacío.` : undefined}
      />
      <Button type="submit" icon={Zap} disabled={fault === undefined} className="self-start">
        <Trans>Activar la falla</Trans>
      </Button>
    </form>
  );
}
