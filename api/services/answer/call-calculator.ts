import { type Calculation, type CalculatorContext, type Figure, InputError, type Values } from '../../guide/calculators/calculator.ts';
import { findCalculator } from '../../guide/calculators/registry.ts';
import type { ToolCall } from '../../models/port.ts';

export interface CalculatorOutput {
  /** What the model is given back: JSON. */
  readonly content: string;
  readonly figures: readonly Figure[];
  /** Texts whose figures are ours. */
  readonly texts: readonly string[];
}

const refused = (message: string): CalculatorOutput => ({ content: JSON.stringify({ error: message }), figures: [], texts: [] });

function argumentsOf(call: ToolCall): Values | undefined {
  try {
    const value: unknown = JSON.parse(call.arguments || '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const usable = Object.entries(value).filter(([, entry]) => typeof entry === 'number' || typeof entry === 'string');
    return Object.fromEntries(usable) as Values;
  } catch {
    return undefined;
  }
}

/** Runs the calculator that a model asked for. A bad call is told back to the model, never thrown. */
export function callCalculator(call: ToolCall, ctx: CalculatorContext): CalculatorOutput {
  const calculator = findCalculator(call.name);
  if (!calculator) return refused(`There is no tool ${call.name}.`);
  const values = argumentsOf(call);
  if (!values) return refused('The arguments are not a JSON object.');
  try {
    const { result, steps, figures, assumptions, cautions, references }: Calculation = calculator.calculate(values, ctx);
    const content = JSON.stringify({ result, steps, figures, assumptions, cautions, references: references.map(({ section }) => section) });
    return { content, figures, texts: [result, ...steps, ...assumptions] };
  } catch (error) {
    if (error instanceof InputError) return refused(`${error.input}: ${error.message}`);
    throw error;
  }
}
