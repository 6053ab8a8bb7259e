/**
 * Reads and changes parts of an SFNT (TrueType) font file: its names, its vertical metrics and the widths of characters. Numbers in a font are
 * big-endian.
 */

/** @typedef {{ tag: string, offset: number, length: number }} Table */

/** @param {Buffer} font @returns {Table[]} */
function tables(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    return {
      tag: font.toString('latin1', entry, entry + 4),
      offset: font.readUInt32BE(entry + 8),
      length: font.readUInt32BE(entry + 12),
    };
  });
}

/** @param {Buffer} font @param {string} tag @returns {Buffer} */
function table(font, tag) {
  const found = tables(font).find((candidate) => candidate.tag === tag);
  if (found === undefined) throw new Error(`The font has no ${tag} table.`);
  return font.subarray(found.offset, found.offset + found.length);
}

/**
 * The English names of the Windows platform, by name id.
 * @param {Buffer} font
 * @returns {[id: number, text: string][]}
 */
export function nameRecords(font) {
  const name = table(font, 'name');
  const storage = name.readUInt16BE(4);
  /** @type {[number, string][]} */
  const records = [];
  for (let entry = 6; entry < 6 + name.readUInt16BE(2) * 12; entry += 12) {
    if (name.readUInt16BE(entry) !== 3 || name.readUInt16BE(entry + 4) !== 0x409) continue;
    const start = storage + name.readUInt16BE(entry + 10);
    const text = Buffer.from(name.subarray(start, start + name.readUInt16BE(entry + 8)));
    records.push([name.readUInt16BE(entry + 6), text.swap16().toString('utf16le')]);
  }
  return records;
}

/** @param {Map<number, string>} names */
function nameTable(names) {
  const sorted = [...names].toSorted(([a], [b]) => a - b);
  const header = Buffer.alloc(6 + sorted.length * 12);
  header.writeUInt16BE(sorted.length, 2);
  header.writeUInt16BE(header.length, 4);
  const texts = sorted.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let start = 0;
  for (const [index, [id]] of sorted.entries()) {
    const length = texts[index]?.length ?? 0;
    const fields = [3, 1, 0x409, id, length, start];
    for (const [field, value] of fields.entries()) header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    start += length;
  }
  return Buffer.concat([header, ...texts]);
}

/** @param {Buffer} bytes padded to four */
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * The font with these names and no others.
 * @param {Buffer} font
 * @param {Map<number, string>} names by name id
 * @returns {Buffer}
 */
export function withNames(font, names) {
  const parts = tables(font).map(({ tag, offset, length }) => {
    const bytes = tag === 'name' ? nameTable(names) : font.subarray(offset, offset + length);
    return { tag, length: bytes.length, padded: Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]) };
  });
  const header = Buffer.alloc(12 + parts.length * 16);
  font.copy(header, 0, 0, 12);
  let offset = header.length;
  for (const [index, { tag, length, padded }] of parts.entries()) {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    offset += padded.length;
  }
  return Buffer.concat([header, ...parts.map(({ padded }) => padded)]);
}

/**
 * Ascent, descent (positive) and line gap in em.
 * @param {Buffer} font
 */
export function verticalMetrics(font) {
  const em = table(font, 'head').readUInt16BE(18);
  const hhea = table(font, 'hhea');
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  };
}

/**
 * A function from a code point of the basic plane to its advance width in em, or undefined if the font lacks it.
 * @param {Buffer} font
 * @returns {(point: number) => number | undefined}
 */
export function advances(font) {
  const em = table(font, 'head').readUInt16BE(18);
  const metrics = table(font, 'hhea').readUInt16BE(34);
  const hmtx = table(font, 'hmtx');
  const cmap = table(font, 'cmap');
  const map = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  ).find((candidate) => candidate.readUInt16BE(0) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4.');
  const segments = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + segments, 16 + 2 * segments, 16 + 3 * segments];

  /** @param {number} point */
  const glyphOf = (point) => {
    for (let segment = 0; segment < segments; segment += 2) {
      if (point > map.readUInt16BE(ends + segment)) continue;
      const start = map.readUInt16BE(starts + segment);
      if (point < start) return 0;
      const delta = map.readUInt16BE(deltas + segment);
      const rangeOffset = map.readUInt16BE(ranges + segment);
      if (rangeOffset === 0) return (point + delta) & 0xffff;
      const glyph = map.readUInt16BE(ranges + segment + rangeOffset + (point - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
  return (point) => {
    const glyph = glyphOf(point);
    return glyph === 0 ? undefined : hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4) / em;
  };
}
