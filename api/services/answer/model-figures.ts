// What models took since this process began, for Prometheus.
import type { ModelUse } from './model-use.ts';

export interface ModelFigures {
  count(provider: string, use: ModelUse, microdollars: number | null): void;
  /** As Prometheus text. */
  text(): string;
}

const HELP: Readonly<Record<string, string>> = {
  wirewise_model_answers_total: 'counter',
  wirewise_model_tokens_total: 'counter',
  wirewise_model_cost_dollars_total: 'counter',
  wirewise_model_first_word_seconds: 'summary',
  wirewise_model_answer_seconds: 'summary',
};

const quoted = (text: string): string => text.replaceAll(/["\\\n]/g, '');

export function createModelFigures(): ModelFigures {
  const figures = new Map<string, Map<string, number>>(Object.keys(HELP).map((name) => [name, new Map()]));
  const add = (name: string, line: string, amount: number): void => {
    const lines = figures.get(name);
    lines?.set(line, (lines.get(line) ?? 0) + amount);
  };
  const time = (name: string, labels: string, ms: number): void => {
    add(name, `${name}_sum{${labels}}`, ms / 1000);
    add(name, `${name}_count{${labels}}`, 1);
  };
  return {
    count(provider, use, microdollars) {
      const labels = `provider="${quoted(provider)}",model="${quoted(use.model)}"`;
      add('wirewise_model_answers_total', `wirewise_model_answers_total{${labels},outcome="${use.fault ?? 'answered'}"}`, 1);
      add('wirewise_model_tokens_total', `wirewise_model_tokens_total{${labels},kind="prompt"}`, use.promptTokens);
      add('wirewise_model_tokens_total', `wirewise_model_tokens_total{${labels},kind="reply"}`, use.replyTokens);
      if (microdollars !== null)
        add('wirewise_model_cost_dollars_total', `wirewise_model_cost_dollars_total{${labels}}`, microdollars / 1e6);
      if (use.firstMs !== undefined) time('wirewise_model_first_word_seconds', labels, use.firstMs);
      time('wirewise_model_answer_seconds', labels, use.totalMs);
    },
    text: () =>
      [...figures]
        .filter(([, lines]) => lines.size > 0)
        .flatMap(([name, lines]) => [`# TYPE ${name} ${HELP[name]}`, ...[...lines].map(([line, value]) => `${line} ${value}`)])
        .map((line) => `${line}\n`)
        .join(''),
  };
}
