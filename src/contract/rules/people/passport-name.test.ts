import { describe, expect, it } from 'vitest';
import { personName } from './names.ts';
import { isPassportName, isSignatureOf, tidyPassportName, suggestedPassportName } from './passport-name.ts';

describe('the order of a name', () => {
  it.each([
    [{ firstName: '민준', lastName: '김' }, '김민준'],
    [{ firstName: '志豪', lastName: '陳' }, '陳志豪'],
    [{ firstName: 'Linh', lastName: 'Nguyễn' }, 'Nguyễn Linh'],
    [{ firstName: 'Thảo'.normalize('NFD'), lastName: 'Pham' }, `Pham ${'Thảo'.normalize('NFD')}`],
    [{ firstName: 'Linh', lastName: 'Nguyen' }, 'Linh Nguyen'],
    [{ firstName: 'Marco', lastName: 'Rossi' }, 'Marco Rossi'],
    [{ firstName: 'Sofía', lastName: 'García' }, 'Sofía García'],
  ])('is told by how it is written: %j', (person, name) => {
    expect(personName(person)).toBe(name);
  });
});

describe('a name in a passport', () => {
  it.each([
    ['nguyen', 'NGUYEN'],
    ['  El  Idrissi ', 'EL IDRISSI'],
    ["O'Connor", 'OCONNOR'],
    ['Smith-Jones', 'SMITH JONES'],
    ['THI<LINH<<<', 'THI LINH'],
  ])('is tidied as the machine-readable zone has it: %s', (typed, tidied) => {
    expect(tidyPassportName(typed)).toBe(tidied);
    expect(isPassportName(tidied)).toBe(true);
  });

  it.each(['', 'Müller', '김', 'NGUYỄN', 'A1', 'A'.repeat(40)])('is none: %s', (typed) => {
    expect(isPassportName(tidyPassportName(typed))).toBe(false);
  });
});

describe('a typed signature', () => {
  const names = ['Nguyễn Linh', 'NGUYEN THI LINH'];

  it.each(['Nguyễn Linh', 'nguyen linh', 'LINH  NGUYỄN', 'Nguyễn Linh'.normalize('NFD'), 'Thi Linh Nguyen'])(
    'may be a name of the signer: %s',
    (typed) => {
      expect(isSignatureOf(typed, names)).toBe(true);
    },
  );

  it.each(['Linh', 'Nguyễn', 'Trần Linh', 'Linh Nguyen Tran', 'Linh Linh', '林'])(
    'may be nobody else’s: %s',
    (typed) => {
      expect(isSignatureOf(typed, names)).toBe(false);
    },
  );

  it.each([
    ['志豪 陳', '陳志豪'],
    ['김 민준', '김민준'],
    ['Dorde Lukic', 'Đorđe Lukić'],
    ['OConnor Sean', "Seán O'Connor"],
    ['Jean Luc Roux', 'Jean-Luc Roux'],
    ['😀', '😀'],
  ])('is read as people type it: %s for %s', (typed, name) => {
    expect(isSignatureOf(typed, [name])).toBe(true);
  });
});

describe('a name that a passport most likely has', () => {
  it.each([
    ['Nguyễn', 'NGUYEN'],
    ['Đặng', 'DANG'],
    ['Tomás', 'TOMAS'],
    ["O'Brien-Smith", 'OBRIEN SMITH'],
    ['Bjørn', 'BJOERN'],
    ['Åse', 'AASE'],
    // Only the owner knows how their passport writes these.
    ['Müller', ''],
    ['김', ''],
    ['Nguyễn 2', ''],
    ['', ''],
  ])('of %s is "%s"', (typed, suggested) => expect(suggestedPassportName(typed)).toBe(suggested));
});
