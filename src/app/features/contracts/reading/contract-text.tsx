import { useTranslation } from 'react-i18next';
import type { ContractBlock, ContractLine, ContractText } from '#contract/contract-text.ts';
import type { Bilingual } from '#contract/shared.ts';
import * as css from './contract-text.css.ts';

/**
 * Shows the text of a contract file in lines as wide as the screen, in both languages as in the file, with the file's hash. The file, not this text,
 * is binding. Text: sign.
 */
export function ContractTextView({ text, title }: { text: ContractText; title: string }) {
  const { t } = useTranslation('sign');
  return (
    <article className={css.paper} aria-label={title}>
      {text.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <p className={css.hash}>{t('pdf.ofFile', { hash: text.sha256 })}</p>
    </article>
  );
}

function Block({ block }: { block: ContractBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={css.heading}>
          <span className={css.number}>{block.number}</span> <Both text={block.title} />
        </h2>
      );
    case 'columns':
      return (
        <div className={css.group}>
          {block.columns.map((lines, index) => (
            <Lines key={index} lines={lines} />
          ))}
        </div>
      );
    case 'facts':
      return (
        <dl className={css.facts}>
          {block.facts.map(({ label, value }, index) => (
            <div key={index} className={css.fact}>
              <dt className={css.label}>
                <Both text={label} />
              </dt>
              <dd>
                <Lines lines={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Rows block={block} />;
    case 'clauses':
      return <Clauses block={block} />;
    case 'signature':
      return (
        <div className={css.signature}>
          <Lines lines={block.party} />
          <div className={css.box}>
            <Lines lines={block.inside} />
            {block.picture && <img src={block.picture} alt="" className={css.mark} />}
          </div>
          <Lines lines={block.below} />
        </div>
      );
  }
}

/** Shows a table as one list of facts per row, because five columns do not fit a phone. */
function Rows({ block: { head, amounts, rows } }: { block: Extract<ContractBlock, { kind: 'table' }> }) {
  return (
    <ul className={css.rows}>
      {rows.map((cells, row) => (
        <li key={row} className={css.row}>
          {cells.map((lines, column) => {
            const name = head[column];
            return (
              lines.length > 0 &&
              name && (
                <div key={column} className={css.cell} data-amount={amounts[column] ? '' : undefined}>
                  <span className={css.label}>
                    <Both text={name} />
                  </span>
                  <Lines lines={lines} />
                </div>
              )
            );
          })}
        </li>
      ))}
    </ul>
  );
}

function Clauses({ block: { items, numbered } }: { block: Extract<ContractBlock, { kind: 'clauses' }> }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={css.clauses}>
      {items.map(({ ko, en }, index) => (
        <li key={index}>
          <p lang="ko">{ko}</p>
          <p lang="en" className={css.quiet}>
            {en}
          </p>
        </li>
      ))}
    </List>
  );
}

function Both({ text: { ko, en } }: { text: Bilingual }) {
  return (
    <>
      <span lang="ko">{ko}</span>
      {en !== ko && (
        <>
          {' '}
          <span lang="en" className={css.quiet}>
            {en}
          </span>
        </>
      )}
    </>
  );
}

function Lines({ lines }: { lines: ContractLine[] }) {
  return (
    <div className={css.lines}>
      {lines.map(({ text, look }, index) => (
        <p key={index} className={css.look[look]}>
          {text}
        </p>
      ))}
    </div>
  );
}
