/** The package ships no types; these are the options that the tools use. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      preserveNameIds?: number[];
      dropTables?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
