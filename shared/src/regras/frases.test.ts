import { avisoDoPrazo } from './estoque/prazo-na-entrega.js';
import { NAO_E_IMAGEM } from './arquivos.js';
import * as frases from './frases.js';

const { NAO_HA, ...demais } = frases;

test.each(
  Object.entries({
    ...demais,
    ...NAO_HA,
    NAO_E_IMAGEM,
    AVISO_DO_PRAZO: avisoDoPrazo({ percentual: 50, aConferir: false }),
  }),
)('%s is a whole sentence', (_, frase) =>
  expect(typeof frase === 'string' ? frase : frase('frnago')).toMatch(/^\p{Lu}\p{L}* .*\p{L}[.!]$/u),
);
