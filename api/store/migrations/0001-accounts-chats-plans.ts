import type { Migration } from '../migrate.ts';

const plans = [
  {
    id: 5,
    name: 'Apprentice',
    price: 9.99,
    duration: 'Monthly',
    features: [
      'Unlimited questions in English and Spanish',
      'Saved chats on all your devices',
      'Voltage drop, box fill, conduit fill and ampacity calculators',
      'Works without signal',
      'Code references for the 2017 to 2026 editions',
    ],
  },
  {
    id: 6,
    name: 'Journeyman',
    price: 24.99,
    duration: 'Quarterly',
    features: [
      'Everything in Apprentice',
      'Job cards: site, edition, ambient and wiring method filled in for you',
      'Motor, transformer, grounding and load calculations with every step shown',
      'Copy, print and share answers with their assumptions',
      'Exam practice questions with worked answers',
    ],
  },
  {
    id: 7,
    name: 'Master',
    price: 89.99,
    duration: 'Yearly',
    features: [
      'Everything in Journeyman',
      'Service and feeder load calculations for dwellings and small commercial',
      'Desktop app for the shop, with its own copy of your chats',
      'Connect your own language model or one that runs in the shop',
      'Support by e-mail',
    ],
  },
] as const;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const accountsChatsPlans: Migration = {
  number: 1,
  name: 'accounts-chats-plans',
  statements: ({ id, integer, real, strict, name }) => [
    `CREATE TABLE users (
      id ${id},
      uuid TEXT NOT NULL UNIQUE,
      full_name TEXT NOT NULL,
      search_text TEXT NOT NULL,
      email TEXT NOT NULL,
      email_folded TEXT NOT NULL UNIQUE,
      phone_number TEXT,
      address TEXT,
      organization_name TEXT,
      license_number TEXT,
      website TEXT,
      number_of_electricians ${integer},
      supplies_source TEXT,
      referral TEXT,
      image TEXT,
      login_count ${integer} NOT NULL DEFAULT 0,
      status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive', 'banned')),
      role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
      password_hash TEXT,
      created_at ${integer} NOT NULL,
      last_active_at ${integer},
      chat_count ${integer} NOT NULL DEFAULT 0,
      state TEXT,
      edition TEXT,
      language TEXT,
      job_defaults TEXT
    )${strict}`,
    'CREATE INDEX users_by_status ON users (status, id)',
    'CREATE INDEX users_by_created ON users (created_at, id)',
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY,
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at ${integer} NOT NULL,
      used_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX tokens_by_user ON tokens (user_id)',
    'CREATE INDEX tokens_by_used ON tokens (used_at)',
    `CREATE TABLE owners (owner TEXT PRIMARY KEY, last_change ${integer} NOT NULL)${strict}`,
    `CREATE TABLE sessions (
      owner TEXT NOT NULL,
      id TEXT NOT NULL,
      title TEXT NOT NULL,
      title_at ${integer} NOT NULL,
      created_at ${integer} NOT NULL,
      last_message_at ${integer} NOT NULL,
      deleted ${integer} NOT NULL DEFAULT 0,
      change ${integer} NOT NULL,
      PRIMARY KEY (owner, id)
    )${strict}`,
    'CREATE INDEX sessions_by_change ON sessions (owner, change)',
    'CREATE INDEX sessions_by_created ON sessions (owner, created_at, id)',
    'CREATE INDEX sessions_by_id ON sessions (id)',
    'CREATE INDEX sessions_by_last_message ON sessions (last_message_at)',
    `CREATE TABLE messages (
      owner TEXT NOT NULL,
      id TEXT NOT NULL,
      session_id TEXT,
      role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
      content TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('running', 'done', 'interrupted', 'stopped', 'failed')),
      reply_to TEXT,
      supersedes TEXT,
      previous_user_msg TEXT,
      answered_by TEXT,
      answer TEXT,
      parts TEXT,
      created_at ${integer} NOT NULL,
      change ${integer} NOT NULL,
      PRIMARY KEY (owner, id),
      FOREIGN KEY (owner, session_id) REFERENCES sessions (owner, id)
    )${strict}`,
    'CREATE INDEX messages_by_session ON messages (owner, session_id, created_at, id)',
    'CREATE INDEX messages_by_change ON messages (owner, change)',
    'CREATE INDEX messages_by_question ON messages (owner, reply_to)',
    'CREATE INDEX messages_by_id ON messages (id)',
    'CREATE INDEX messages_by_created ON messages (owner, created_at)',
    `CREATE TABLE answer_events (
      owner TEXT NOT NULL,
      reply_id TEXT NOT NULL,
      n ${integer} NOT NULL,
      event TEXT NOT NULL,
      PRIMARY KEY (owner, reply_id, n),
      FOREIGN KEY (owner, reply_id) REFERENCES messages (owner, id) ON DELETE CASCADE
    )${strict}`,
    `CREATE TABLE processes (id TEXT PRIMARY KEY, beat_at ${integer} NOT NULL)${strict}`,
    `CREATE TABLE running_answers (
      owner TEXT NOT NULL,
      reply_id TEXT NOT NULL,
      process_id TEXT NOT NULL,
      stop_requested ${integer} NOT NULL DEFAULT 0,
      guest TEXT,
      guest_mark TEXT,
      language TEXT NOT NULL,
      PRIMARY KEY (owner, reply_id),
      FOREIGN KEY (owner, reply_id) REFERENCES messages (owner, id) ON DELETE CASCADE
    )${strict}`,
    'CREATE INDEX running_answers_by_process ON running_answers (process_id)',
    `CREATE TABLE guest_counts (
      guest TEXT PRIMARY KEY,
      uses TEXT NOT NULL,
      reserved ${integer} NOT NULL,
      touched_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE plans (
      id ${id},
      plan_name TEXT NOT NULL,
      price ${real} NOT NULL,
      duration TEXT NOT NULL CHECK (duration IN ('Monthly', 'Quarterly', 'Yearly')),
      description TEXT NOT NULL
    )${strict}`,
    `CREATE TABLE feedback (
      id ${id},
      owner TEXT NOT NULL,
      response_id TEXT NOT NULL,
      feedback TEXT NOT NULL CHECK (feedback IN ('thumbs-up', 'thumbs-down')),
      reason TEXT,
      question TEXT,
      user_id ${integer} REFERENCES users (id) ON DELETE SET NULL,
      created_at ${integer} NOT NULL,
      UNIQUE (owner, response_id)
    )${strict}`,
    'CREATE INDEX feedback_by_created ON feedback (created_at, id)',
    `CREATE TABLE audit_log (
      id ${id},
      at ${integer} NOT NULL,
      actor TEXT NOT NULL,
      action TEXT NOT NULL,
      subject TEXT NOT NULL,
      details TEXT
    )${strict}`,
    `CREATE TABLE throttles (
      key TEXT PRIMARY KEY,
      hits ${integer} NOT NULL,
      window_ends_at ${integer} NOT NULL,
      blocked_until ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX throttles_by_end ON throttles (window_ends_at)',
    `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)${strict}`,
    `CREATE TABLE counters (name TEXT PRIMARY KEY, value ${integer} NOT NULL)${strict}`,
    ...plans.map(
      (plan) =>
        `INSERT INTO plans (id, plan_name, price, duration, description) VALUES (${plan.id}, ${quote(plan.name)}, ${plan.price}, ${quote(plan.duration)}, ${quote(plan.features.join('\n'))})`,
    ),
    // Explicit ids leave an identity column's sequence behind; SQLite's AUTOINCREMENT follows by itself.
    ...(name === 'postgres'
      ? ['ALTER TABLE users ALTER COLUMN id RESTART WITH 14', 'ALTER TABLE plans ALTER COLUMN id RESTART WITH 8']
      : []),
  ],
  async fill(db, { uuid, at }) {
    await db
      .insertInto('users')
      .values({
        id: 13,
        uuid,
        full_name: 'Admin',
        search_text: '',
        email: 'admin@localhost',
        email_folded: 'admin@localhost',
        login_count: 0,
        status: 'active',
        role: 'admin',
        created_at: at,
        chat_count: 0,
      })
      .execute();
  },
};
