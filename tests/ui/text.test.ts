/** Names, texts and hosts, as every screen treats them. */
import { describe, expect, it } from 'vitest';
import { brandName, brandOf, isDocsHost } from '#schema/brand.ts';
import { subDomain } from '#schema/telemetryPage.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { storedScheme } from '#src/lib/scheme.ts';
import { capitalise } from '#src/lib/capitalise.ts';
import { fold, initials, matches } from '#src/lib/text.ts';

describe('words', () => {
  it('words are capitalised only when they are longer than two characters', () => {
    expect(capitalise('ana DE la cRUZ')).toBe('Ana DE la Cruz');
    expect(capitalise('ÉL ángel')).toBe('ÉL Ángel');
    expect(capitalise('')).toBe('');
  });

  it('initials are made of the first and the last word', () => {
    expect(initials('Ana María Ríos')).toBe('AR');
    expect(initials('ángel')).toBe('Á');
    expect(initials('ana.rios@aurora.example')).toBe('AE');
    expect(initials('  ')).toBe('?');
  });

  it('a search finds words without their accents and by the start of each word', () => {
    expect(fold('Ángel NÚÑEZ')).toBe('angel nunez');
    expect(matches('Ángel Núñez', 'nun an')).toBe(true);
    expect(matches('Ángel Núñez', 'gel')).toBe(false);
    expect(matches('Ángel Núñez', '')).toBe(true);
  });
});

describe('the host', () => {
  it('the host chooses the brand', () => {
    expect(brandOf('aurora.outpoints.example')).toBe('outpoints');
    expect(brandOf('myOutPoints.com:8443')).toBe('outpoints');
    expect(brandOf('localhost:4000')).toBe('outpoints');
    expect(brandOf('127.0.0.1:4000')).toBe('outpoints');
    expect(brandOf('aplauso.example:4000')).toBe('aplauso');
    expect(brandOf('localhost:5173')).toBe('aplauso');
    expect(brandName[brandOf('localhost')]).toBe('Aplauso');
  });

  it('a host shows the documentation only when its name contains docs', () => {
    expect(isDocsHost('docs.aplauso.example')).toBe(true);
    expect(isDocsHost('API-Docs.aplauso.example:8080')).toBe(true);
    expect(isDocsHost('ortodocs.aplauso.example')).toBe(true);
    expect(isDocsHost('doc.aplauso.example')).toBe(false);
    expect(isDocsHost('aurora.localhost:5173')).toBe(false);
  });

  it('a host names the sub-domain of an organisation', () => {
    expect(subDomain('aurora.aplauso.example:8080')).toBe('aurora');
    expect(subDomain('aurora.localhost:5173')).toBe('aurora');
    expect(subDomain('localhost')).toBeUndefined();
    expect(subDomain('127.0.0.1:8080')).toBeUndefined();
    expect(subDomain('aplauso.example')).toBeUndefined();
  });
});

describe('the values stored on the device', () => {
  it('the stored colour scheme is the chosen one, or system when storage is closed or invalid', () => {
    const holding = (value: string | null) => () => ({ getItem: () => value });
    expect(storedScheme(holding('dark'))).toBe('dark');
    expect(storedScheme(holding('{"broken'))).toBe('system');
    expect(storedScheme(holding(null))).toBe('system');
    expect(
      storedScheme(() => {
        throw new Error('closed');
      }),
    ).toBe('system');
  });

  it('each history entry gets one key and keeps its other state', () => {
    const entry = {
      state: { from: '/post' } as unknown,
      replaceState: (state: unknown) => void (entry.state = state),
    };
    const name = entryKey(entry);
    expect(entryKey(entry)).toBe(name);
    expect(entry.state).toMatchObject({ from: '/post' });
    entry.state = null;
    expect(entryKey(entry)).not.toBe(name);
  });
});
