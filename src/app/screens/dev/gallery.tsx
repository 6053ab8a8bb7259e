import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from './gallery-page.tsx';

export const Route = createFileRoute('/dev/gallery')({ component: Gallery });
