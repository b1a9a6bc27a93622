/** Spanish texts of the demo's recognitions. */
import { lines, list, type Texts } from './texts.ts';

export const spanish: Texts = {
  deeds: {
    thanks: lines(`
      Gracias por cubrir mi turno el {día} sin pensarlo dos veces.
      Gracias por quedarte conmigo hasta que {informe} por fin cuadró.
      Gracias por contestar mis mil preguntas de esta semana con la misma paciencia que el primer día.
      Gracias por traerme al día después de las vacaciones; con tus notas entendí todo en una hora.
      Gracias por prestarme tu mañana para ensayar la presentación de {cliente}.
      Gracias por avisarme a tiempo del cambio de fecha: me salvaste de un mal rato.
      Gracias por llevar tú la llamada con {cliente} cuando se me fue la voz.
      Gracias por el café y por escucharme el {día}; volví con otra cara a la reunión.
      Gracias por revisar el correo antes de que saliera a {n} personas.
      Gracias por ir a {ciudad} en mi lugar cuando mi hija enfermó.
      Gracias por dejar la sala lista antes de que llegáramos, hasta el proyector funcionaba.
      Gracias por recordarme que primero se respira y luego se contesta.
      Gracias por decirme de frente, y con cariño, lo que no estaba funcionando.
      Gracias por pasar por {ciudad} a recoger los documentos que yo había olvidado.
      Gracias por tomar el teléfono mientras yo terminaba {informe}.
      Gracias por tu mensaje del {día}: llegó justo cuando hacía falta.
      Gracias por traducir el correo de {cliente}; contigo entendimos hasta lo que no decía.`),
    team: lines(`
      En {proyecto} dejaste tu lista a un lado para destrabar la nuestra.
      Te sumaste a {área} en plena semana de cierre y nadie tuvo que pedírtelo.
      Repartiste el trabajo de {proyecto} de forma que todos llegamos a casa a cenar.
      Juntaste a {área} y a logística en la misma mesa, y en veinte minutos había acuerdo.
      Te quedaste el {día} a cargar cajas con los del almacén como si fuera tu puesto.
      Compartiste tu plantilla de {informe} con todo el equipo en vez de guardártela.
      Cuando se cayó el sistema, tomaste los teléfonos con nosotros toda la tarde.
      Preguntaste en la reunión lo que todos pensábamos y nadie decía.
      Cediste tu lugar en la agenda para que {área} pudiera presentar primero.
      Hiciste equipo con la gente de {ciudad} como si estuvieran en el escritorio de al lado.
      Tomaste notas para los que no pudimos estar y las mandaste el mismo {día}.
      Pusiste en contacto a {área} con la gente de {ciudad}, y lo que tardaba días hoy se resuelve en una llamada.
      Viste que andábamos cortos de gente con {cliente} y te presentaste sin que nadie llamara.
      Defendiste {proyecto} en la junta como si fuera tuyo.
      Guardaste lugar en la mesa del comedor para los nuevos de {área} toda la semana.`),
    customer: lines(`
      {cliente} nos escribió solo para hablar de ti. Ya pidieron que lleves su cuenta.
      Llamaste a {cliente} antes de que ellos se dieran cuenta del retraso. La renovación llegó dos días después.
      Encontraste cómo entregar a {cliente} el mismo {día}, con la carretera cerrada.
      Escuchaste media hora a un cliente furioso y colgó dando las gracias.
      Le explicaste la factura a {cliente} sin una sola palabra rara, y su calificación pasó de seis a nueve.
      Fuiste hasta {ciudad} para ver con tus ojos lo que {cliente} no lograba contarnos.
      Conseguiste el repuesto que {cliente} llevaba tres semanas esperando.
      Le dijiste a {cliente} la verdad sobre la fecha, y por eso sigue con nosotros.
      Anotaste lo que {cliente} nunca nos pide pero siempre agradece, y ya es parte de la guía.
      Atendiste {n} casos el {día} y en cada uno hay un saludo por su nombre.
      Convertiste una queja de {cliente} en la mejor referencia que tenemos en {ciudad}.`),
    ideas: lines(`
      Tu idea de juntar las dos entregas de {ciudad} parecía imposible hasta que la dibujaste.
      El formulario que inventaste para {área} nos quitó {n} correos por semana.
      Cambiaste el orden de los pasos en {proyecto} y desapareció la fila.
      Probaste tres versiones de {informe} con gente real antes de elegir una.
      Propusiste hacer {proyecto} en pequeño primero, y en diez días ya sabíamos lo que no servía.
      Armaste una hoja que avisa sola cuando falta inventario.
      Preguntaste por qué lo hacíamos así, y la única respuesta era la costumbre.
      Trajiste de {ciudad} una manera de etiquetar que ya copiamos en todas las bodegas.
      Pusiste el código QR en las tarimas y se acabaron las búsquedas a mano.
      Con dos macros tuyas, {informe} pasó de un día entero a veinte minutos.
      Dibujaste {proyecto} en una servilleta y es exactamente lo que terminamos construyendo.`),
    quality: lines(`
      Detectaste el error de dos centavos que nadie veía en {informe}.
      Entregaste {informe} dos días antes y sin una sola corrección.
      Revisaste los {n} contratos uno por uno hasta confirmar la última fecha.
      La auditoría de {área} salió sin observaciones, y la carpeta la armaste tú.
      Documentaste {proyecto} tan bien que la gente nueva lo entiende sin llamarte.
      Te negaste a mandar el pedido de {cliente} hasta que el color fuera el correcto. Nadie lo iba a notar, salvo ellos.
      Dejaste los datos de {ciudad} tan limpios que el tablero cargó a la primera.
      Volviste a medir cuando ya todos dábamos la pieza por buena, y tenías razón.
      Pusiste orden en las carpetas de {área}; ahora todo se encuentra en segundos.
      Cerraste el mes con cero pendientes, algo que no veíamos desde hace {n} meses.
      El material que preparaste para {cliente} se ve impecable hasta en el celular.`),
    learning: lines(`
      Le dedicaste una hora diaria a la persona nueva de {área} durante dos semanas. Hoy esa persona enseña a otras.
      Terminaste la certificación estudiando de noche y al día siguiente nos la contaste.
      Diste el taller del {día} sobre tablas dinámicas y se llenó la sala.
      Contaste en público lo que salió mal en {proyecto} para que nadie lo repita.
      Me enseñaste a leer {informe} sin hacerme sentir que debía saberlo.
      Grabaste {n} videos cortos con los trucos que antes solo conocías tú. Ahora ya somos varios los que sabemos hacerlo.
      Pediste comentarios sobre tu presentación y la rehiciste completa con ellos.
      Te animaste a presentar en inglés ante {cliente} por primera vez.
      Acompañaste mi primera visita a {ciudad} y me dejaste equivocarme sin prisa.
      Escribiste la guía de bienvenida que todos hubiéramos querido tener. Ya tiene más visitas que el menú del comedor.
      Aprendiste el sistema de {área} en una semana para poder ayudarles.`),
    lead: lines(`
      Guiaste {proyecto} con calma cuando cambió todo a mitad de camino.
      Defendiste el presupuesto de tu equipo con datos y sin levantar la voz.
      Reconociste el trabajo de los demás antes que el tuyo frente a la dirección.
      Dijiste que no a tiempo, y con eso cuidaste a {n} personas.
      Le diste a cada quien la parte de {proyecto} donde podía brillar.
      Tomaste la decisión difícil de {ciudad} y fuiste tú quien la explicó en persona.
      Convertiste la reunión del {día} en quince minutos que de verdad sirven.
      Mantuviste unido a {área} en el trimestre más duro del año.
      Preguntaste cómo estábamos antes de preguntar cómo íbamos.
      Le abriste la puerta a una voz nueva en {proyecto} y fue la que faltaba.
      Hiciste sencilla una prioridad que en tres correos nadie había entendido.`),
    milestone: lines(`
      Cerramos con {cliente} después de ocho meses, y tú no soltaste el hilo ni una semana.
      {proyecto} ya está en marcha en {ciudad}, un mes antes de lo prometido.
      Llegaste a {n} entregas seguidas sin un solo retraso.
      {área} cumplió la meta del trimestre y tu nombre está en cada paso.
      Abrimos {ciudad} con todo el equipo completo, y eso empezó con tu plan.
      Cero accidentes en lo que va del año: tu recorrido de cada {día} tiene mucho que ver.
      Renovamos con {cliente} por dos años más gracias a tu propuesta.
      El lanzamiento de {proyecto} salió sin una sola llamada de emergencia.
      Subimos {n} puntos en la encuesta de clientes, y el cambio lo empezaste tú.
      Terminaste la mudanza del almacén en un fin de semana, con todo contado.`),
  },
  effects: {
    thanks: lines(`
      Me cambiaste la semana.
      Parece poco, pero para mí fue muchísimo.
      Me quitaste un peso de encima.
      Sin eso, la semana habría sido otra historia.
      No tenías que hacerlo, y lo hiciste igual.
      Así da gusto venir a trabajar.
      Ojalá pronto pueda devolverte el favor.`),
    team: lines(`
      Llegamos todos a la meta, y llegamos de buen humor.
      Nos ahorraste una semana de idas y vueltas.
      Desde entonces las dos áreas se hablan sin intermediarios.
      Se notó que para ti el equipo va primero.
      Hasta la dirección preguntó quién había sido.
      El trabajo pesado se hizo ligero.
      Contigo un problema nunca es de una sola persona.`),
    customer: lines(`
      Por detalles así nos recomiendan.
      Así se gana la confianza.
      Se nota que te importa de verdad.
      Eso es cuidar a quien confía en nosotros.
      Nadie lo habría hecho mejor.
      Del otro lado del teléfono eso se siente.
      Quiero que todos atendamos así.`),
    ideas: lines(`
      Ahorramos {n} horas al mes, y contando.
      En las otras sedes ya quieren copiarlo.
      A veces lo más sencillo es lo que nadie había intentado.
      Hoy parece obvio, y eso es lo mejor que se puede decir de una idea.
      Lo medimos: {n} % menos de tiempo.
      Nos diste permiso de probar, y eso también se contagia.
      Ya hay fila para la siguiente versión.`),
    quality: lines(`
      Ese cuidado nos evitó un problema serio.
      Finanzas todavía no lo puede creer.
      Con trabajo así, uno firma con los ojos cerrados.
      Los detalles son tu firma.
      Es el nuevo estándar del equipo.
      La próxima auditoría ya no nos quita el sueño.
      Se ve el cariño en cada página.`),
    learning: lines(`
      Enseñar así también es trabajar.
      Salí con ganas de seguir aprendiendo.
      Me quitaste el miedo a preguntar.
      El equipo entero subió un escalón.
      Aprender contigo se siente fácil.
      Lo que compartes se multiplica.
      Qué bien le hace esto al equipo.`),
    lead: lines(`
      Supimos hacia dónde íbamos, incluso en la peor semana.
      Nos fuimos con más confianza de la que traíamos.
      Así se cuida a un equipo.
      Nadie se quedó atrás.
      Tomé nota de cómo lo hiciste, porque quiero hacerlo igual.
      El ambiente cambió desde entonces.
      Eso no se aprende en ningún curso.`),
    milestone: lines(`
      Un día para recordar.
      Hay foto del equipo completo en la entrada.
      Cuando empezamos parecía una locura.
      La dirección lo contó con tu nombre, como debe ser.
      Ya estamos pensando en lo que sigue.
      Que nadie diga que fue suerte.
      Se lo dedicamos a todos los que dudaron un poquito.`),
  },
  together: lines(`
    Gracias por sacar adelante {proyecto} en equipo, cada quien con lo mejor que sabe hacer.
    Lo que hicieron con {cliente} esta semana merece contarse: nadie preguntó de quién era la culpa, solo cómo se arreglaba.
    Entre todos dejaron {informe} listo en una tarde, y todavía hubo risas.
    Vi cómo se cubrían los turnos unos a otros el {día}. Eso es un equipo.
    Prepararon la visita de {cliente} sin que se notara el esfuerzo, que fue muchísimo.
    Gracias por recibir a la gente de {ciudad} como si llevaran años aquí.
    El simulacro salió perfecto porque cada quien sabía qué hacer. Gracias por tomárselo en serio.
    Cerraron {n} casos pendientes en un solo día. Todavía no sé cómo lo hicieron.
    Gracias por la feria de bienestar: se notó el detalle en cada mesa.
    Unieron {área} y logística para que {proyecto} saliera sin parches.
    Cuando llegó el camión a las seis, estaban todos. Sin convocatoria, sin excusas.
    Gracias por las pruebas de {proyecto}: encontraron lo que no queríamos ver y lo arreglaron juntos.
    La presentación a la dirección fue redonda: se pasaban la palabra como si lo hubieran ensayado un mes.
    Gracias por organizar la colecta para {ciudad}; llegó todo y llegó a tiempo.
    Armaron el inventario de {n} pasillos en un sábado y con música. Gracias por esas ganas.`),
  closings: lines(`
    ¡Gracias de corazón!
    Qué suerte trabajar contigo.
    Un aplauso enorme.
    Se nota y se agradece.
    Te debo un café.
    Así se hace.
    ¡Vamos por más!
    Gracias, de verdad.
    Eso también es Aurora.
    Lo vi y quería que lo supieran todos.
    Que se sepa.
    Orgullo de compartir equipo.
    Sigue así.
    Eres un ejemplo para {área}.`),
  comments: lines(`
    ¡Muy merecido!
    Totalmente de acuerdo.
    Doy fe: yo estaba ahí y fue tal cual.
    ¡Felicidades!
    Siempre suma, siempre.
    Un aplauso desde {ciudad}.
    Me consta. Gran trabajo.
    Qué alegría leer esto.
    Ya era hora de que alguien lo contara.
    ¡Qué equipo!
    Me uno al aplauso.
    Esto hay que enmarcarlo.
    Gracias por contarlo, no tenía idea.
    Eso es lo que nos hace diferentes.
    También nos ayudó a los de {área}. ¡Gracias!
    Imposible decirlo mejor.
    ¡Bravo, bravo!
    Aprendí mucho viéndolo.
    Se me erizó la piel.
    Ojalá más días así.
    ¿Nos cuentas cómo lo hiciste el próximo {día}?
    Merecidísimo.
    Eso, con todo.
    El cliente me lo comentó también.
    Inspira, de verdad.
    ¡Grande!`),
  replies: lines(`
    ¡Gracias! Fue trabajo de todos.
    Me alegraron el día, gracias.
    Con mucho gusto, para eso estamos.
    Ay, qué bonito. ¡Gracias!
    Gracias a ti por confiar.
    Lo volvería a hacer mañana.
    Gracias, lo comparto con todo el equipo.
    Me dejaron sin palabras.
    ¡Gracias! El café va por mi cuenta.
    Fue un gusto, de verdad.`),
  slots: {
    día: list('lunes, martes, miércoles, jueves, viernes, sábado'),
    cliente: list(
      'Textiles del Valle, Farmacias Cóndor, Grupo Alameda, Hotel Las Palmas, Panadería El Molino, Ferretería Quetzal, Clínica San Telmo, Constructora Ríos, Lácteos Santa Inés, Autopartes Orión, Colegio Montealto, Mercados La Ceiba',
    ),
    proyecto: list(
      'el proyecto Brújula, la migración de facturación, el nuevo portal de pedidos, la ruta del norte, el tablero de ventas, la campaña de temporada, el piloto de reparto nocturno, el rediseño del almacén, el plan de ahorro de energía, la app de repartidores',
    ),
    informe: list(
      'el informe trimestral, el presupuesto, el inventario, el cierre contable, el plan de capacitación, el reporte de mermas, el pronóstico de demanda, el cuadro de comisiones',
    ),
    ciudad: list(
      'Guadalajara, Monterrey, Bogotá, Lima, Quito, Puebla, Mérida, Medellín, Querétaro, Guayaquil, Arequipa, Tijuana',
    ),
    área: list(
      'ventas, operaciones, finanzas, mercadotecnia, tecnología, servicio al cliente, talento, compras',
    ),
  },
};
