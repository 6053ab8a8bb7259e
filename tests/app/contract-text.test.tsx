// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import sign from '../../locales/en/sign.json';
import { ContractTextView } from '#app/features/contracts/reading/contract-text.tsx';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { longStay, shortStay, typedSignature } from '#tests/kit/contract-fixture.ts';
import { renderContract, renderSignedContract } from '#server/adapters/pdf/contract-pdf.ts';
import { pdfLines, squeezed } from '#tests/kit/pdf-text.ts';

afterEach(cleanup);

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

it.each([
  ['unsigned, for six', () => renderContract(longStay())],
  ['unsigned, for one', () => renderContract(shortStay())],
  ['signed', () => renderSignedContract(longStay(), typedSignature())],
])('a contract reads the same on paper and on the screen: %s', async (_, make) => {
  await startTexts('en', { sign });
  const { bytes, blocks } = await make();
  const { container } = render(<ContractTextView title="Contract" text={{ sha256, blocks }} />);
  const screen = squeezed(container.textContent);
  expect(screen).toContain(sha256);

  const lines = await pdfLines(bytes);
  // A page has a foot of its own, and a list on the screen its own numbers.
  const foot =
    /^\d+\/\d+$|^\d+\.$|^(계약번호·Contractno\.|전자서명확인서·CertificateofElectronicSignature)OND-[\d-]+$/;
  const missing = lines.filter((line) => !screen.includes(line) && !foot.test(line));
  expect(missing).toEqual([]);

  const paper = lines.join('');
  const said = [...container.querySelectorAll('p, span[lang]')]
    .filter((element) => !element.textContent.includes(sha256))
    .map((element) => squeezed(element.textContent));
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((text) => !paper.includes(text))).toEqual([]);
});
