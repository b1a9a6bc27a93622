/** The hints that are detected in a message: tables of sentences in both languages with the expected hints. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintsOf } from '#schema/recognitions/hints.rules.ts';

/** c: says something concrete; g: general praise only. */
type Expected = '' | 'c' | 'g';

const told = (text: string, names: readonly string[] = []): string => {
  const { concrete, generic } = hintsOf(text, names);
  return `${concrete ? 'c' : ''}${generic ? 'g' : ''}`;
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
  ['Gracias por quedarte hasta cerrar el informe', 'c'],
  ['Preparaste la presentación del comité', 'c'],
  ['Resolviste el error de facturación', 'c'],
  ['Explicó el rediseño con mucha claridad', 'c'],
  ['Por contestar con paciencia a cada cliente', 'c'],
  ['Gracias por haber revisado el contrato conmigo', 'c'],
  ['Organizaste la mudanza de la oficina', 'c'],
  ['Ustedes pintaron el aula de la escuela', 'c'],
  ['Escribiste la guía de bienvenida', 'c'],
  ['Gracias por ayudarme con la planilla de costos', 'c'],
  ['Hizo el inventario del almacén', 'c'],
  ['Cubriste el turno de Marta', 'c'],
  ['Has ordenado el archivo de proveedores', 'c'],
  ['Enseñándonos la herramienta nueva', 'c'],
  ['Encontraste el error de la tabla y llegamos a tiempo', 'c'],
  ['Preparaste la demo y el cliente firmó ese día', 'c'],
  ['Tu guía me ahorró la primera semana', 'c'],
  ['La migración salió sin una sola llamada de soporte', 'c'],
  ['Automatizaste el reporte y ahora tarda 5 minutos', 'c'],
  ['Revisaste el contrato y evitamos una multa', 'c'],
  ['Gracias por quedarte hasta tarde: logramos entregar a tiempo', 'c'],
  ['Cambiaste la ruta de reparto y bajaron los retrasos', 'c'],
  ['Calmaste al cliente y renovó por dos años', 'c'],
  ['Propuso otra pantalla de pago y aumentaron las ventas', 'c'],
  ['Documentaste el proceso para que nadie dependa de una sola persona', 'c'],
  ['Con tu idea redujimos la espera un 30 %', 'c'],
  ['Gracias a ti pudimos abrir la tienda', 'c'],
  ['Reparaste la máquina y la planta no paró ni un turno, por eso cumplimos el pedido', 'c'],
  ['Excelente presentación del plan anual', 'c'],
  ['La reunión del lunes y el tablero de ventas', 'c'],
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
  ['You stayed late to close the March report', 'c'],
  ['You prepared the slides for the board', 'c'],
  ['You fixed the invoicing bug', 'c'],
  ['She explained the redesign with great clarity', 'c'],
  ['Thanks for answering each customer with patience', 'c'],
  ['Thank you for reviewing the contract with me', 'c'],
  ['You organised the office move', 'c'],
  ['You wrote the welcome guide', 'c'],
  ['Thanks for helping me with the cost sheet', 'c'],
  ['He built the new dashboard', 'c'],
  ['You covered the night shift', 'c'],
  ['You found the missing invoice', 'c'],
  ['Thanks for teaching me the new tool', 'c'],
  ['You took over the support queue', 'c'],
  ['You found the error in the table so we could send the report', 'c'],
  ['You prepared the demo and the customer signed that day', 'c'],
  ['Your guide saved me the first week', 'c'],
  ['The migration went live without a single support call', 'c'],
  ['You automated the report and now it takes 5 minutes', 'c'],
  ['You reviewed the contract and we avoided a fine', 'c'],
  ['Thanks for staying late: we delivered on time', 'c'],
  ['You changed the delivery route, which cut delays', 'c'],
  ['You calmed the client down and they renewed; we kept the account', 'c'],
  ['He proposed another payment page, so sales went up', 'c'],
  ['You documented the process so nobody depends on one person', 'c'],
  ['Your idea reduced the waiting time by 30 %', 'c'],
  ['Thanks to you we opened the shop', 'c'],
  ['You repaired the machine and as a result we met the order', 'c'],
  ['Great job on the onboarding docs for the new hires', 'c'],
  ['The Monday meeting and the sales board', 'c'],
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
  expect(hintsOf('')).toEqual({ concrete: false, generic: false });
});

test('the hints read any text without throwing, and generic praise is not concrete', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.array(fc.string()), (text, names) => {
      const { concrete, generic } = hintsOf(text, names);
      expect(generic && concrete).toBe(false);
    }),
  );
});
