import type { ReactNode } from 'react';
import { actions, prompt } from './bottom-prompt.css.ts';

export function BottomPrompt({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={prompt}>
      <span>{text}</span>
      <div className={actions}>{children}</div>
    </div>
  );
}
