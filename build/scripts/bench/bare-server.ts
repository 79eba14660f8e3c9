// The floor that the server is measured against: nothing but Hono and better-sqlite3 on the same file and SQL, for `npm run bench -- floor`.
// It knows nobody and checks nothing.
import { serve } from '@hono/node-server';
import Database from 'better-sqlite3';
import { Hono } from 'hono';

const [file = '', owner = ''] = process.argv.slice(2);
const database = new Database(file);
const sessions = database.prepare(
  'SELECT id, title, created_at FROM sessions WHERE owner = ? AND deleted = 0 ORDER BY created_at DESC, id DESC',
);
const messages = database.prepare('SELECT * FROM messages WHERE owner = ? AND session_id = ? ORDER BY created_at, id');

const app = new Hono();
app.get('/sessions', (c) => c.json(sessions.all(owner)));
app.get('/messages/:id', (c) => c.json(messages.all(owner, c.req.param('id'))));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
