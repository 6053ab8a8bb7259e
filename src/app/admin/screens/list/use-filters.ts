import { useNavigate } from '@tanstack/react-router';

/** Changes filters of the list on screen, in its address: its first page is shown. What is being typed adds nothing to the history. */
export function useFilters<Search extends object>(): (changed: Search, typing?: 'typing') => void {
  const navigate = useNavigate();
  return (changed, typing) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, page: undefined, ...changed }),
      replace: typing !== undefined,
      resetScroll: false,
    });
}
