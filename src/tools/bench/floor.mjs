import { createServer } from 'node:http';
import pg from 'pg';

/**
 * Minimal host in a process of its own, on PORT of 127.0.0.1. With HOUSE every answer is that row of the database at DATABASE_URL, else one buffer of
 * BYTES bytes.
 */
const { PORT, DATABASE_URL, HOUSE, BYTES } = process.env;
const type = { 'content-type': 'application/json' };
const listener = HOUSE ? house(HOUSE) : buffer(Number(BYTES));
createServer(listener).listen(Number(PORT), '127.0.0.1');

/** @param {number} bytes @returns {import('node:http').RequestListener} */
function buffer(bytes) {
  const body = Buffer.alloc(bytes, 'a');
  return (_request, response) => {
    response.writeHead(200, { ...type, 'content-length': bytes });
    response.end(body);
  };
}

/** @param {string} id @returns {import('node:http').RequestListener} */
function house(id) {
  // As many connections as the host has: pg's own choice.
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  return (_request, response) => {
    void pool.query('select * from houses where id = $1', [id]).then(({ rows: [row] }) => {
      const body = JSON.stringify({ data: row });
      response.writeHead(200, { ...type, 'content-length': Buffer.byteLength(body) });
      response.end(body);
    });
  };
}
