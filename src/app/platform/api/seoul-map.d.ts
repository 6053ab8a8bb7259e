declare module 'virtual:seoul-map' {
  type Point = [x: number, y: number, ko: string, en: string];
  /** Shapes as SVG path data, places as points with their names; units as in `contract/seoul/projection.ts`. */
  const map: {
    /** Minutes until the first train comes. */
    wait: number;
    city: string;
    river: string;
    islands: string;
    streams: string;
    /** Stations by their places in `stations`; minutes from each to the next, of a loop also from the last to the first; hops in one direction alone. */
    lines: {
      line: 1 | 2 | 6;
      path: string;
      stations: number[];
      minutes: number[];
      oneWayHops?: number[];
    }[];
    stations: Point[];
    /** A station, two lines by their places in `lines`, and the minutes from train to train. */
    changes: [station: number, a: number, b: number, minutes: number][];
    neighbourhoods: [...Point, location: string, path: string][];
    /** With the last parts of ways there: a station, the minutes from it, and whether by bus. */
    universities: [...Point, id: string, last: [station: number, minutes: number, bus: boolean][]][];
    landmarks: Point[];
    mountains: Point[];
  };
  export default map;
}
