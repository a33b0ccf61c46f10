/** The `type` of the refusal because the call needs a password of the last five minutes (POST /tokens/confirmar). */
export const CONFIRME_A_SENHA = 'urn:merenda:confirme-a-senha';
/** The `type` of the refusal because an outside service has no address: another attempt cannot help. */
export const NAO_CONFIGURADA = 'urn:merenda:integracao-nao-configurada';
