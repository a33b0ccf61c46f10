/** The key of the user's notifications. The shell reads it; a write of any area may make it stale. */
export const consultasDeNotificacoes = { familia: ['notificacoes'] as const };
