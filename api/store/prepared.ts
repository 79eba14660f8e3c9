import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { DialectWords } from './dialect.ts';
import type { Schema } from './schema.ts';

type Values = Readonly<Record<string, string | number>>;

/** Stands for a value in a query that is compiled before any value is known. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A read that is compiled at its first call and only given its values from then on: building and planning a query costs several times
 * what a small read takes. `build` puts the values it is given into the query as they are, and
 * decides nothing by them; what is fixed stands there as `sql.lit`, since a parameter in a LIMIT has a query planned anew each time.
 */
export function prepared<Given extends Values, Row>(
  db: Kysely<Schema>,
  words: Pick<DialectWords, 'unseen'>,
  build: (given: Given) => Compilable<Row>,
): (given: Given) => Promise<Row[]> {
  const places = new Proxy({}, { get: (_, name) => words.unseen(new Place(String(name))) });
  let compiled: CompiledQuery<Row> | undefined;
  return async (given) => {
    compiled ??= build(places as Given).compile();
    const parameters = compiled.parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
