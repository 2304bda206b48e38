/** The id of the list of all papers, which follows what is typed into the field. */
export const ALL_PAPERS = 'all-papers';
