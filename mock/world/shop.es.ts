/** Spanish texts of the store. */
import type { ShopWords } from './shop.ts';
import { lines } from './texts.ts';

export const spanish: ShopWords = {
  catalogs: [
    ['México', 'MX', 'Entrega en toda la república.'],
    ['Colombia', 'CO', 'Entrega en ciudades principales.'],
  ],
  categories: [
    ['Experiencias', 'Experiences'],
    ['Hogar', 'Home'],
    ['Tecnología', 'Technology'],
    ['Tarjetas de regalo', 'Gift cards'],
    ['Bienestar', 'Wellbeing'],
    ['De Aurora', 'From Aurora'],
    ['Temporada', 'Season'],
  ],
  providers: [
    ['Café Tierra Alta', 'tierra-alta'],
    ['Librería Páramo', 'paramo'],
    ['Tecno Nube', 'tecno-nube'],
    ['Casa Nativa', 'casa-nativa'],
    ['Ruta Serena', 'ruta-serena'],
  ],
  products: lines(`
    Media jornada libre | Una tarde para ti; tu líder confirma la fecha.
    Día libre | Un día completo, con goce de sueldo.
    Desayuno con la dirección | Una hora de café y preguntas con quien dirige Aurora.
    Estacionamiento por un mes | Un lugar con tu nombre, junto a la entrada.
    Sudadera Aurora | Algodón suave, bordada a mano.
    Termo Aurora | Doce horas caliente, doce horas frío.
    Libreta Aurora | Papel reciclado y tapa dura.
    Una semana desde donde quieras | Trabaja cinco días desde otra ciudad.
    Un árbol a tu nombre | Lo plantamos y te mandamos dónde crece.
    Una sala con tu nombre | Elige cuál y descubre la placa en persona.
    Mochila Aurora 2025 | De la colección del año pasado.
    Tarjeta de café | Para cualquier sucursal de Tierra Alta.
    Tarjeta de libros | Libros y música, sin vencimiento.
    Tarjeta de libros grande | Para llenar un estante.
    Tarjeta de tecnología | Válida en línea y en tienda.
    Recarga de celular | Llega a tu número en minutos.
    Tarjeta de supermercado | La despensa de una semana.
    Cine en casa por tres meses | Películas y series en dos pantallas.
    Audífonos inalámbricos | Cancelan el ruido; treinta horas de batería.
    Bocina portátil | Resiste agua y arena.
    Teclado mecánico | Silencioso y en español.
    Batería externa | Carga tu teléfono tres veces.
    Tableta de 10 pulgadas | Con lápiz y funda.
    Reloj deportivo | Ritmo, sueño y rutas.
    Lámpara de escritorio | Tres tonos de luz.
    Prensa francesa | Para cuatro tazas.
    Café de altura, 500 g | Tostado el mismo mes.
    Juego de sartenes | Tres piezas de hierro.
    Manta tejida | Lana de telar, para dos.
    Planta de interior | Fácil de cuidar, con maceta de barro.
    Canasta de fin de año | Vino, turrón y dulces de la región.
    Molcajete | Piedra volcánica curada.
    Hamaca | Tejida en San Jacinto.
    Cena para dos | Menú de cuatro tiempos.
    Dos entradas de cine | Cualquier función, cualquier día.
    Fin de semana en la montaña | Cabaña para dos, con desayuno.
    Taller de cerámica | Tres horas y te llevas tu pieza.
    Vuelo en globo | Amanecer sobre Teotihuacán.
    Visita a una finca cafetera | Un día en el Quindío.
    Masaje relajante | Una hora, en el spa que elijas.
    Un mes de gimnasio | Con clases incluidas.
    Clase de yoga | En línea, los martes.
    Tapete de yoga | Corcho natural.`),
  coupons: lines(`
    Café del día gratis | Gratis | Uno por persona, en mostrador.
    2 x 1 en bebidas | 2 x 1 | De lunes a viernes.
    Pan dulce con tu café | Gratis | Al comprar una bebida.
    15 % en libros | 15 % | No aplica en texto escolar.
    Vale de 200 pesos | $200 | En una sola compra.
    30 % en la feria del libro | 30 % | Solo en la feria.
    Noche extra en cabaña | 2 x 1 | Sujeto a lugar.
    20 % en masajes | 20 % | Con cita.`),
  currency: 'MXN',
  voucher: 200,
  questions: {
    size: ['¿Qué talla usas?', 'CH', 'M', 'G', 'XG'],
    email: ['¿A qué correo la enviamos?'],
    day: ['¿Qué día prefieres?'],
  },
  answers: {
    size: ['CH', 'M', 'M', 'G'],
    email: ['A mi correo del trabajo'],
    day: ['El próximo viernes', 'Cualquier lunes', 'El último día del mes'],
  },
  terms: 'No es canjeable por dinero.',
  levels: lines(`
    Semilla | Ya eres parte. | Seed
    Brote | Invitación a los talleres del mes. | Sprout
    Raíz | Desayuno trimestral con tu área. | Root
    Rama | Media jornada libre al año. | Branch
    Bosque | Mentoría con la dirección. | Forest
    Horizonte | Tu nombre en el muro de Aurora. | Horizon`),
  asks: lines(`
    Quiero agradecer a quienes me cubrieron esta semana.
    Cerramos el proyecto y somos muchos a quienes dar las gracias.
    Viene el aniversario del equipo.
    Mis puntos del mes ya se fueron en la campaña.
    Para reconocer al turno de la noche.`),
  granted: '¡Con gusto! Que se note.',
  denied: 'Este mes ya no alcanza; lo vemos el siguiente.',
  extra: 'Para la semana del reconocimiento.',
  bonus: 'Bono por resultados del trimestre.',
  shipped: 'Va en camino con mensajería.',
  refunded: 'El proveedor ya no lo tiene. Te devolvimos tus puntos.',
  addresses: [
    [
      'Calle Jacarandas 214, interior 3 | Ciudad de México | +52 55 5550 0142',
      'Avenida Chapultepec 560 | Guadalajara | +52 33 5550 0177',
    ],
    ['Carrera 11 # 93-40 | Bogotá | +57 601 555 0119'],
  ],
};
