import { useNavigate } from '@tanstack/react-router';

/** Returns a function that changes filters in the address and goes to the first page. Typing adds no history entry. */
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
