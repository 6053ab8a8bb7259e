declare module 'virtual:seoul-map' {
  type Point = [x: number, y: number, ko: string, en: string];
  /** Shapes as SVG path data, places as points with their names; units as in `contract/seoul/projection.ts`. */
  const map: {
    city: string;
    river: string;
    islands: string;
    streams: string;
    lines: { line: 1 | 2 | 6; path: string; stations: number[] }[];
    stations: Point[];
    neighbourhoods: [...Point, location: import('../../../contract/vocabulary.ts').Location, path: string][];
    universities: [...Point, id: string][];
    landmarks: Point[];
    mountains: Point[];
  };
  export default map;
}
