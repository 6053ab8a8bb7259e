import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Simulates visitors who invent queries, each from its own address, and repeat as soon as they are answered. Reports the number of answers. */
const { url, clients, queries } = workerData;
const agent = new Agent({ keepAlive: true });
let answered = 0;
const ended = new AbortController();

/** @param {number} client */
function ask(client) {
  if (ended.signal.aborted) return;
  const path = queries[answered % queries.length] + answered;
  const headers = { 'x-forwarded-for': `10.7.0.${client + 1}`, 'accept-encoding': 'gzip, deflate, br' };
  get(url + path, { agent, headers }, (answer) => {
    answer.resume().once('end', () => {
      answered += 1;
      ask(client);
    });
  });
}

for (let client = 0; client < clients; client += 1) ask(client);
parentPort?.once('message', () => {
  ended.abort();
  parentPort?.postMessage(answered);
});
