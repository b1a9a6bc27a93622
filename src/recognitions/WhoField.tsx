/**
 * The receiver field: a search, departments and groups, or a pasted list of e-mails. Rejected people are
 * named.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ClipboardEvent, type ReactElement } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { maxReceivers } from '#schema/limits.parts.ts';
import { suggested } from '#schema/recognitions/near.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { matches } from '#src/lib/text.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { MultiCombobox, type ComboItem } from '#src/ui/MultiCombobox.tsx';
import { usePeopleSearch } from '#src/people/usePeopleSearch.ts';
import type { FormFacts } from './composerForm.ts';
import { CrowdLine } from './CrowdLine.tsx';
import { grouped, longList, withCrowd, without } from './crowds.ts';
import type { Crowd, Draft } from './draft.ts';
import { everyoneOf, peopleIn } from './everyone.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { admit, emailsIn, type LeftOut } from './receivers.ts';
import { recognitionQueries, type CrowdOffer } from './recognitions.queries.ts';
import { useNear } from './useNear.ts';
import { nameOf } from '#src/people/personName.ts';

/** Maximum number of departments and groups beside the search results. */
const crowdsShown = 4;

/** People in the list, and as faces before anybody is chosen. */
const mostOffered = 20;
const facesShown = 5;

/** A look-up of a pasted list or a crowd, running or failed. */
interface LookUp {
  readonly what: readonly string[] | CrowdOffer;
  readonly state: 'asking' | 'failed';
}

type Item = ComboItem & { readonly crowd?: CrowdOffer };

const itemOf = (person: PublicUser): Item => ({
  id: person.id,
  label: nameOf(person),
  detail: [person.jobPosition, person.departmentName].filter(Boolean).join(' · ') || undefined,
  picture: person.profileImageUrl,
});

export interface WhoFieldProps {
  form: UseFormReturn<Draft, FormFacts>;
  myId: string;
  leftOut: readonly LeftOut[];
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
}

/** The second main field. */
export function WhoField({ form, myId, leftOut, onLeftOut }: WhoFieldProps): ReactElement {
  const { t } = useLingui();
  const { control, getValues, setValue } = form;
  const { field, fieldState } = useController({ control, name: 'receivers' });
  const crowds = useController({ control, name: 'crowds' }).field.value;
  const [query, setQuery] = useState('');
  const [looking, setLooking] = useState<LookUp | null>(null);
  const found = usePeopleSearch(query, query.trim() !== '');
  const near = useNear();
  const offers = useQuery(recognitionQueries.crowds()).data ?? [];
  const fitting =
    query.trim() === '' ? [] : offers.filter(({ name }) => matches(name, query)).slice(0, crowdsShown);
  const crowdItem = (crowd: CrowdOffer): Item => ({
    id: `${crowd.kind}:${crowd.id}`,
    label: crowd.name,
    detail:
      crowd.kind === 'department'
        ? t`Departamento · ${crowd.count} personas`
        : t`Grupo · ${crowd.count} personas`,
    crowd,
  });
  const fits = (person: PublicUser): boolean =>
    matches([nameOf(person), person.jobPosition ?? '', person.email].join(' '), query);
  // During a search, earlier results stay only if they match the new query: a quick Enter must not choose
  // another person.
  const offered = suggested(
    query,
    {
      near,
      found: found.people.filter((person) => found.state === 'ready' || fits(person)),
      taken: [myId],
    },
    mostOffered,
  );
  const faces = suggested('', { near, found: [], taken: [myId] }, facesShown);
  const { alone, together } = grouped(field.value, crowds);
  const known = new Map([...offered, ...field.value].map((person) => [person.id, person]));

  /** Adds people together; larger additions become one chip. */
  const take = (candidates: readonly (PublicUser | string)[], crowd: Omit<Crowd, 'people'>): void => {
    const before = getValues('receivers');
    const { people, leftOut: out } = admit(before, candidates, myId);
    const fresh = without(people, before).map(({ id }) => id);
    if (fresh.length >= (crowd.kind === 'list' ? longList : 2))
      setValue('crowds', withCrowd(getValues('crowds'), { ...crowd, people: fresh }));
    field.onChange(people);
    onLeftOut(out);
  };
  const lookUp = async (what: LookUp['what']): Promise<void> => {
    setLooking({ what, state: 'asking' });
    try {
      if ('kind' in what) {
        const id = { [what.kind === 'department' ? 'departmentId' : 'groupId']: what.id };
        const people = await peopleIn(id as Parameters<typeof peopleIn>[0]); // one of the two keys, by `kind`
        take(people, { id: `${what.kind}:${what.id}`, kind: what.kind, name: what.name });
      } else {
        const unique = [...new Set(what)];
        const people = new Map(
          (await everyoneOf(unique.slice(0, maxReceivers))).map((one) => [one.email.toLowerCase(), one]),
        );
        take(
          what.map((email) => people.get(email) ?? email),
          { id: `list:${String(crowds.length + 1)}`, kind: 'list', name: '' },
        );
      }
      setLooking(null);
    } catch {
      setLooking({ what, state: 'failed' });
    }
  };
  // A single-line input would join the pasted lines.
  const paste = (event: ClipboardEvent): void => {
    const emails = emailsIn(event.clipboardData.getData('text'));
    if (emails.length < 2) return;
    event.preventDefault();
    void lookUp(emails);
  };
  const choose = (items: readonly Item[]): void => {
    const crowd = items.find((one) => one.crowd !== undefined)?.crowd;
    if (crowd !== undefined) {
      void lookUp(crowd);
      return;
    }
    onLeftOut([]);
    const people = items.flatMap(({ id }) => known.get(id) ?? []);
    const gone = without(alone, people);
    const fresh = without(people, field.value);
    field.onChange([...without(field.value, gone), ...fresh]);
  };
  const { error } = fieldState;
  const isList = looking !== null && !('kind' in looking.what);
  return (
    <div className="flex flex-col gap-2" onPasteCapture={paste} data-field="receivers">
      <MultiCombobox<Item>
        label={t`¿A quién?`}
        placeholder={t`Nombre, departamento, grupo o correos`}
        value={alone.map(itemOf)}
        onChange={choose}
        query={query}
        onQuery={setQuery}
        options={[...offered.map(itemOf), ...fitting.map(crowdItem)]}
        state={
          query.trim() === '' || (fitting.length > 0 && found.state === 'loading') ? 'ready' : found.state
        }
        onRetry={found.retry}
        max={maxReceivers - (field.value.length - alone.length)}
        inlineLabel
        opensOnFocus={false}
        emptyText={t`Nadie coincide con lo que escribiste.`}
        error={
          error === undefined
            ? undefined
            : field.value.length === 0
              ? t`Elige al menos a una persona.`
              : error.message
        }
        disabled={field.disabled}
      />
      {field.value.length === 0 && faces.length > 0 ? (
        <div role="group" aria-label={t`Personas cercanas`} className="flex flex-wrap gap-1.5">
          {faces.map((person) => (
            <button
              key={person.id}
              type="button"
              disabled={field.disabled}
              aria-label={t`Agradecer a ${nameOf(person)}`}
              onClick={() => {
                onLeftOut([]);
                field.onChange([person]);
              }}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line py-1 ps-1 pe-3 text-small transition-colors duration-120 hover:border-brand-edge hover:bg-brand-tint pointer-coarse:min-h-11"
            >
              <Avatar name={nameOf(person)} src={person.profileImageUrl} size={24} />
              {person.firstName}
            </button>
          ))}
        </div>
      ) : null}
      {together.map(({ crowd, people }) => (
        <CrowdLine
          key={crowd.id}
          crowd={crowd}
          people={people}
          onRemove={(gone) => field.onChange(without(field.value, gone))}
        />
      ))}
      {field.value.length > longList ? (
        <p className="text-small text-soft">
          <Plural value={field.value.length} one="# persona en total" other="# personas en total" />
        </p>
      ) : null}
      <LeftOutNotice leftOut={leftOut}>
        {looking === null ? null : looking.state === 'asking' ? (
          <p>
            {isList ? (
              <Trans>Buscando a quién pertenecen los correos…</Trans>
            ) : (
              <Trans>Buscando a las personas…</Trans>
            )}
          </p>
        ) : (
          <p>
            {isList ? (
              <Trans>No pudimos buscar los correos que pegaste. Siguen aquí.</Trans>
            ) : (
              <Trans>No pudimos buscar a las personas.</Trans>
            )}{' '}
            <button
              type="button"
              className="target rounded-control font-semibold text-link hover:underline"
              onClick={() => void lookUp(looking.what)}
            >
              <Trans>Reintentar</Trans>
            </button>
          </p>
        )}
      </LeftOutNotice>
    </div>
  );
}
