/** How the second step of a login is passed. */
export const FORMAS_DO_SEGUNDO_FATOR = ['AUTENTICADOR', 'CHAVE', 'RECUPERACAO'] as const;
export type FormaDoSegundoFator = (typeof FORMAS_DO_SEGUNDO_FATOR)[number];

/** How a browser reaches an authenticator (WebAuthn, section 5.8.4). */
export const TRANSPORTES_DA_CHAVE = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
