import { AVISO_PRAZO_INSUFICIENTE } from './estoque/lotes.js';
import { NAO_E_IMAGEM } from './arquivos.js';
import * as frases from './frases.js';

const { NAO_HA, ...demais } = frases;

test.each(Object.entries({ ...demais, ...NAO_HA, NAO_E_IMAGEM, AVISO_PRAZO_INSUFICIENTE }))(
  '%s is a whole sentence',
  (_, frase) => expect(typeof frase === 'string' ? frase : frase('frnago')).toMatch(/^\p{Lu}\p{L}* .*\p{L}[.!]$/u),
);
