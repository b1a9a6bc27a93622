/** Names of people: Latin American in aurora, international in boreal. */

/** Names of one origin, with the typical looks of people with these names. */
export interface Names {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly last: readonly string[];
  /** Lightest and darkest skin, as indexes in the list of the portraits. */
  readonly skins: readonly [number, number];
  /** Whether blond and red hair never occur. */
  readonly darkHair: boolean;
}

const list = (names: string): readonly string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '));
const names = (women: string, men: string, last: string, skins: Names['skins'], darkHair = true): Names => ({
  women: list(women),
  men: list(men),
  last: list(last),
  skins,
  darkHair,
});

/** By organisation; the first and last name of a person come from one of its lists. */
export const namesOf: Readonly<Record<'aurora' | 'boreal', readonly Names[]>> = {
  aurora: [
    names(
      `Valentina Camila Sofía Mariana Daniela Gabriela Lucía Fernanda Ximena Regina Paola Andrea Natalia Carolina
      Isabel Renata Julieta Elena Catalina Antonia Rocío Verónica Adriana Beatriz Claudia Marisol Itzel Nayeli Citlali Yolanda
      Guadalupe Esperanza Teresa Pilar Silvia Lorena Alejandra Mónica Jimena Emilia Abril Inés Rosario Graciela Ana_Lucía
      María_José Luz_Elena Noemí Perla Brenda`,
      `Mateo Santiago Sebastián Diego Leonardo Emiliano Andrés Felipe Javier Rodrigo Ignacio Joaquín Tomás Martín Nicolás
      Alonso Gustavo Ernesto Raúl Hugo Óscar Iván Esteban Mauricio Fabián Gerardo Ramiro Julián César Efraín Cuauhtémoc Jacinto
      Salvador Ricardo Eduardo Arturo Marco Pablo Rafael Víctor Simón Germán Luis_Ángel José_Manuel Juan_Pablo Damián Uriel
      Lisandro Agustín Bruno`,
      `Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Flores Torres Rivera Gómez Díaz Reyes
      Morales Cruz Ortiz Gutiérrez Chávez Ramos Ruiz Mendoza Aguilar Vargas Castillo Jiménez Moreno Romero Herrera Medina Castro
      Vázquez Guzmán Rojas Salazar Delgado Peña Ríos Cabrera Campos Vega Fuentes Carrillo León Domínguez Solís Cárdenas Quispe
      Mamani Huamán Restrepo Valencia Cifuentes Paredes Navarro Montoya Acosta Figueroa Luna Espinoza Zapata Bravo Sandoval
      Villanueva Arroyo Pacheco Ibarra Escobar Arango`,
      [0, 6],
      false,
    ),
  ],
  boreal: [
    names(
      'Amelia Hannah Olivia Grace Ruth',
      'Liam Owen Noah Henry Callum',
      'MacLeod Fraser Murphy Campbell Wilson Sinclair Hughes',
      [0, 3],
      false,
    ),
    names(
      'Chloé Élise Zoë Camille',
      'Étienne Lucas Samuel Mathis',
      'Tremblay Lavoie Dubois Gagnon Roy Baptiste',
      [0, 4],
      false,
    ),
    names(
      'Ingrid Freya Nadia Clara',
      'Lars Jonas Mateusz Finn',
      'Johansson Novak Andersen Kowalski Bergstrom Lindqvist',
      [0, 1],
      false,
    ),
    names('Priya Sana Asha', 'Arjun Ravi Imran', 'Singh Sharma Iyer Rahman Patel', [2, 4]),
    names('Mei Yuki Soo-jin', 'Wei Kenji Min-jun', 'Chen Kim Tanaka Nguyen Park Watanabe', [0, 2]),
    names('Amara Aisha Thandi', 'Kwame Thabo Idris', 'Okafor Mensah Abebe Moyo Diallo', [4, 6]),
    names('Leila Noor Fatima', 'Omar Tariq Karim', 'Haddad Mansour Khoury Aziz', [1, 4]),
  ],
};

/** The local part of an e-mail address for a name. */
export const handleOf = (first: string, last: string): string =>
  `${first}.${last}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
