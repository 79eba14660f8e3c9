// A page that shows the contract: no script, one stylesheet from here.
import * as z from 'zod/mini';
import { ERROR_STATUS } from '../contract/errors.ts';
import { type Route, routes } from '../contract/routes.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WHO = { anyone: 'Anyone', guest: 'Anyone, guests limited', user: 'Signed in', admin: 'Admin', keeper: 'Who runs it' } as const;

function schemaBlock(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any', io });
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`;
}

function routeBlock(name: string, route: Route, base: string): string {
  return `<section id="${name}"><h2><code>${route.method} ${escapeHtml(base + route.path)}</code></h2>
<p>${escapeHtml(route.summary)} <em>${WHO[route.access]}.</em>${route.stream ? ' Also as <code>text/event-stream</code>.' : ''}</p>
${schemaBlock('Path', route.params, 'input')}${schemaBlock('Query', route.query, 'input')}${schemaBlock('Body', route.body, 'input')}${schemaBlock('Reply', route.reply, 'output')}</section>`;
}

export function docsPage(base: string): string {
  const entries = Object.entries(routes) as [string, Route][];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wirewise API</title><link rel="stylesheet" href="${base}/docs.css"></head><body><main><h1>Wirewise API</h1>
<p>Base path <code>${base}</code>. Logins send <code>Authorization: Bearer …</code>. The same as data: <a href="${base}/openapi.json">openapi.json</a>.</p>
<nav><ul>${entries.map(([name, route]) => `<li><a href="#${name}"><code>${route.method} ${escapeHtml(route.path)}</code></a></li>`).join('')}</ul></nav>
${entries.map(([name, route]) => routeBlock(name, route, base)).join('\n')}
<section id="errors"><h2>Failures</h2><table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>${Object.entries(ERROR_STATUS)
    .map(([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`)
    .join('')}</tbody></table></section></main></body></html>`;
}

export const DOCS_CSS = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.1rem; overflow-wrap: anywhere; }
nav ul { columns: 20rem; padding: 0; list-style: none; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; font-size: 0.85rem; }
summary { cursor: pointer; padding: 0.35rem 0; }
td, th { padding: 0.2rem 1rem 0.2rem 0; text-align: left; }
`;
