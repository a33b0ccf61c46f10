/** How long a recovery link serves, in minutes. */
export const VALIDADE_MIN = 30;
