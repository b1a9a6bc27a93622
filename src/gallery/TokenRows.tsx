/** The current tokens of theme.css, in the organisation's colours and the chosen colour scheme. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Row } from './Row.tsx';

// Whole class names, because Tailwind reads them from the source.
const colours = [
  'bg-page',
  'bg-card',
  'bg-raised',
  'bg-subtle',
  'bg-hover',
  'bg-comment',
  'bg-line',
  'bg-control',
  'bg-ink',
  'bg-soft',
  'bg-brand',
  'bg-brand-hover',
  'bg-brand-pressed',
  'bg-brand-tint',
  'bg-link',
  'bg-accent',
  'bg-accent-tint',
  'bg-error',
  'bg-error-tint',
  'bg-warning',
  'bg-warning-tint',
  'bg-info',
  'bg-info-tint',
  'bg-success',
  'bg-success-tint',
] as const;

const sizes = [
  { name: '44', look: 'text-h1' },
  { name: '36', look: 'text-h2' },
  { name: '28', look: 'text-h3' },
  { name: '24', look: 'text-h4' },
  { name: '20', look: 'text-h5' },
  { name: '16', look: 'text-h6' },
] as const;

/** Colours and type sizes. */
export const TokenRows = (): ReactElement => (
  <>
    <Row title={<Trans>Colores</Trans>}>
      {colours.map((colour) => (
        <span key={colour} className="flex w-28 flex-col gap-1.5">
          <span className={classes('h-14 rounded-control border border-line', colour)} />
          <code className="text-meta text-soft">{colour.slice(3)}</code>
        </span>
      ))}
    </Row>
    <Row title={<Trans>Títulos y textos</Trans>} stacked>
      <div className="flex flex-col gap-3">
        {sizes.map(({ name, look }) => (
          <p key={name} className={classes('font-bold', look)}>
            <Trans>Título de {name} px</Trans>
          </p>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <Trans>Texto de 16 px, para todo lo que se lee con calma.</Trans>
        </p>
        <p className="text-small">
          <Trans>Texto de 14 px, para listas y tablas.</Trans>
        </p>
        <p className="text-small text-soft">
          <Trans>Texto secundario de 14 px.</Trans>
        </p>
        <p className="text-meta text-soft">
          <Trans>Nota de 12 px, nunca para el contenido.</Trans>
        </p>
      </div>
    </Row>
  </>
);
