/** The key of what waits for the user. The shell reads it; a write of any area may make it stale. */
export const consultasDeNotificacoes = { familia: ['notificacoes'] as const };
