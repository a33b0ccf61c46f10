/** Of `browser.mjs`, for the browser tests. */
export function findTestBrowser(): string | undefined;
