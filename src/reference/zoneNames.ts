/** Names of time zones: browsers keep names of cities from before they were renamed, and people know both. */

/** Zones by their present IANA name, with the former names of their cities, in English and Spanish. */
const renamed: Readonly<Record<string, readonly string[]>> = {
  'Africa/Asmara': ['Asmera'],
  'America/Atikokan': ['Coral_Harbour'],
  'America/Nuuk': ['Godthab'],
  'Asia/Ashgabat': ['Ashkhabad'],
  'Asia/Dhaka': ['Dacca'],
  'Asia/Ho_Chi_Minh': ['Saigon'],
  'Asia/Kathmandu': ['Katmandu'],
  'Asia/Kolkata': ['Calcutta', 'Calcuta'],
  'Asia/Macau': ['Macao'],
  'Asia/Makassar': ['Ujung_Pandang'],
  'Asia/Thimphu': ['Thimbu'],
  'Asia/Ulaanbaatar': ['Ulan_Bator'],
  'Asia/Yangon': ['Rangoon', 'Rangun'],
  'Atlantic/Faroe': ['Faeroe'],
  'Europe/Kyiv': ['Kiev'],
  'Pacific/Chuuk': ['Truk'],
  'Pacific/Kanton': ['Enderbury'],
  'Pacific/Pohnpei': ['Ponape'],
};

const presentOf = new Map<string, string>(
  Object.entries(renamed).flatMap(([id, cities]) =>
    cities.map((city) => [`${id.slice(0, id.lastIndexOf('/'))}/${city}`, id]),
  ),
);

/** The present IANA name of a zone. */
export const presentId = (id: string): string => presentOf.get(id) ?? id;

const words = (name: string): string => name.replaceAll('_', ' ');

/** The present name of the city of a zone, without accents: "Bogota", "Kyiv". Browsers have no "Ciudad de México". */
export const cityOf = (id: string): string => words(presentId(id).split('/').at(-1) ?? id);

/** What a zone may be called in a search: its area and its city, by its present and former names. */
export const namesOf = (id: string): string =>
  words([presentId(id).replaceAll('/', ' '), ...(renamed[presentId(id)] ?? [])].join(' '));
