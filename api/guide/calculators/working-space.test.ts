import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { WORKING_CONDITIONS } from '../tables/working-space.ts';
import { InputError, type Values } from './calculator.ts';
import { workingDepth, workingSpace } from './working-space.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => workingSpace.calculate(values, en);
const figure = (values: Values, name: string) => of(values).figures.find((each) => each.name === name)?.value;

describe('working space', () => {
  test.each([
    [120, '1', 3],
    [120, '2', 3],
    [120, '3', 3],
    [277, '1', 3],
    [277, '2', 3.5],
    [277, '3', 4],
    [600, '3', 4],
    [700, '2', 4],
  ])('%i V to ground, condition %s: %d ft', (voltsToGround, condition, depth) => {
    expect(figure({ voltsToGround, condition }, 'workingDepth')).toBe(depth);
  });

  test('width and height grow with the equipment', () => {
    expect(of({ voltsToGround: 120, condition: '2' }).result).toBe(
      'Keep **3 ft** deep, **30 in.** wide and **6.5 ft** high clear in front of the equipment.',
    );
    expect(figure({ voltsToGround: 120, condition: '2', equipmentWidthIn: 42, equipmentHeightFt: 7.5 }, 'workingWidth')).toBe(42);
    expect(figure({ voltsToGround: 120, condition: '2', equipmentWidthIn: 20, equipmentHeightFt: 7.5 }, 'workingHeight')).toBe(7.5);
  });

  test('large equipment and doors', () => {
    expect(figure({ voltsToGround: 277, condition: '2', ratingA: 1200, equipmentWidthIn: 80 }, 'entrances')).toBe(2);
    expect(figure({ voltsToGround: 277, condition: '2', ratingA: 1200, equipmentWidthIn: 72 }, 'entrances')).toBe(1);
    expect(of({ voltsToGround: 277, condition: '2', ratingA: 800 }).steps.join(' ')).toContain('panic hardware');
  });

  test('without a condition the deepest counts and the others are told', () => {
    const answer = of({ voltsToGround: 277 });
    expect(answer.result).toContain('**4 ft**');
    expect(answer.explanation).toContain('3.5 ft');
  });

  test('601 to 1000 V is marked; above it is refused', () => {
    expect(of({ voltsToGround: 700, condition: '1' }).result).toContain('(not verified)');
    expect(() => of({ voltsToGround: 4160 })).toThrow(InputError);
    expect(workingSpace.calculate({ voltsToGround: 120 }, { ...en, language: 'es' }).result).toContain('de profundidad');
  });
});

test('more voltage or a worse condition never asks for less depth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.constantFrom(...WORKING_CONDITIONS),
      (a, b, condition) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(workingDepth(high, condition)?.depthFt ?? 0).toBeGreaterThanOrEqual(workingDepth(low, condition)?.depthFt ?? 9);
        expect(workingDepth(low, '3')?.depthFt ?? 0).toBeGreaterThanOrEqual(workingDepth(low, condition)?.depthFt ?? 9);
      },
    ),
  );
});

// Table 110.26(A)(1) goes by volts to ground: 277 V of 480Y/277, 120 V of 208Y/120 and of a house's 240 V.
test.each([
  ['480 panel facing a block wall, how deep must the working space be?', '3.5 ft'],
  ['un panel de 480 enfrente de una pared de block, cuanto espacio de trabajo', '3.5 ft'],
  ['is 3 feet enough in front of a 480 panel facing a block wall?', '**No.**'],
  ['two panels facing each other at 208, working space depth', '3 ft'],
  ['dos tableros de 208 frente a frente, cuánto espacio de trabajo', '3 ft'],
  ['Two 480 switchboards face to face, working clearance?', '4 ft'],
  ['240 V house panel in front of a brick wall, working space?', '3 ft'],
  ['condition 2, 480 V to ground, depth', '3.5 ft'],
])('the voltage of a system is not what it has to ground: %s', (text, said) => {
  const { result, cautions } = guide.answer({ text }).answer;
  expect(result).toContain(said);
  expect(cautions.join(' ')).not.toContain('does not use');
});
