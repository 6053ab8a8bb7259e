import { createFileRoute } from '@tanstack/react-router';
import { FavouritesScreen } from './favourites-screen.tsx';

export const Route = createFileRoute('/_public/favourites')({
  staticData: { texts: ['house-card'] },
  component: FavouritesScreen,
});
