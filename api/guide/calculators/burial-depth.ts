// How much earth must lie over buried wiring.
import {
  BURIAL_GRADE,
  BURIAL_LOCATIONS,
  BURIAL_ROWS,
  BURIED_METHODS,
  type BurialLocation,
  type BuriedMethod,
  coverDepth,
} from '../tables/burial.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readValues } from './read-values.ts';

const METHOD_TEXT: Readonly<Record<BuriedMethod, { readonly en: string; readonly es: string }>> = {
  direct: { en: 'Direct-buried cable (UF) or conductors', es: 'Cable (UF) o conductores directamente enterrados' },
  rigid: { en: 'RMC or IMC', es: 'RMC o IMC' },
  nonmetallic: { en: 'PVC or other nonmetallic raceway', es: 'PVC u otra canalización no metálica' },
  'gfci-branch': {
    en: 'Dwelling branch circuit, 120 V, 20 A or less, GFCI protected',
    es: 'Ramal de vivienda, 120 V, 20 A o menos, con GFCI',
  },
  'low-voltage': { en: 'Irrigation or landscape lighting, 30 V or less', es: 'Riego o iluminación de jardín, 30 V o menos' },
};

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'method',
    label: { en: 'Wiring', es: 'Cableado' },
    options: BURIED_METHODS.map((value) => ({ value, label: METHOD_TEXT[value] })),
  },
  {
    kind: 'choice',
    name: 'location',
    label: { en: 'Place', es: 'Lugar' },
    options: BURIAL_ROWS.map((row) => ({ value: row.location, label: row.label })),
    fallback: 'normal',
  },
  {
    kind: 'number',
    name: 'outsideDiameterIn',
    label: { en: 'Outside diameter of the raceway, for the trench', es: 'Diámetro exterior del tubo, para la zanja' },
    unit: 'in',
    min: 0.1,
    max: 60,
    optional: true,
  },
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const method = read.choice('method', BURIED_METHODS);
  const location: BurialLocation = read.choice('location', BURIAL_LOCATIONS);
  const cover = coverDepth(location, method);
  const diameter = read.optionalNumber('outsideDiameterIn');
  const trench = diameter === undefined ? undefined : cover + diameter;
  const trenchText =
    trench === undefined
      ? { en: '', es: '' }
      : { en: ` Trench: **${show(trench, 3)} in.** deep.`, es: ` Zanja: **${show(trench, 3)} in.** de fondo.` };
  const grade = gradeIn(edition, BURIAL_GRADE);
  const unsure = mark(grade, language);
  const place = BURIAL_ROWS.find((row) => row.location === location)?.label ?? { en: '', es: '' };
  const inside = location === 'under-building';
  return {
    result: inside
      ? say(language, {
          en: `Under a building no depth is asked (**0 in.**)${unsure}, but the wiring must be in a raceway or be a cable identified for it.`,
          es: `Debajo de un edificio no se pide profundidad (**0 in.**)${unsure}, pero el cableado debe ir en canalización o ser un cable identificado para ello.`,
        })
      : say(language, {
          en: `At least **${show(cover)} in.** of cover${unsure}: ${METHOD_TEXT[method].en}, ${lowerFirst(place.en)}.${trenchText.en}`,
          es: `Al menos **${show(cover)} in.** de cobertura${unsure}: ${METHOD_TEXT[method].es}, ${lowerFirst(place.es)}.${trenchText.es}`,
        }),
    explanation: say(language, {
      en: 'Cover is measured from the top of the raceway or cable to finished grade.',
      es: 'La cobertura se mide de la parte superior de la canalización o cable al nivel terminado del suelo.',
    }),
    steps: [
      say(language, {
        en: `${codeText('Table 300.5(A)', edition, 'en')}, row “${place.en}”, column “${METHOD_TEXT[method].en}”: ${show(cover)} in.`,
        es: `${codeText('Table 300.5(A)', edition, 'es')}, fila «${place.es}», columna «${METHOD_TEXT[method].es}»: ${show(cover)} in.`,
      }),
      ...(trench === undefined ? [] : [`${show(cover)} in. + ${show(diameter ?? 0, 3)} in. = ${show(trench, 3)} in.`]),
    ],
    figures: [
      { name: 'coverDepth', value: cover, unit: 'in', grade },
      ...(trench === undefined ? [] : [{ name: 'trenchDepth', value: trench, unit: 'in', grade }]),
    ],
    references: [
      {
        section: 'Table 300.5(A)',
        why: { en: 'Least cover by wiring method and place.', es: 'Cobertura mínima según método y lugar.' },
        grade,
      },
    ],
    assumptions: [
      ...(read.given('location')
        ? []
        : [
            say(language, {
              en: 'Open ground: no street, driveway, parking, slab or building above.',
              es: 'Terreno abierto: sin calle, entrada de autos, estacionamiento, losa ni edificio encima.',
            }),
          ]),
      say(language, { en: '1000 V or less.', es: '1000 V o menos.' }),
    ],
    cautions: [
      ...(location === 'normal'
        ? [
            say(language, {
              en: 'Under any street, driveway or parking lot it is 24 in.; under the driveway of a one- or two-family dwelling 18 in. for most methods.',
              es: 'Bajo calles, entradas de autos o estacionamientos son 24 in.; bajo la entrada de autos de una vivienda de una o dos familias, 18 in. en casi todos los métodos.',
            }),
          ]
        : []),
      ...(location === 'under-slab' && (method === 'gfci-branch' || method === 'low-voltage')
        ? [
            say(language, {
              en: 'In a raceway 4 in. do here; 6 in. are for direct burial.',
              es: 'En canalización aquí bastan 4 in.; las 6 in. son para enterrado directo.',
            }),
          ]
        : []),
      say(language, {
        en: 'Call the utility locating service (811) before digging. In solid rock and for some listed raceways other depths apply.',
        es: 'Llame al servicio de localización (811) antes de excavar. En roca sólida y con algunas canalizaciones listadas hay otras profundidades.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [
      excerptRows(
        {
          title: say(language, { en: 'Least cover in inches', es: 'Cobertura mínima en pulgadas' }),
          code: 'Table 300.5(A)',
          edition,
          grade,
          columns: [
            say(language, { en: 'Place', es: 'Lugar' }),
            say(language, { en: 'Direct', es: 'Directo' }),
            'RMC/IMC',
            'PVC',
            'GFCI 20 A',
            '≤ 30 V',
          ],
          rows: BURIAL_ROWS.map((row) => [row.label[language], ...row.coverIn.map(String)]),
          used: BURIAL_ROWS.findIndex((row) => row.location === location),
        },
        6,
      ),
    ],
  };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const burialDepth: Calculator = {
  id: 'burial-depth',
  title: { en: 'Burial depth', es: 'Profundidad de enterrado' },
  words: [
    'burial depth',
    'trench',
    'ditch',
    'underground',
    'cover',
    'how deep',
    'direct burial',
    'uf',
    'pvc',
    'zanja',
    'enterrado',
    'bajo tierra',
    'profundidad',
    'subterraneo',
    'que tan hondo',
  ],
  inputs: INPUTS,
  form: { more: ['outsideDiameterIn'], usual: { method: 'nonmetallic' } },
  voltsMost: 1000,
  bounds: [
    {
      given: { named: 'length' },
      is: 'least',
      limit: { figure: 'coverDepth' },
      name: { en: 'the cover needed', es: 'la cobertura necesaria' },
    },
  ],
  calculate,
  followUps: {
    en: ['And under a driveway?', 'How is the cable protected where it comes up?'],
    es: ['¿Y bajo una entrada de autos?', '¿Cómo se protege el cable donde sale?'],
  },
};
