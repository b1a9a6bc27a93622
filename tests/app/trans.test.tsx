/** Sentences with names: what looks like markup in a name is text. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));

test.each(['<b>Ana</b>', '<0>Ana</0>', '<1/>', 'Ana < Luis', '</b>', 'Ana'])(
  'the name %s is drawn literally in a sentence with elements and with a number',
  (name) => {
    const count = 2;
    render(
      <I18nProvider i18n={i18n}>
        <p data-testid="sentence">
          <Trans>
            De <em>{name}</em> para {name}, <Plural value={count} one="# punto" other="# puntos" />
          </Trans>
        </p>
      </I18nProvider>,
    );
    const sentence = screen.getByTestId('sentence');
    expect(sentence.textContent).toBe(`De ${name} para ${name}, 2 puntos`);
    expect(sentence.querySelector('em')?.textContent).toBe(name);
  },
);
