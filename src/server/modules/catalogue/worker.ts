import { parentPort, workerData } from 'node:worker_threads';
import { parseFile, type ParseInput } from './parse.ts';

const { bytes, known } = (workerData as { input: ParseInput }).input;
parentPort?.postMessage(parseFile(bytes, known));
