/**
 * The fields of a body or a response: name, type, limits, description; all but the descriptions come from the
 * row.
 */
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ourPath } from '#schema/kit/wire.ts';
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { fieldsOf, type Field } from './fields.ts';

function Kind({ field: { kind, isList } }: { readonly field: Field }): ReactElement {
  switch (kind) {
    case 'text':
      return isList ? <Trans>lista de textos</Trans> : <Trans>texto</Trans>;
    case 'email':
      return isList ? <Trans>lista de correos</Trans> : <Trans>correo</Trans>;
    case 'integer':
      return isList ? <Trans>lista de números enteros</Trans> : <Trans>número entero</Trans>;
    case 'object':
      return isList ? <Trans>lista de objetos</Trans> : <Trans>objeto</Trans>;
  }
}

function Limits({ field }: { readonly field: Field }): ReactElement | null {
  const { i18n } = useLingui();
  const { kind, isList, minimum, maximum, fewest, most } = field;
  const count = (value: number): string => formatNumber(value, i18n.locale === 'en' ? 'en' : 'es');
  const least = count(minimum ?? 0);
  const greatest = count(maximum ?? 0);
  const parts = [
    isList && most !== undefined ? (
      <Trans key="items">
        de {fewest ?? 0} a {most} elementos
      </Trans>
    ) : null,
    kind === 'integer' && maximum !== undefined ? (
      <Trans key="range">
        de {least} a {greatest}
      </Trans>
    ) : null,
    kind !== 'integer' && maximum !== undefined ? (
      <Plural key="signs" value={maximum} one="# carácter como máximo" other="# caracteres como máximo" />
    ) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <span className="text-meta text-soft">
      {parts.map((part, index) => (
        <span key={part.key}>
          {index === 0 ? null : ' · '}
          {part}
        </span>
      ))}
    </span>
  );
}

export interface FieldListProps {
  readonly schema: AnySchema;
  readonly io: 'input' | 'output';
  /** Descriptions by the names in code; fields inside a list include the names above them. */
  readonly words: Readonly<Record<string, MessageDescriptor>>;
  readonly label: string;
}

/** The key in `words` for a field name on the wire. */
export const wordOf = (schema: AnySchema, path: string): string =>
  ourPath(schema, path.replaceAll('[]', '.0')).replaceAll('.0', '');

/** In the order of the row. */
export function FieldList({ schema, io, words, label }: FieldListProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <ul aria-label={label} className="flex flex-col">
      {fieldsOf(schema, io).map((field) => {
        const word = words[wordOf(schema, field.path)];
        return (
          <li key={field.path} className="border-b border-line py-3 last:border-b-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
              <code translate="no" className="font-semibold wrap-anywhere">
                {field.path}
              </code>
              <span className="text-soft">
                <Kind field={field} />
              </span>
              {io === 'output' ? null : field.isRequired ? (
                <span className="text-meta font-semibold text-accent-text">
                  <Trans>obligatorio</Trans>
                </span>
              ) : (
                <span className="text-meta text-soft">
                  <Trans>opcional</Trans>
                </span>
              )}
              {io === 'output' ? null : <Limits field={field} />}
            </p>
            {word === undefined ? null : <p className="mt-1">{i18n._(word)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
