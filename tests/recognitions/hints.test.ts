/** The hints that are detected in a message: tables of sentences in both languages with the expected hints. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintsOf } from '#schema/recognitions/hints.rules.ts';

/** d: names an action; e: names its effect; g: general praise only. */
type Expected = '' | 'd' | 'e' | 'de' | 'g';

const told = (text: string, names: readonly string[] = []): string => {
  const { did, effect, generic } = hintsOf(text, { names });
  return `${did ? 'd' : ''}${effect ? 'e' : ''}${generic ? 'g' : ''}`;
};

const spanish: readonly (readonly [string, Expected])[] = [
  ['Buen trabajo', 'g'],
  ['¡Gran trabajo, equipo!', 'g'],
  ['Excelente trabajo, sigue así', 'g'],
  ['Gracias por todo', 'g'],
  ['Muchas gracias por tu apoyo', 'g'],
  ['Mil gracias por tu ayuda de siempre', 'g'],
  ['Eres un crack', 'g'],
  ['Eres la mejor, gracias', 'g'],
  ['¡Felicidades!', 'g'],
  ['Gracias por ser como eres', 'g'],
  ['Lo hiciste muy bien', 'g'],
  ['Hiciste un gran trabajo', 'g'],
  ['Gracias por estar siempre', 'g'],
  ['Bien hecho', 'g'],
  ['Qué gran actitud, enhorabuena', 'g'],
  ['Gracias por tu esfuerzo y dedicación', 'g'],
  ['Gracias por quedarte hasta cerrar el informe', 'd'],
  ['Preparaste la presentación del comité', 'd'],
  ['Resolviste el error de facturación', 'd'],
  ['Explicó el rediseño con mucha claridad', 'd'],
  ['Por contestar con paciencia a cada cliente', 'd'],
  ['Gracias por haber revisado el contrato conmigo', 'd'],
  ['Organizaste la mudanza de la oficina', 'd'],
  ['Ustedes pintaron el aula de la escuela', 'd'],
  ['Escribiste la guía de bienvenida', 'd'],
  ['Gracias por ayudarme con la planilla de costos', 'd'],
  ['Hizo el inventario del almacén', 'd'],
  ['Cubriste el turno de Marta', 'd'],
  ['Has ordenado el archivo de proveedores', 'd'],
  ['Enseñándonos la herramienta nueva', 'd'],
  ['Encontraste el error de la tabla y llegamos a tiempo', 'de'],
  ['Preparaste la demo y el cliente firmó ese día', 'de'],
  ['Tu guía me ahorró la primera semana', 'de'],
  ['La migración salió sin una sola llamada de soporte', 'de'],
  ['Automatizaste el reporte y ahora tarda 5 minutos', 'de'],
  ['Revisaste el contrato y evitamos una multa', 'de'],
  ['Gracias por quedarte hasta tarde: logramos entregar a tiempo', 'de'],
  ['Cambiaste la ruta de reparto y bajaron los retrasos', 'de'],
  ['Calmaste al cliente y renovó por dos años', 'de'],
  ['Propuso otra pantalla de pago y aumentaron las ventas', 'de'],
  ['Documentaste el proceso para que nadie dependa de una sola persona', 'de'],
  ['Con tu idea redujimos la espera un 30 %', 'e'],
  ['Gracias a ti pudimos abrir la tienda', 'e'],
  ['Reparaste la máquina y la planta no paró ni un turno, por eso cumplimos el pedido', 'de'],
  ['La reunión del lunes y el tablero de ventas', ''],
];

const english: readonly (readonly [string, Expected])[] = [
  ['Great job', 'g'],
  ['Great job, team!', 'g'],
  ['Good work, keep it up', 'g'],
  ['Thanks for everything', 'g'],
  ['Thank you so much for your support', 'g'],
  ['Many thanks for all your help', 'g'],
  ['You rock', 'g'],
  ['You are the best', 'g'],
  ['Congratulations!', 'g'],
  ['Thanks for being you', 'g'],
  ['Well done', 'g'],
  ['Amazing effort and dedication', 'g'],
  ['You are so talented and dedicated', 'g'],
  ['Kudos to a great colleague', 'g'],
  ['Really appreciate your hard work', 'g'],
  ['Awesome stuff as always', 'g'],
  ['You stayed late to close the March report', 'd'],
  ['You prepared the slides for the board', 'd'],
  ['You fixed the invoicing bug', 'd'],
  ['She explained the redesign with great clarity', 'd'],
  ['Thanks for answering each customer with patience', 'd'],
  ['Thank you for reviewing the contract with me', 'd'],
  ['You organised the office move', 'd'],
  ['You wrote the welcome guide', 'd'],
  ['Thanks for helping me with the cost sheet', 'd'],
  ['He built the new dashboard', 'd'],
  ['You covered the night shift', 'd'],
  ['You found the missing invoice', 'd'],
  ['Thanks for teaching me the new tool', 'd'],
  ['You took over the support queue', 'd'],
  ['You found the error in the table so we could send the report', 'de'],
  ['You prepared the demo and the customer signed that day', 'de'],
  ['Your guide saved me the first week', 'de'],
  ['The migration went live without a single support call', 'de'],
  ['You automated the report and now it takes 5 minutes', 'de'],
  ['You reviewed the contract and we avoided a fine', 'de'],
  ['Thanks for staying late: we delivered on time', 'de'],
  ['You changed the delivery route, which cut delays', 'de'],
  ['You calmed the client down and they renewed; we kept the account', 'de'],
  ['He proposed another payment page, so sales went up', 'de'],
  ['You documented the process so nobody depends on one person', 'de'],
  ['Your idea reduced the waiting time by 30 %', 'de'],
  ['Thanks to you we opened the shop', 'de'],
  ['You repaired the machine and as a result we met the order', 'de'],
  ['The Monday meeting and the sales board', ''],
];

describe('hints for Spanish messages', () => {
  test.each(spanish)('the Spanish message "%s" gives the hints "%s"', (text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe('hints for English messages', () => {
  test.each(english)('the English message "%s" gives the hints "%s"', (text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

test('the names of receivers do not count as content of a message', () => {
  expect(told('Gracias, Luis Paz', ['Luis Paz'])).toBe('g');
  expect(told('Great job, Camila Núñez!', ['Camila Núñez Arce'])).toBe('g');
});

test('an empty message gives no hints, and is not generic praise', () => {
  expect(told('   ')).toBe('');
  expect(hintsOf('')).toEqual({ did: false, effect: false, value: null, generic: false });
});

test.each<[string, string, boolean]>([
  ['Trabajo en equipo', 'Nos juntaste a todos y colaboramos entre áreas', true],
  ['Trabajo en equipo', 'Arreglaste la impresora del tercer piso', false],
  ['Innovación', 'Propusiste una idea que nadie había probado', true],
  ['Cercanía con el cliente', 'Contestaste a cada cliente durante la caída', true],
  ['Customer focus', 'You called every customer after the outage', true],
  ['Integridad', 'Dijiste la verdad sobre el retraso, con transparencia', true],
  ['Integridad', 'Preparaste el informe de marzo', false],
  ['Growth', 'You shared what you learned with the new people', true],
])('the hints for the value %s find it in "%s": %s', (value, text, expected) => {
  expect(hintsOf(text, { values: [value] }).value).toBe(expected);
});

test('the hints read any text without throwing, and generic praise never comes with a deed or an effect', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.array(fc.string()), (text, values) => {
      const { did, effect, generic, value } = hintsOf(text, { values });
      expect(generic && (did || effect)).toBe(false);
      expect(value === null).toBe(values.length === 0);
    }),
  );
});
