// What axe finds on a page: one set of rules for every test that asks.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Contrast of 7:1 and everything else that axe knows of, but for what only a person can judge. A menu over the page stands in no landmark. */
export async function faults(page: Page, isMenu = false): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ rules: { 'color-contrast-enhanced': { enabled: true }, region: { enabled: !isMenu } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
