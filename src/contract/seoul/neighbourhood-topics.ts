/** Topics of a neighborhood besides its streets, in display order; free of schemas so that the application can import them anywhere. */
export const neighbourhoodTopics = ['halal', 'vegan', 'market', 'night', 'noise'] as const;
export type NeighbourhoodTopic = (typeof neighbourhoodTopics)[number];

/** The number of streets that a neighborhood's page describes at most. */
export const MOST_STREETS = 3;
