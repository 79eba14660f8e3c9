// Full-load current of a motor from the code's tables, by horsepower, voltage and kind of supply.

import { DEFAULT_EDITION, type Language } from '../../contract/values.ts';
import {
  hpLabel,
  MOTOR_SUPPLIES,
  type MotorFullLoadCurrent,
  type MotorSupply,
  motorColumnVolts,
  motorCurrentTable,
  motorFullLoadCurrent,
} from '../tables/motors.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { excerptRows } from './excerpt-rows.ts';
import { missing, readValues, type ValueReader } from './read-values.ts';

export const HP_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'hp',
  label: { en: 'Motor horsepower', es: 'Caballos de fuerza (hp) del motor' },
  unit: 'hp',
  min: 1 / 6 - 0.01,
  max: 500,
};

export const MOTOR_VOLTS_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'volts',
  label: { en: 'Voltage', es: 'Voltaje' },
  unit: 'V',
  min: 110,
  max: 2400,
};

export const MOTOR_PHASES_INPUT: CalculatorInput = {
  kind: 'choice',
  name: 'phases',
  label: { en: 'Supply', es: 'Alimentación' },
  optional: true,
  options: [
    { value: '1', label: { en: 'Single-phase', es: 'Monofásica' } },
    { value: '3', label: { en: 'Three-phase', es: 'Trifásica' } },
    { value: 'dc', label: { en: 'Direct current', es: 'Corriente directa' } },
  ],
};

const INPUTS: readonly CalculatorInput[] = [HP_INPUT, MOTOR_VOLTS_INPUT, MOTOR_PHASES_INPUT];

interface MotorRead {
  readonly hp: number;
  readonly volts: number;
  readonly supply: MotorSupply;
  readonly current: MotorFullLoadCurrent;
  /** Set where the supply was not given and follows from voltage or horsepower. */
  readonly supplyAssumed: boolean;
}

/**
 * Reads hp, volts and phases and finds the table current.
 * Without a supply, one that only three-phase motors have (440 V and up, or over 10 hp) is taken; else it is asked for.
 * @throws InputError when the table has no figure, naming what it has
 */
export function readMotor(read: ValueReader, language: Language): MotorRead {
  const hp = read.number('hp');
  const volts = read.number('volts');
  const given = read.optionalChoice('phases', MOTOR_SUPPLIES);
  const supply: MotorSupply | undefined = given ?? (volts >= 440 || volts === 575 || hp > 10 ? '3' : undefined);
  if (supply === undefined) throw missing(MOTOR_PHASES_INPUT, language);
  const current = motorFullLoadCurrent(supply, hp, volts);
  if (current === undefined) throw noFigure(supply, hp, volts, language);
  return { hp, volts, supply, current, supplyAssumed: given === undefined };
}

function noFigure(supply: MotorSupply, hp: number, volts: number, language: Language): InputError {
  const table = motorCurrentTable(supply);
  const column = motorColumnVolts(supply, volts);
  if (column === undefined) {
    const columns = table.volts.map((each) => show(each)).join(', ');
    return new InputError(
      'volts',
      say(language, {
        en: `${codeText(table.code, DEFAULT_EDITION, 'en')} has columns for ${columns} V motors; ${show(volts)} V fits none of them.`,
        es: `La ${codeText(table.code, DEFAULT_EDITION, 'es')} tiene columnas para motores de ${columns} V; ${show(volts)} V no corresponde a ninguna.`,
      }),
    );
  }
  const at = table.volts.indexOf(column);
  const listed = table.rows.filter((row) => row.amperes[at] !== null).map((row) => hpLabel(row.hp));
  return new InputError(
    'hp',
    say(language, {
      en: `${codeText(table.code, DEFAULT_EDITION, 'en')} lists no ${hpLabel(hp)} hp motor at ${show(column)} V. It lists ${listed.join(', ')} hp.`,
      es: `La ${codeText(table.code, DEFAULT_EDITION, 'es')} no trae un motor de ${hpLabel(hp)} hp a ${show(column)} V. Trae ${listed.join(', ')} hp.`,
    }),
  );
}

export const supplyText = (supply: MotorSupply, language: Language): string =>
  say(
    language,
    supply === '1'
      ? { en: 'single-phase', es: 'monofásico' }
      : supply === '3'
        ? { en: 'three-phase', es: 'trifásico' }
        : { en: 'direct-current', es: 'de corriente directa' },
  );

/** What the reader is told when the supply was taken from voltage or horsepower. */
export const supplyAssumption = (motor: MotorRead, language: Language): readonly string[] =>
  motor.supplyAssumed
    ? [
        say(language, {
          en: 'Three-phase supply: the voltage or the horsepower is one that only three-phase motors have in the tables.',
          es: 'Alimentación trifásica: ese voltaje o esos hp solo aparecen en las tablas de motores trifásicos.',
        }),
      ]
    : [];

/** The table's rows around the motor's own. */
export function motorTableExcerpt(motor: MotorRead, ctx: CalculatorContext) {
  const { table, rowIndex, grade } = motor.current;
  return excerptRows({
    title: say(ctx.language, {
      en: `Full-load current of ${supplyText(motor.supply, 'en')} motors, amperes`,
      es: `Corriente a plena carga de motores ${motor.supply === '1' ? 'monofásicos' : motor.supply === '3' ? 'trifásicos' : 'de corriente directa'}, amperes`,
    }),
    code: table.code,
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, grade),
    columns: ['hp', ...table.volts.map((each) => `${show(each)} V`)],
    rows: table.rows.map((row) => [hpLabel(row.hp), ...row.amperes.map((each) => (each === null ? '–' : show(each)))]),
    used: rowIndex,
  });
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const motor = readMotor(readValues(INPUTS, values, language), language);
  const { amperes, columnVolts, table } = motor.current;
  const grade = gradeIn(edition, motor.current.grade);
  const hp = hpLabel(motor.hp);
  return {
    result: say(language, {
      en: `A **${hp} hp**, ${show(motor.volts)} V ${supplyText(motor.supply, 'en')} motor has a full-load current of **${show(amperes)} A**${mark(grade, 'en')} by ${codeText(table.code, edition, 'en')}.`,
      es: `Un motor ${supplyText(motor.supply, 'es')} de **${hp} hp** a ${show(motor.volts)} V tiene una corriente a plena carga de **${show(amperes)} A**${mark(grade, 'es')} según la ${codeText(table.code, edition, 'es')}.`,
    }),
    explanation: say(language, {
      en: 'Size conductors, the short-circuit and ground-fault device and the disconnect from this table current. Size the overload protection from the nameplate current instead.',
      es: 'Con esta corriente de tabla se calculan los conductores, la protección contra cortocircuito y falla a tierra, y el desconectador. La protección de sobrecarga se calcula con la corriente de placa.',
    }),
    steps: [
      say(language, {
        en: `Find the row for ${hp} hp and the ${show(columnVolts)} V column of ${codeText(table.code, edition, 'en')}.`,
        es: `Busque la fila de ${hp} hp y la columna de ${show(columnVolts)} V en la ${codeText(table.code, edition, 'es')}.`,
      }),
      say(language, {
        en: `Full-load current I_FLC = ${show(amperes)} A.`,
        es: `Corriente a plena carga I_FLC = ${show(amperes)} A.`,
      }),
      say(language, {
        en: `Its conductors carry at least 125%: 1.25 × ${show(amperes)} A = ${show(amperes * 1.25)} A (430.22).`,
        es: `Sus conductores aguantan al menos 125%: 1.25 × ${show(amperes)} A = ${show(amperes * 1.25)} A (430.22).`,
      }),
    ],
    figures: [
      { name: 'fullLoadCurrent', value: amperes, unit: 'A', grade },
      { name: 'conductorAmpacity', value: amperes * 1.25, unit: 'A', grade },
    ],
    references: [
      {
        section: table.code,
        why: { en: 'Gives the full-load current by horsepower and voltage.', es: 'Da la corriente a plena carga según hp y voltaje.' },
        grade,
      },
      {
        section: '430.6(A)(1)',
        why: {
          en: 'Table current, not the nameplate, sizes everything but the overload protection.',
          es: 'La corriente de tabla, no la de placa, dimensiona todo menos la protección de sobrecarga.',
        },
        grade: gradeIn(edition, 'V2'),
      },
    ],
    assumptions: supplyAssumption(motor, language),
    cautions: [
      say(language, {
        en: 'A motor built for low speed or high torque, or a multispeed motor, may draw more than the table: use its nameplate current then.',
        es: 'Un motor de baja velocidad, de alto par o de varias velocidades puede tomar más que la tabla: en ese caso use su corriente de placa.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [motorTableExcerpt(motor, ctx)],
  };
}

export const motorCurrent: Calculator = {
  id: 'motor-current',
  title: { en: 'Motor full-load current', es: 'Corriente a plena carga de un motor' },
  words: [
    'flc',
    'fla',
    'full load amps',
    'motor amps',
    'hp to amps',
    'horsepower',
    '430.250',
    'motor',
    'corriente de motor',
    'caballos',
    'amperes del motor',
    'plena carga',
  ],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What conductor and breaker does this motor need?', 'How do I size the overload protection?'],
    es: ['¿Qué calibre y qué breaker necesita este motor?', '¿Cómo calculo la protección de sobrecarga?'],
  },
};
