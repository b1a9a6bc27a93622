/** The product's name in mails: the name on the host that the link leads to (spec §1 "A second branded variant"). */
import { describe, expect, it } from 'vitest';
import { mailOf } from '#backend/mail/words.ts';

const ana = { firstName: 'Ana', language: 'spanish' } as const;
const said = (kind: 'activation' | 'code', link: string | null) =>
  mailOf(kind, ana, { organization: 'Grupo Aurora' }, { link, code: '123456' });

describe('product name in mails', () => {
  it('a mail names the product of the host of its link', () => {
    for (const [host, product, other] of [
      ['aplauso.example', 'Aplauso', 'Outpoints'],
      ['outpoints.example', 'Outpoints', 'Aplauso'],
    ] as const) {
      const { subject, body } = said('activation', `https://${host}/activate?token=1`);
      expect(subject).toBe(`Te damos la bienvenida a Grupo Aurora en ${product}`);
      expect(body).toContain(`${product}, para Grupo Aurora`);
      expect(body.replace(host, '')).not.toContain(other);
    }
  });

  it('a mail without a link names no product', () => {
    const { subject, body } = said('code', null);
    expect(`${subject} ${body}`).not.toMatch(/Aplauso|Outpoints/u);
    expect(body.trimEnd().endsWith('Grupo Aurora')).toBe(true);
  });
});
