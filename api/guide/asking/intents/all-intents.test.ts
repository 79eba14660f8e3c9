import { describe, expect, test } from 'vitest';
import { calculators } from '../../calculators/registry.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { expectMisread, filledFor, wantedIntent } from './filled.test-support.ts';

const read = (text: string) => readQuestion(text, undefined, () => false);
const given = (text: string) => {
  const reading = read(text);
  const intent = wantedIntent(reading);
  const values = Object.entries(intent === undefined ? {} : filledFor(intent, reading)).filter(([, value]) => value !== undefined);
  return { calculator: intent?.calculator, ...Object.fromEntries(values) };
};

describe('questions and the values read from them', () => {
  const READ: readonly [string, Record<string, unknown>][] = [
    [
      'What size copper wire for a 50 amp range, 60 feet from the panel?',
      { calculator: 'conductor-size', ratingA: 50, lengthFt: 60, metal: 'cu' },
    ],
    [
      '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?',
      { calculator: 'conductor-size', ratingA: 30, lengthFt: 147.64, volts: 240 },
    ],
    ['what wire for a 4500 W water heater at 240 V', { calculator: 'conductor-size', continuousA: 18.75, volts: 240 }],
    [
      'calibre para un subtablero de 100 amperes a 150 pies en aluminio',
      { calculator: 'conductor-size', ratingA: 100, lengthFt: 150, metal: 'al' },
    ],
    [
      'ampacity of #8 copper at 130 F with 5 current-carrying conductors',
      { calculator: 'conductor-ampacity', size: '8', metal: 'cu', conductors: 5 },
    ],
    ['voltage drop on 12 AWG, 15 A, 200 ft, 120 V', { calculator: 'voltage-drop', size: '12', amps: 15, lengthFt: 200, volts: 120 }],
    ['ground wire size for a 60 amp circuit', { calculator: 'equipment-grounding-conductor', deviceA: 60 }],
    ['GEC for 3/0 copper service conductors', { calculator: 'grounding-electrode-conductor', serviceSize: '3/0', serviceMetal: 'cu' }],
    ['main bonding jumper for two sets of 500 kcmil copper', { calculator: 'bonding-jumper', serviceSize: '500', sets: 2 }],
    ['how many 12 THHN fit in 3/4 EMT', { calculator: 'raceway-fill', conductors: ':12:thhn', raceway: 'emt', tradeSize: '3/4' }],
    ['tubo para cuatro 3/0 THHN y uno 6 desnudo', { calculator: 'raceway-fill' }],
    ['full load current of a 10 hp 460 V three-phase motor', { calculator: 'motor-current', hp: 10, volts: 460, phases: '3' }],
    ['breaker and wire for a 5 hp 230 V single phase motor', { calculator: 'motor-circuit', hp: 5, volts: 230, phases: '1' }],
    ['feeder for 25 hp, 10 hp and 5 hp motors at 460 V three-phase', { calculator: 'motor-feeder', motors: '25, 10, 5' }],
    ['AC with MCA 22 and MOCP 35', { calculator: 'air-conditioning', minimumCircuitAmpacity: 22, maximumOvercurrent: 35 }],
    [
      '75 kVA transformer 480 V to 208Y/120 currents and breakers',
      { calculator: 'transformer', kva: 75, primaryVolts: 480, secondaryVolts: 208 },
    ],
    ['48 amp EV charger breaker', { calculator: 'ev-supply', chargerAmperes: 48 }],
    ['200 A bus, 200 A main, how much solar backfeed', { calculator: 'busbar-120-percent', busAmperes: 200, mainAmperes: 200 }],
    [
      '2,000 sq ft house, 12 kW range, 5 kW dryer, 4.5 kW water heater service load',
      { calculator: 'dwelling-load-standard', areaFt2: 2000, rangesKw: '12', dryersW: '5000', appliancesVa: '4500' },
    ],
    ['tres estufas de 12 kW demanda', { calculator: 'range-demand', rangesKw: '3x12' }],
    ['A continuous load of 23 A: minimum breaker?', { calculator: 'overcurrent-device', continuousA: 23 }],
    [
      'box fill for six 12 AWG, two grounds and one receptacle with clamps',
      { calculator: 'box-fill', conductors: '6:12', grounds: 2, devices: '1:12', clamps: 'yes' },
    ],
    ['how deep do I bury PVC under my driveway', { calculator: 'burial-depth', method: 'nonmetallic', location: 'dwelling-driveway' }],
    [
      '277/480 V switchboard facing a concrete wall working space depth',
      { calculator: 'working-space', voltsToGround: 277, condition: '2' },
    ],
    ['10 ft tap from a 400 A feeder to a 100 A panel', { calculator: 'feeder-taps', feederDeviceA: 400, tapDeviceA: 100, lengthFt: 10 }],
    ['4 pole motor at 60 Hz synchronous speed', { calculator: 'motor-speed', poles: 4, hertz: 60 }],
    ['8 inch offset with 30 degree bends', { calculator: 'conduit-bend', heightIn: 8, angle: '30' }],
    ['10 and 15 ohms in parallel', { calculator: 'series-parallel', resistances: '10, 15', arrangement: 'parallel' }],
    ['power factor of 80 kW and 100 kVA', { calculator: 'power-factor', kw: 80, kva: 100 }],
    [
      'How long is a wall that measures 3-1/2 in. on a drawing of 1/4 in. = 1 ft',
      { calculator: 'trade-math', operation: 'scale', value: '3-1/2', second: '1/4' },
    ],
  ];

  test('most are', () => {
    const isRead = (text: string, at: number): boolean => {
      const { calculator, ...values }: Record<string, unknown> = given(text);
      return Object.entries(READ[at]?.[1] ?? {}).every(([name, value]) => (name === 'calculator' ? calculator : values[name]) === value);
    };
    expectMisread(
      READ.map(([text]) => text),
      isRead,
      MISREAD,
    );
  });
  const MISREAD = 0;

  test.each([
    'Where is GFCI protection required?',
    'Can I use the gas pipe as a grounding electrode?',
    'How often must EMT be strapped?',
    'What is the difference between grounding and bonding?',
    '¿Dónde se requieren detectores de humo?',
    'Maximum height of a breaker handle',
    'Do I need a neutral in the switch box?',
    'why does my breaker trip',
    'what is a continuous load',
    'Minimum clearance of a service drop over a roof',
  ])('%s asks for no calculation', (text) => expect(given(text).calculator).toBeUndefined());
});

test('every value read is an input of its calculator, of its kind', () => {
  const questions = [
    'What size copper wire for a 50 amp range, 60 feet from the panel in EMT at 40 C with 75 C terminals, 3% drop, 2 parallel sets',
    'ampacity of 4 #8 THHN on a roof in a nipple at 45 °C',
    '2,000 sq ft house optional method, 12 kW range, 5 kW dryer, 5 kW heat pump, 10 kW heat with 4 separately controlled units, 7.2 kW EV charger, 4 small-appliance circuits',
    'box with six 12 AWG, two grounds, one receptacle, clamps, 20.3 cubic inches',
    'generator for 700 W fridge and 1500 W heater',
  ];
  for (const text of questions) {
    const reading = read(text);
    for (const [calculator, { inputs }] of calculators) {
      for (const [name, value] of Object.entries(filledFor({ calculator }, reading))) {
        const input = inputs.find((each) => each.name === name);
        expect(input, `${calculator}.${name}`).toBeDefined();
        if (value === undefined) continue;
        expect(typeof value, `${calculator}.${name}`).toBe(input?.kind === 'number' ? 'number' : 'string');
      }
    }
  }
});
