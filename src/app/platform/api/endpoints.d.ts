declare module 'virtual:endpoints' {
  type Row = [
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    access: 'public' | 'token' | 'member' | 'admin',
    kind: 0 | 1 | 2,
  ];
  const endpoints: Record<string, Record<string, Row>>;
  export default endpoints;
}
