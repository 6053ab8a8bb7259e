import type { Thing } from './in-page.ts';

export type Size = { width: number; height: number };
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** A point of a thing, each side from 0 to 1. */
export type Point = readonly [x: number, y: number];

/** The commands that journeys give to a browser, whichever protocol it is driven by: one page, without a memory of earlier runs. */
export interface EngineBrowser {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing of what is around it here. */
  evaluate<Answer>(work: () => Answer | Promise<Answer>): Promise<Awaited<Answer>>;
  has(thing: Thing): Promise<boolean>;
  /** Clicks into the middle of a thing that is there. @throws where it is not */
  press(thing: Thing): Promise<void>;
  type(thing: Thing, text: string): Promise<void>;
  /** Draws one line over a thing with the pointer held down. */
  draw(thing: Thing, points: readonly Point[]): Promise<void>;
  /** The window's content as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors that pages threw or wrote to their console so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}
