import { parentPort, workerData } from 'node:worker_threads';
import { parseCalendar, type ParseOptions } from './parse-calendar.ts';

const { text, options } = workerData as { text: string; options: ParseOptions };
parentPort?.postMessage(parseCalendar(text, options));
