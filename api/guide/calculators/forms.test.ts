import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/values.ts';
import { answerFromForm } from '../answering/answer-calculation.ts';
import type { FormPlan } from './calculator.ts';
import { calculatorForms } from './forms.ts';
import { readRows } from './list-rows.ts';
import { CALCULATORS } from './registry.ts';

const namesIn = ({ more, usual, when, rows, figures, differences }: FormPlan): string[] => [
  ...(more ?? []),
  ...Object.keys(usual ?? {}),
  ...Object.entries(when ?? {}).flatMap(([name, { input }]) => [name, input]),
  ...Object.keys(rows ?? {}),
  ...Object.keys(figures ?? {}),
  ...(differences ?? []),
];

describe('how forms ask', () => {
  test.each(CALCULATORS.flatMap((each) => [each, ...(each.parts ?? [])]).map((each) => [each.id, each] as const))(
    '%s plans for inputs that it has',
    (_, { inputs, form = {}, words }) => {
      const known = new Set(inputs.map(({ name }) => name));
      expect(namesIn(form).filter((name) => !known.has(name))).toEqual([]);
      // What must be given is never put away.
      expect(inputs.filter((each) => form.more?.includes(each.name) && each.fallback === undefined && each.optional !== true)).toEqual([]);
      for (const { input, is } of Object.values(form.when ?? {})) {
        const asked = inputs.find(({ name }) => name === input);
        const values = asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : [];
        expect(values).toEqual(expect.arrayContaining([...is]));
      }
      expect(words.length).toBeGreaterThan(1);
      for (const word of words) expect(word).toMatch(/^[a-z0-9 .&/°-]+$/);
    },
  );

  test('every list is asked as rows, every other text as a figure', () => {
    for (const form of calculatorForms('en').flatMap((each) => (each.parts.length > 0 ? each.parts : [each]))) {
      for (const { kind, name } of form.inputs.fields) {
        const ask = form.asks[name];
        if (kind === 'text') expect(ask?.rows ?? ask?.figure, `${form.id} ${name}`).toBeDefined();
      }
    }
  });

  test('what is filled in at first can be used, and lists are written as their rows are', () => {
    for (const language of LANGUAGES) {
      for (const form of calculatorForms(language)) {
        for (const field of form.inputs.fields) {
          const { usual, rows } = form.asks[field.name] ?? {};
          if (usual === undefined) continue;
          if (field.options) expect(field.options.map(({ value }) => value)).toContain(usual);
          if (field.kind === 'number') expect(usual).toBeTypeOf('number');
          if (rows) expect(readRows(String(usual), rows)).toBeDefined();
        }
      }
    }
  });

  test('the parts of trade arithmetic work out what their examples say', () => {
    const parts = calculatorForms('en').find(({ id }) => id === 'trade-math')?.parts ?? [];
    expect(parts.length).toBeGreaterThan(15);
    for (const { inputs, id, asks } of parts) {
      const fields = inputs.fields.map((field) => ({ ...field, value: asks[field.name]?.usual ?? field.value ?? field.example ?? null }));
      const { answer } = answerFromForm({ ...inputs, fields }, '2023', 'en');
      expect(answer.kind, `${id}: ${answer.result}`).toBe('calculation');
    }
  });
});
