import type { Mensagem } from '../../nucleo/mensagem.js';

/** The e-mail by which an administrator sees that messages arrive. */
export const mensagemDeTeste = (para: string, enderecoPublico: string): Mensagem => ({
  para,
  assunto: 'Merenda Escolar: mensagem de teste',
  texto: `Esta mensagem foi pedida em "Configurações" da Merenda Escolar (${enderecoPublico}).

Se você a recebeu, o e-mail está configurado: convites e links de senha também chegam.
`,
});
