// Twelve nameplates as they are met on roofs and in closets, with what they say: how each is lettered and laid out, and how badly it was photographed.

/** A line of a plate: one text, or cells that stand in columns. */
export type PlateLine = string | readonly string[];

export interface Plate {
  readonly name: string;
  readonly font: 'DejaVu Sans' | 'DejaVu Sans Condensed' | 'DejaVu Sans Mono' | 'DejaVu Serif' | 'DejaVu Serif Condensed';
  readonly isBold?: boolean;
  /** Letters and plate; light on dark is engraved or printed black. */
  readonly ink: string;
  readonly ground: string;
  readonly lines: readonly PlateLine[];
  /** Lines of cells stand in a grid of boxes. */
  readonly boxed?: boolean;
  /** Degrees. */
  readonly tilt: number;
  /** Pixels of Gaussian blur. */
  readonly blur: number;
  /** Where light falls on it, in parts of width and height, and how much of the letters it takes. */
  readonly glare?: { readonly x: number; readonly y: number; readonly strength: number };
  /** What a journeyman reads there, as `sayPlate` writes it in English. */
  readonly says: readonly string[];
}

export const PLATES: readonly Plate[] = [
  {
    name: 'condenser',
    font: 'DejaVu Sans Condensed',
    ink: '#1c1c1c',
    ground: '#d9dadb',
    tilt: 2,
    blur: 1.3,
    lines: [
      'NORTHWIND COMFORT',
      ['MODEL', 'NC4A36-230'],
      ['SERIAL', '2219A40871'],
      ['VOLTS 208/230', 'PH 1', 'HZ 60'],
      'COMPRESSOR   RLA 16.7   LRA 79',
      'FAN MOTOR   FLA 1.2   HP 1/5',
      'MIN CIRCUIT AMPACITY  22.1 A',
      'MAX FUSE OR HACR CKT BKR  35 A',
      'R-410A  FACTORY CHARGE  6 LB 4 OZ',
    ],
    says: [
      '208/230 V',
      '1-phase',
      '60 Hz',
      'compressor RLA 16.7 A',
      'compressor LRA 79 A',
      'fan FLA 1.2 A',
      'fan 1/5 hp',
      'MCA 22.1 A',
      'MOCP 35 A',
    ],
  },
  {
    name: 'motor',
    font: 'DejaVu Sans',
    isBold: true,
    ink: '#202020',
    ground: '#bfc4c8',
    boxed: true,
    tilt: -3,
    blur: 1.4,
    lines: [
      'GRANGER ELECTRIC  AC MOTOR',
      ['HP', 'VOLTS', 'FLA', 'PH'],
      ['10', '230/460', '25.8/12.9', '3'],
      ['RPM', 'HZ', 'S.F.', 'CODE'],
      ['1755', '60', '1.15', 'H'],
      ['FRAME', 'ENCL', 'INS', 'AMB'],
      ['215T', 'TEFC', 'F', '40 C'],
    ],
    says: ['10 hp', '230/460 V', 'FLA 25.8/12.9 A', '3-phase', '60 Hz'],
  },
  {
    name: 'transformer',
    font: 'DejaVu Serif',
    ink: '#efefe8',
    ground: '#23262a',
    tilt: 1.5,
    blur: 1.6,
    lines: [
      'DRY TYPE TRANSFORMER',
      ['KVA', '75'],
      ['PRIMARY VOLTS', '480'],
      ['SECONDARY VOLTS', '208Y/120'],
      ['PHASE', '3'],
      ['HZ', '60'],
      ['TEMP RISE', '150 C'],
      ['IMPEDANCE', '5.4 %'],
    ],
    says: ['75 kVA', 'primary 480 V', 'secondary 208/120 V', '3-phase', '60 Hz'],
  },
  {
    name: 'panelboard',
    font: 'DejaVu Sans',
    ink: '#101010',
    ground: '#f4f1e4',
    tilt: -1,
    blur: 1.6,
    glare: { x: 0.8, y: 0.2, strength: 0.9 },
    lines: [
      'LOAD CENTER',
      'MAINS RATING  200 A MAX',
      '120/240 V~  1 PH 3 W',
      'SHORT CIRCUIT CURRENT RATING  22 kA',
      'CAT NO. LC2040B200',
      'ENCLOSURE TYPE 1',
    ],
    says: ['bus 200 A', '120/240 V', '1-phase', 'SCCR 22 kA'],
  },
  {
    name: 'water-heater',
    font: 'DejaVu Sans Condensed',
    isBold: true,
    ink: '#303030',
    ground: '#ffffff',
    tilt: 6.5,
    blur: 1.7,
    lines: [
      'ELECTRIC WATER HEATER',
      'MODEL  E50-4500',
      'VOLTS  240',
      'PHASE  1',
      'KW  4.5',
      'CAPACITY  50 GAL',
      'MAX WORKING PRESSURE 150 PSI',
    ],
    says: ['240 V', '1-phase', '4.5 kW'],
  },
  {
    name: 'rooftop-unit',
    font: 'DejaVu Sans',
    ink: '#f2f2f2',
    ground: '#1b1b1d',
    tilt: -2.5,
    blur: 1.3,
    glare: { x: 0.25, y: 0.85, strength: 0.8 },
    lines: [
      'PACKAGED ROOFTOP UNIT',
      ['VOLTS 460', 'PH 3', 'HZ 60'],
      'MINIMUM CIRCUIT AMPACITY: 38.4',
      'MAX OVERCURRENT PROTECTION: 50',
      'COMPRESSOR RLA 23.2  LRA 164',
      'FAN MOTOR FLA 4.8  HP 3',
      'SCCR 5 kA RMS SYM 600 V MAX',
    ],
    says: [
      '460 V',
      '3-phase',
      '60 Hz',
      'MCA 38.4 A',
      'MOCP 50 A',
      'compressor RLA 23.2 A',
      'compressor LRA 164 A',
      'fan FLA 4.8 A',
      'fan 3 hp',
      'SCCR 5 kA',
    ],
  },
  {
    name: 'range',
    font: 'DejaVu Serif Condensed',
    ink: '#1a1a1a',
    ground: '#c8ccce',
    tilt: 0.4,
    blur: 2.2,
    lines: ['HOUSEHOLD ELECTRIC RANGE', 'MODEL RX30-7  SERIAL 88041273', '120/240 V  60 HZ  1 PH', '12.4 KW', '52 AMPS'],
    says: ['120/240 V', '60 Hz', '1-phase', '12.4 kW', 'FLA 52 A'],
  },
  {
    name: 'ev-charger',
    font: 'DejaVu Sans',
    ink: '#dfe7ee',
    ground: '#26323c',
    tilt: 7,
    blur: 1.4,
    lines: ['EV SUPPLY EQUIPMENT', 'INPUT', 'VOLTAGE: 208-240V', 'FREQUENCY: 60Hz', 'PHASE: 1', 'RATED CURRENT: 48A', 'TYPE 3R'],
    says: ['208/240 V', '60 Hz', '1-phase', 'FLA 48 A'],
  },
  {
    name: 'air-handler',
    font: 'DejaVu Sans Mono',
    ink: '#222222',
    ground: '#e9e9e4',
    boxed: true,
    tilt: -4,
    blur: 1.3,
    lines: [
      'AIR HANDLER WITH HEATER',
      ['VOLTS', '240'],
      ['PHASE', '1'],
      ['HEATER KW', '9.6'],
      ['MOTOR FLA', '4.3'],
      ['MIN CIRCUIT AMPS', '55'],
      ['MAX FUSE', '60'],
    ],
    says: ['240 V', '1-phase', 'heater 9.6 kW', 'FLA 4.3 A', 'MCA 55 A', 'MOCP 60 A'],
  },
  {
    name: 'pump',
    font: 'DejaVu Sans',
    ink: '#2a2a2a',
    ground: '#b9b7ae',
    tilt: 3,
    blur: 1.6,
    glare: { x: 0.6, y: 0.5, strength: 0.8 },
    lines: [
      'SUBMERSIBLE PUMP MOTOR',
      ['HP 3/4', 'VOLTS 230', 'PH 1'],
      ['F.L. AMPS 6.4', 'S.F. AMPS 8.0'],
      ['L.R. AMPS 32', 'HZ 60'],
      'RPM 3450   S.F. 1.5',
    ],
    says: ['3/4 hp', '230 V', '1-phase', 'FLA 6.4 A', 'LRA 32 A', '60 Hz'],
  },
  {
    name: 'minisplit',
    font: 'DejaVu Sans Condensed',
    ink: '#16181a',
    ground: '#ece9e2',
    tilt: -8,
    blur: 1.2,
    lines: [
      'UNIDAD EXTERIOR',
      'TENSION  220 V   60 Hz   1 FASE',
      'AMPACIDAD MINIMA DEL CIRCUITO  18.6 A',
      'FUSIBLE MAXIMO  30 A',
      'COMPRESOR  RLA 14.2 A',
    ],
    says: ['220 V', '60 Hz', '1-phase', 'MCA 18.6 A', 'MOCP 30 A', 'compressor RLA 14.2 A'],
  },
  {
    name: 'generator',
    font: 'DejaVu Serif',
    isBold: true,
    ink: '#151515',
    ground: '#d2cba8',
    tilt: 1,
    blur: 2.4,
    lines: [
      'STANDBY GENERATOR',
      ['KW 22', 'KVA 22', 'HZ 60'],
      ['VOLTS 120/240', 'AMPS 91.7'],
      ['PHASE 1', 'RPM 3600'],
      'MAIN CIRCUIT BREAKER 100 A',
    ],
    says: ['22 kW', '22 kVA', '60 Hz', '120/240 V', 'FLA 91.7 A', '1-phase', 'main breaker 100 A'],
  },
];
