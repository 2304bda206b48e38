/** The id of the list of all papers, which the typed number filters. */
export const ALL_PAPERS = 'all-papers';
