import type pg from 'pg';

/** SQL condition for objects of the schema `public` that were created neither by an extension nor by Kysely's migrator. */
const own = (oid: string, catalogue: string) => `not exists (
  select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
const ownRelation = `c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely\\_%' and ${own('c.oid', 'pg_class')}`;

export type Relation = { oid: number; name: string; kind: string; comment: string | null };
export type Part = { relation: number; name: string; definition: string };
export type Column = { relation: number; name: string; definition: string; comment: string | null };
export type Constraint = Part & { kind: string };
export type Routine = { name: string; definition: string; comment: string | null };

export type Catalogue = {
  extensions: string[];
  relations: Relation[];
  columns: Column[];
  constraints: Constraint[];
  indexes: Part[];
  triggers: Part[];
  views: Part[];
  sequences: Routine[];
  routines: Routine[];
  others: string[];
};

/** Sorts with `collate "C"`, so that the order does not depend on a server's locale. */
const queries: Record<keyof Catalogue, string> = {
  extensions: `select extname as name from pg_extension where extname <> 'plpgsql' order by extname collate "C"`,
  relations: `
    select c.oid::int8 as oid, c.relname as name, c.relkind as kind, obj_description(c.oid, 'pg_class') as comment
    from pg_class c where ${ownRelation} and c.relkind not in ('i', 'S') order by c.relname collate "C"`,
  columns: `
    select a.attrelid::int8 as relation, a.attname as name, col_description(a.attrelid, a.attnum) as comment,
      format_type(a.atttypid, a.atttypmod)
        || case when a.attcollation not in (0, t.typcollation) then ' COLLATE ' || a.attcollation::regcollation else '' end
        || case when a.attgenerated <> '' then ' GENERATED ALWAYS AS (' || pg_get_expr(e.adbin, e.adrelid, true) || ')'
             || case a.attgenerated when 's' then ' STORED' else ' VIRTUAL' end
           when a.attidentity <> '' then ' GENERATED ' || case a.attidentity when 'a' then 'ALWAYS' else 'BY DEFAULT' end || ' AS IDENTITY'
           when e.adbin is not null then ' DEFAULT ' || pg_get_expr(e.adbin, e.adrelid, true) else '' end
        || case when a.attnotnull then ' NOT NULL' else '' end as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
    where ${ownRelation} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by a.attnum`,
  // PostgreSQL 18 lists NOT NULL here, older ones with the column alone.
  constraints: `
    select k.conrelid::int8 as relation, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid, true) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${ownRelation} and k.contype in ('p', 'u', 'c', 'x', 'f')
    order by array_position(array['p', 'u', 'c', 'x', 'f'], k.contype::text), k.conname collate "C"`,
  indexes: `
    select i.indrelid::int8 as relation, x.relname as name, pg_get_indexdef(i.indexrelid, 0, true) as definition
    from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
    where ${ownRelation} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by x.relname collate "C"`,
  triggers: `
    select g.tgrelid::int8 as relation, g.tgname as name, pg_get_triggerdef(g.oid, true) as definition
    from pg_trigger g join pg_class c on c.oid = g.tgrelid where ${ownRelation} and not g.tgisinternal order by g.tgname collate "C"`,
  views: `
    select c.oid::int8 as relation, c.relname as name, pg_get_viewdef(c.oid, true) as definition
    from pg_class c where ${ownRelation} and c.relkind in ('v', 'm')`,
  // That of an identity belongs to its column.
  sequences: `
    select c.relname as name, format_type(s.seqtypid, null) as definition, obj_description(c.oid, 'pg_class') as comment
    from pg_class c join pg_sequence s on s.seqrelid = c.oid
    where ${ownRelation} and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i') order by c.relname collate "C"`,
  routines: `
    select p.proname as name, pg_get_functiondef(p.oid) as definition, obj_description(p.oid, 'pg_proc') as comment
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${own('p.oid', 'pg_proc')}
    order by p.proname collate "C", pg_get_function_identity_arguments(p.oid)`,
  others: `
    select t.typname as name from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r') and ${own('t.oid', 'pg_type')}
    union all select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind not in ('f', 'p') and ${own('p.oid', 'pg_proc')}
    union all select r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class where ${ownRelation} and r.rulename <> '_RETURN'
    union all select y.polname from pg_policy y order by 1`,
};

/** Reads the objects that migrations made from a database's catalog; lists are sorted by name, columns keep their own order. */
export async function readCatalogue(pool: pg.Pool): Promise<Catalogue> {
  const read = async <Row>(what: keyof Catalogue): Promise<Row[]> =>
    (await pool.query(queries[what])).rows as Row[];
  const names = async (what: keyof Catalogue) => (await read<{ name: string }>(what)).map(({ name }) => name);
  return {
    extensions: await names('extensions'),
    relations: await read('relations'),
    columns: await read('columns'),
    constraints: await read('constraints'),
    indexes: await read('indexes'),
    triggers: await read('triggers'),
    views: await read('views'),
    sequences: await read('sequences'),
    routines: await read('routines'),
    others: await names('others'),
  };
}
