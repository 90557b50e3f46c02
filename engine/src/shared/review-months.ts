/** After so many months, search results say when their page was last reviewed, unless the config says otherwise. */
export const DEFAULT_REVIEW_AFTER = 12;
