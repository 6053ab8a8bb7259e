import { parentPort, workerData } from 'node:worker_threads';
import { parseCalendar, type ParseOptions } from './parse-calendar.ts';

const { text, options } = (workerData as { input: { text: string; options: ParseOptions } }).input;
parentPort?.postMessage(parseCalendar(text, options));
