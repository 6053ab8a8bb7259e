import type { Thing } from './in-page.ts';

export type Size = { width: number; height: number };
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Point within an element; each coordinate is from 0 to 1. */
export type Point = readonly [x: number, y: number];

/** Browser commands for journeys, independent of the protocol: one page, with nothing stored by earlier runs. */
export interface EngineBrowser {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it cannot use variables of its surroundings here. */
  evaluate<Answer>(work: () => Answer | Promise<Answer>): Promise<Awaited<Answer>>;
  has(thing: Thing): Promise<boolean>;
  /**
   * Clicks the center of an element.
   * @throws if it does not exist
   */
  press(thing: Thing): Promise<void>;
  type(thing: Thing, text: string): Promise<void>;
  draw(thing: Thing, points: readonly Point[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}
