/** `what` completes "refuses …"; `sentence` is a part of the answer. */
export const HOSTILE_INVOICES: readonly { what: string; content: () => string | Buffer; sentence: RegExp }[];
