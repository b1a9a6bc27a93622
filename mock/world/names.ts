/** Names of the people: Latin American in aurora, from many places in boreal. */

/** First names by how they are usually read, and last names. */
export interface Names {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly last: readonly string[];
}

const list = (names: string): readonly string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '));

/** By organisation. */
export const namesOf: Readonly<Record<'aurora' | 'boreal', Names>> = {
  aurora: {
    women:
      list(`Valentina Camila Sofía Mariana Daniela Gabriela Lucía Fernanda Ximena Regina Paola Andrea Natalia Carolina
      Isabel Renata Julieta Elena Catalina Antonia Rocío Verónica Adriana Beatriz Claudia Marisol Itzel Nayeli Citlali Yolanda
      Guadalupe Esperanza Teresa Pilar Silvia Lorena Alejandra Mónica Jimena Emilia Abril Inés Rosario Graciela Ana_Lucía
      María_José Luz_Elena Noemí Perla Brenda`),
    men: list(`Mateo Santiago Sebastián Diego Leonardo Emiliano Andrés Felipe Javier Rodrigo Ignacio Joaquín Tomás Martín Nicolás
      Alonso Gustavo Ernesto Raúl Hugo Óscar Iván Esteban Mauricio Fabián Gerardo Ramiro Julián César Efraín Cuauhtémoc Jacinto
      Salvador Ricardo Eduardo Arturo Marco Pablo Rafael Víctor Simón Germán Luis_Ángel José_Manuel Juan_Pablo Damián Uriel
      Lisandro Agustín Bruno`),
    last: list(`Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Flores Torres Rivera Gómez Díaz Reyes
      Morales Cruz Ortiz Gutiérrez Chávez Ramos Ruiz Mendoza Aguilar Vargas Castillo Jiménez Moreno Romero Herrera Medina Castro
      Vázquez Guzmán Rojas Salazar Delgado Peña Ríos Cabrera Campos Vega Fuentes Carrillo León Domínguez Solís Cárdenas Quispe
      Mamani Huamán Restrepo Valencia Cifuentes Paredes Navarro Montoya Acosta Figueroa Luna Espinoza Zapata Bravo Sandoval
      Villanueva Arroyo Pacheco Ibarra Escobar Arango`),
  },
  boreal: {
    women:
      list(`Amelia Priya Chloé Mei Fatima Ingrid Hannah Amara Sana Olivia Yuki Noor Freya Leila Grace Zoë Aisha Clara Maya
      Nadia Soo-jin Tamsin Élise Ruth Talia`),
    men: list(`Liam Arjun Étienne Wei Omar Lars Daniel Kwame Kenji Noah Mateusz Tariq Owen Samuel Ravi Finn Marcus Jonas Thabo
      Henry Idris Lucas Callum Min-jun Theo`),
    last: list(`Tremblay Singh Nguyen Okafor Johansson MacLeod Chen Haddad Novak Fraser Sharma Kim Lavoie Andersen Mensah Tanaka
      Murphy Rahman Kowalski Dubois Campbell Abebe Park Wilson Bergstrom Ali O'Connor Roy Sinclair Moyo Lindqvist Iyer Gagnon
      Baptiste Watanabe Hughes`),
  },
};

/** A name as the part of an e-mail address before the at sign. */
export const handleOf = (first: string, last: string): string =>
  `${first}.${last}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
