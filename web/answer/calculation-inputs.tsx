// The inputs of a calculation as controls in its answer: a change gives the new result at once, with no network.
import { useEffect, useState } from 'react';
import type { CalculationInputs as Inputs } from '../../api/contract/answer.ts';
import type { CalculatorForm } from '../../api/guide/calculators/forms.ts';
import { CalculatorFields } from '../calculators/calculator-fields.tsx';
import { formFor, formsOf } from '../calculators/find-forms.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { pageGuide } from '../sync/page-guide.ts';

/** A stored answer's fields as they were stored, where the guide that knows how to ask is not here. */
const asStored = ({ calculator, fields }: Inputs): CalculatorForm => ({
  id: calculator,
  title: '',
  words: [],
  inputs: { calculator, fields },
  asks: {},
  parts: [],
});

export function CalculationInputs({ inputs, onChange }: { inputs: Inputs; onChange: (inputs: Inputs) => void }) {
  const [language] = useLanguage();
  const [forms, setForms] = useState<readonly CalculatorForm[]>();
  useEffect(() => {
    pageGuide(language).then(
      (guide) => setForms(formsOf(guide, language)),
      () => setForms([]),
    );
  }, [language]);
  if (forms === undefined) return null;
  return <CalculatorFields form={formFor(forms, inputs) ?? asStored(inputs)} inputs={inputs} onChange={onChange} />;
}
