/** Row of a table of calls. */
declare type EndpointRow = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  access: 'public' | 'token' | 'member' | 'admin',
  kind: 0 | 1 | 2 | 3,
];

/** Rows of a table of calls: `table[noun][name]`. */
declare type EndpointRows = Record<string, Record<string, EndpointRow>>;

declare module 'virtual:endpoints' {
  const endpoints: EndpointRows;
  export default endpoints;
}

declare module 'virtual:network-endpoints' {
  const endpoints: EndpointRows;
  export default endpoints;
}

declare module 'virtual:admin-endpoints' {
  const endpoints: EndpointRows;
  export default endpoints;
}
