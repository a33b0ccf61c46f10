/** The `type` of the refusal because an outside service has no address: another attempt cannot help. */
export const NAO_CONFIGURADA = 'urn:merenda:integracao-nao-configurada';
