// General lighting load of buildings other than dwellings, in VA per square foot, by edition.
import type { Edition, Grade, Text } from '../../contract/values.ts';

interface Occupancy {
  readonly label: Text;
  /** Table 220.12 of the 2017 edition; null where it does not list the occupancy. */
  readonly to2017: number | null;
  /** Table 220.12 of 2020, Table 220.42(A) of 2023. */
  readonly from2020: number;
  /** Where the sources differ or only one is known for 2023. */
  readonly grade?: Grade;
}

/**
 * 2017 column: grade V2 (S14, engdatabase.com and a public load calculator). 2020 and 2023 column: grade V2 (S13 and a public
 * commercial-load trainer, row by row); performing arts theater X (1.5 and 1.3: the larger is used).
 * That 2020 has the 2023 values: seen for office, hotel, hospital, garage and gymnasium (V2), else V1.
 */
export const OCCUPANCIES = {
  'automotive-facility': { label: { en: 'Automotive facility', es: 'Taller automotriz' }, to2017: null, from2020: 1.5 },
  'convention-center': { label: { en: 'Convention center', es: 'Centro de convenciones' }, to2017: null, from2020: 1.4 },
  courthouse: { label: { en: 'Courthouse', es: 'Juzgado' }, to2017: 2, from2020: 1.4 },
  dormitory: { label: { en: 'Dormitory', es: 'Dormitorio' }, to2017: null, from2020: 1.5 },
  'exercise-center': { label: { en: 'Exercise center', es: 'Centro de ejercicio' }, to2017: null, from2020: 1.4 },
  'fire-station': { label: { en: 'Fire station', es: 'Estación de bomberos' }, to2017: null, from2020: 1.3 },
  gymnasium: { label: { en: 'Gymnasium, armory, auditorium', es: 'Gimnasio o auditorio' }, to2017: 1, from2020: 1.7 },
  'health-care-clinic': { label: { en: 'Health care clinic', es: 'Clínica' }, to2017: null, from2020: 1.6 },
  hospital: { label: { en: 'Hospital', es: 'Hospital' }, to2017: 2, from2020: 1.6 },
  hotel: { label: { en: 'Hotel or motel', es: 'Hotel o motel' }, to2017: 2, from2020: 1.7 },
  library: { label: { en: 'Library', es: 'Biblioteca' }, to2017: null, from2020: 1.5 },
  manufacturing: { label: { en: 'Manufacturing or loft building', es: 'Fábrica o nave industrial' }, to2017: 2, from2020: 2.2 },
  'movie-theater': { label: { en: 'Motion picture theater', es: 'Cine' }, to2017: null, from2020: 1.6 },
  museum: { label: { en: 'Museum', es: 'Museo' }, to2017: null, from2020: 1.6 },
  office: { label: { en: 'Office', es: 'Oficina' }, to2017: 3.5, from2020: 1.3 },
  bank: { label: { en: 'Bank', es: 'Banco' }, to2017: 3.5, from2020: 1.3 },
  'parking-garage': { label: { en: 'Parking garage', es: 'Estacionamiento' }, to2017: 0.5, from2020: 0.3 },
  penitentiary: { label: { en: 'Penitentiary', es: 'Prisión' }, to2017: null, from2020: 1.2 },
  'performing-arts': { label: { en: 'Performing arts theater', es: 'Teatro' }, to2017: null, from2020: 1.5, grade: 'X' },
  'police-station': { label: { en: 'Police station', es: 'Estación de policía' }, to2017: null, from2020: 1.3 },
  'post-office': { label: { en: 'Post office', es: 'Oficina de correos' }, to2017: null, from2020: 1.6 },
  religious: { label: { en: 'Religious facility', es: 'Iglesia o templo' }, to2017: 1, from2020: 2.2 },
  restaurant: { label: { en: 'Restaurant', es: 'Restaurante' }, to2017: 2, from2020: 1.5 },
  club: { label: { en: 'Club', es: 'Club' }, to2017: 2, from2020: 1.5 },
  retail: { label: { en: 'Store or retail', es: 'Tienda o comercio' }, to2017: 3, from2020: 1.9 },
  barber: { label: { en: 'Barber or beauty shop', es: 'Peluquería o salón de belleza' }, to2017: 3, from2020: 1.9 },
  school: { label: { en: 'School or university', es: 'Escuela o universidad' }, to2017: 3, from2020: 1.5 },
  'sports-arena': { label: { en: 'Sports arena', es: 'Arena deportiva' }, to2017: null, from2020: 1.5 },
  'town-hall': { label: { en: 'Town hall', es: 'Palacio municipal' }, to2017: null, from2020: 1.4 },
  transportation: { label: { en: 'Transportation building', es: 'Terminal de transporte' }, to2017: null, from2020: 1.2 },
  warehouse: { label: { en: 'Warehouse', es: 'Bodega o almacén' }, to2017: 0.25, from2020: 1.2 },
  workshop: { label: { en: 'Workshop', es: 'Taller' }, to2017: null, from2020: 1.7 },
} as const satisfies Readonly<Record<string, Occupancy>>;

export type OccupancyName = keyof typeof OCCUPANCIES;
export const OCCUPANCY_NAMES = Object.keys(OCCUPANCIES) as readonly OccupancyName[];

const SEEN_IN_2020: readonly OccupancyName[] = ['office', 'bank', 'hotel', 'hospital', 'parking-garage', 'gymnasium'];

/** VA per square foot in an edition, or undefined where that edition's table does not list the occupancy. */
export function lightingUnitLoad(name: OccupancyName, edition: Edition): { readonly vaPerFt2: number; readonly grade: Grade } | undefined {
  const occupancy: Occupancy = OCCUPANCIES[name];
  if (edition === '2017') return occupancy.to2017 === null ? undefined : { vaPerFt2: occupancy.to2017, grade: 'V2' };
  const grade: Grade = occupancy.grade ?? (edition === '2020' && !SEEN_IN_2020.includes(name) ? 'V1' : edition === '2026' ? 'K' : 'V2');
  return { vaPerFt2: occupancy.from2020, grade };
}
